import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { v1 } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { FrameLink } from "./frame-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export function ForgotPasswordPage() {
  const [sent, setSent] = useState<string | null>(null);
  const ask = async (email: string): Promise<void> => {
    const { data } = await v1.POST("/api/v1/session/password-reset", { body: { email } });
    setSent(data!.message);
  };
  return (
    <SignInFrame
      title={t`Reset your password`}
      about={t`Enter your email and we'll send you a reset link.`}
      footer={
        <FrameLink to="/sign-in">
          <Trans>Back to sign in</Trans>
        </FrameLink>
      }
    >
      {sent !== null && <Notice look="success">{sent}</Notice>}
      <Form onSubmit={(fields) => ask(fields.text("email"))}>
        {({ busy }) => (
          <>
            <TextField label={t`Email`} name="email" type="email" autoComplete="username" required />
            <Button type="submit" look="primary" busy={busy}>
              {sent === null ? t`Send reset link` : t`Resend`}
            </Button>
          </>
        )}
      </Form>
    </SignInFrame>
  );
}

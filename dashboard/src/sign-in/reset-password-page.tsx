import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { v1 } from "../api/client.ts";
import { sessionQuery } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Form, type FormFields } from "../ui/form/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { FrameLink } from "./frame-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The page behind a password reset link. */
export function ResetPasswordPage() {
  const { token } = useSearch({ strict: false });
  const queryClient = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const reset = async (fields: FormFields): Promise<void> => {
    const body = { token: token ?? "", password: fields.exact("password") };
    const { data } = await v1.POST("/api/v1/session/password-reset/confirm", { body });
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    setDone(data!.message);
  };
  const again = (
    <FrameLink to="/forgot-password">
      <Trans>Request a new link</Trans>
    </FrameLink>
  );
  if (done !== null) {
    return (
      <SignInFrame
        title={t`Password changed`}
        footer={
          <FrameLink to="/sign-in">
            <Trans>Sign in</Trans>
          </FrameLink>
        }
      >
        <Notice look="success">{done}</Notice>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t`Choose a new password`} about={t`You'll be signed out on all devices.`} footer={again}>
      <Form onSubmit={reset}>
        {({ busy }) => (
          <>
            <PasswordField
              label={t`New password`}
              name="password"
              autoComplete="new-password"
              hint={t`At least 8 characters.`}
            />
            <Button type="submit" look="primary" busy={busy}>
              <Trans>Change password</Trans>
            </Button>
          </>
        )}
      </Form>
    </SignInFrame>
  );
}

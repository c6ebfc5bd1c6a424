import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { v1 } from "../api/client.ts";
import { useBrandName, useSession, type Session } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { Form, type FormFields } from "../ui/form/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { CodeStep } from "./code-step.tsx";
import { useEnter } from "./enter.ts";
import { FrameLink } from "./frame-link.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export interface Credentials {
  email: string;
  password: string;
}

export function SignInPage() {
  const brand = useBrandName();
  const { first_operator_needed: isNew } = useSession();
  const [waiting, setWaiting] = useState<Credentials | null>(null);
  const enter = useEnter();
  const signIn = async (fields: FormFields): Promise<void> => {
    const credentials = { email: fields.text("email"), password: fields.exact("password") };
    const session = await send(credentials).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== "otp_required") throw error;
      return null;
    });
    if (session) await enter(session);
    else setWaiting(credentials);
  };
  if (waiting) {
    return <CodeStep onCode={async (otp) => enter(await send({ ...waiting, otp }))} onBack={() => setWaiting(null)} />;
  }
  return (
    <SignInFrame title={t`Sign in to ${brand}`} footer={<OtherWays />}>
      {isNew && (
        <Notice look="info">
          <Trans>This server isn't set up yet. Open the setup link in the server log.</Trans>
        </Notice>
      )}
      <Form onSubmit={signIn}>
        {({ busy }) => (
          <>
            <TextField label={t`Email`} name="email" type="email" autoComplete="username" required />
            <PasswordField label={t`Password`} name="password" autoComplete="current-password" />
            <Button type="submit" look="primary" busy={busy}>
              <Trans>Sign in</Trans>
            </Button>
          </>
        )}
      </Form>
      <PasskeyButton />
    </SignInFrame>
  );
}

function OtherWays() {
  const { sign_up: signUp } = useSession();
  return (
    <>
      <FrameLink to="/forgot-password">
        <Trans>Forgot your password?</Trans>
      </FrameLink>
      {signUp !== "closed" && (
        <p className="text-muted">
          <Trans>
            No account yet? <FrameLink to="/sign-up">Sign up</FrameLink>
          </Trans>
        </p>
      )}
    </>
  );
}

async function send(body: Credentials & { otp?: string }): Promise<Session> {
  const { data } = await v1.POST("/api/v1/session", { body });
  return data!.data;
}

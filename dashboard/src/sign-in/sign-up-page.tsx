import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { v1 } from "../api/client.ts";
import { useBrandName, useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { Form, type FormFields } from "../ui/form/form.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { FrameLink } from "./frame-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

type Made = { status: "active" | "pending"; message: string };

export function SignUpPage() {
  const brand = useBrandName();
  const { sign_up: mode } = useSession();
  const [made, setMade] = useState<Made | null>(null);
  if (made) return <AfterSignUp made={made} />;
  const signIn = (
    <p className="text-muted">
      <Trans>
        Already have an account? <FrameLink to="/sign-in">Sign in</FrameLink>
      </Trans>
    </p>
  );
  if (mode === "closed") {
    return (
      <SignInFrame title={t`Sign-up is closed`} about={t`Ask the operator of ${brand} for an account.`} footer={signIn}>
        {null}
      </SignInFrame>
    );
  }
  const about = mode === "approval" ? t`New accounts are reviewed before they can be used.` : undefined;
  return (
    <SignInFrame title={t`Create your ${brand} account`} about={about} footer={signIn}>
      <SignUpForm onMade={setMade} />
    </SignInFrame>
  );
}

function SignUpForm({ onMade }: { onMade: (made: Made) => void }) {
  const signUp = async (fields: FormFields): Promise<void> => {
    const company = fields.text("company");
    const body = {
      name: fields.text("name"),
      email: fields.text("email"),
      password: fields.exact("password"),
      ...(company !== "" && { company }),
    };
    const { data } = await v1.POST("/api/v1/sign-up", { body });
    onMade(data!);
  };
  return (
    <Form onSubmit={signUp}>
      {({ busy }) => (
        <>
          <TextField label={t`Your name`} name="name" autoComplete="name" required />
          <TextField label={t`Company (optional)`} name="company" autoComplete="organization" />
          <TextField label={t`Email`} name="email" type="email" autoComplete="username" required />
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="new-password"
            hint={t`At least 8 characters. A few random words make a strong password.`}
          />
          <Button type="submit" look="primary" busy={busy}>
            <Trans>Sign up</Trans>
          </Button>
        </>
      )}
    </Form>
  );
}

function AfterSignUp({ made: { status, message } }: { made: Made }) {
  return (
    <SignInFrame
      title={status === "active" ? t`Your account is ready` : t`Awaiting approval`}
      about={message}
      footer={
        <FrameLink to="/sign-in">
          <Trans>Go to sign in</Trans>
        </FrameLink>
      }
    >
      <p className="text-muted">
        <Trans>Already registered? Check your inbox.</Trans>
      </p>
    </SignInFrame>
  );
}

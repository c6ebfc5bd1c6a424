import { useState } from "react";
import { v1 } from "../api/client.ts";
import { useBrandName, useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form, type FormFields } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
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
      You have an account? <FrameLink to="/sign-in">Sign in</FrameLink>
    </p>
  );
  if (mode === "closed") {
    return (
      <SignInFrame
        title="Sign-up is closed"
        about={`New accounts at ${brand} are made by its operator: ask them for one.`}
        footer={signIn}
      >
        {null}
      </SignInFrame>
    );
  }
  const about = mode === "approval" ? "The operator looks at each new account before it can be used." : undefined;
  return (
    <SignInFrame title={`Sign up at ${brand}`} about={about} footer={signIn}>
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
          <TextField label="Your name" name="name" autoComplete="name" required />
          <TextField label="Company (optional)" name="company" autoComplete="organization" />
          <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            hint="8 characters or more; a few words are better than one with symbols."
          />
          <Button type="submit" look="primary" busy={busy}>
            Sign up
          </Button>
        </>
      )}
    </Form>
  );
}

function AfterSignUp({ made: { status, message } }: { made: Made }) {
  return (
    <SignInFrame
      title={status === "active" ? "Your account is ready" : "Waiting for approval"}
      about={message}
      footer={<FrameLink to="/sign-in">Go to the sign-in</FrameLink>}
    >
      <p className="text-muted">If you had an account with this e-mail already, look into your mailbox.</p>
    </SignInFrame>
  );
}

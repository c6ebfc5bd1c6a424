import { t } from "@lingui/core/macro";
import { useSearch } from "@tanstack/react-router";
import { v1 } from "../api/client.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { Form, type FormFields } from "../ui/form/form.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { useEnter } from "./enter.ts";
import { FrameLink } from "./frame-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Where the link leads that a server without staff prints when it starts. */
export function FirstOperatorPage() {
  const { token } = useSearch({ strict: false });
  const { first_operator_needed: isNeeded } = useSession();
  const enter = useEnter();
  const begin = async (fields: FormFields): Promise<void> => {
    const body = {
      token: token ?? "",
      name: fields.text("name"),
      email: fields.text("email"),
      password: fields.exact("password"),
    };
    const { data } = await v1.POST("/api/v1/session/first-operator", { body });
    await enter(data!.data);
  };
  if (!isNeeded) {
    return (
      <SignInFrame
        title={t`This server is already set up`}
        about={t`This link was for the first operator. An owner can invite you.`}
        footer={<FrameLink to="/sign-in">{t`Go to sign in`}</FrameLink>}
      >
        {null}
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t`Set up your server`} about={t`Create the owner account. It has full access to this server.`}>
      <Form onSubmit={begin}>
        {({ busy }) => (
          <>
            <TextField label={t`Your name`} name="name" autoComplete="name" required />
            <TextField label={t`Email`} name="email" type="email" autoComplete="username" required />
            <PasswordField
              label={t`Password`}
              name="password"
              autoComplete="new-password"
              hint={t`At least 8 characters.`}
            />
            <Button type="submit" look="primary" busy={busy}>
              {t`Create account`}
            </Button>
          </>
        )}
      </Form>
    </SignInFrame>
  );
}

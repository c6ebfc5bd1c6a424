import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { operator, operatorHooks } from "../api/client.ts";
import { withArticle } from "../session/permission.ts";
import { useBrandName } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Form, type FormFields } from "../ui/form/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { QueryView } from "../ui/states.tsx";
import { FrameLink } from "./frame-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The page behind an invitation link. Its token is in the fragment, which is not sent to servers. */
export function InvitationPage() {
  const token = useLocation().hash;
  const brand = useBrandName();
  const [done, setDone] = useState<string>();
  const invitation = operatorHooks.useQuery("post", "/api/operator/invitation", { body: { token } }, { retry: false });
  const toSignIn = <FrameLink to="/sign-in">{t`Go to sign in`}</FrameLink>;
  const accept = async (fields: FormFields): Promise<void> => {
    const body = { token, password: fields.exact("password") };
    const { data } = await operator.POST("/api/operator/invitation/accept", { body });
    setDone(data!.message);
  };
  if (done !== undefined) {
    return (
      <SignInFrame title={t`Welcome`} footer={toSignIn}>
        <Notice look="success">{done}</Notice>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t`Join ${brand}`} footer={toSignIn}>
      <QueryView query={invitation}>
        {({ data }) => (
          <Form onSubmit={accept}>
            {({ busy }) => (
              <>
                <p className="text-muted">
                  <Trans>
                    {data.name}, you've been invited as {withArticle(data.role)}. Set a password for {data.email}.
                  </Trans>
                </p>
                {/* For password managers, which keep passwords by name. */}
                <input type="hidden" name="username" autoComplete="username" value={data.email} />
                <PasswordField
                  label={t`Password`}
                  name="password"
                  autoComplete="new-password"
                  hint={t`At least 8 characters.`}
                />
                <Button type="submit" look="primary" busy={busy}>
                  {t`Accept invitation`}
                </Button>
              </>
            )}
          </Form>
        )}
      </QueryView>
    </SignInFrame>
  );
}

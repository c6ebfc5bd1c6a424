import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { v1 } from "../api/client.ts";
import { useRefresh } from "../api/use-refresh.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Form, type FormFields } from "../ui/form/form.tsx";
import { Card } from "../ui/page.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";

export function PasswordCard() {
  const { person } = useSession();
  const refresh = useRefresh(["/api/v1/session/devices"]);
  const [changes, setChanges] = useState(0);
  const change = async (fields: FormFields): Promise<void> => {
    const body = { current_password: fields.exact("current_password"), password: fields.exact("password") };
    const { data } = await v1.PUT("/api/v1/session/password", { body });
    toast.success(data!.message);
    setChanges(changes + 1);
    await refresh();
  };
  return (
    <Card title={t`Password`}>
      <Form key={changes} label={t`Password`} onSubmit={change} className="max-w-md">
        {({ busy }) => (
          <>
            <p className="text-muted">
              <Trans>You'll be signed out of your other sessions.</Trans>
            </p>
            {/* For password managers, which keep passwords by name. */}
            <input type="hidden" name="username" autoComplete="username" value={person?.email ?? ""} />
            <PasswordField label={t`Current password`} name="current_password" autoComplete="current-password" />
            <PasswordField
              label={t`New password`}
              name="password"
              autoComplete="new-password"
              hint={t`At least 8 characters.`}
            />
            <div>
              <Button type="submit" look="primary" busy={busy}>
                <Trans>Change password</Trans>
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}

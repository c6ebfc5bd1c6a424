import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { FormFields } from "../../ui/form.tsx";
import { Card } from "../../ui/page.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useRefreshResellers, type Reseller } from "./reseller.ts";

/** How the reseller signs in to the dashboard. */
export function ResellerSignIn({ reseller }: { reseller: Reseller }) {
  const refusal = useRefusal("manage_resellers");
  const { has_password: hasPassword, two_factor_enabled: hasSecond } = reseller;
  return (
    <Card
      title="Sign-in"
      actions={
        <>
          {hasSecond && <ResetSecondFactor reseller={reseller} refusal={refusal} />}
          {hasPassword && <SendLink reseller={reseller} refusal={refusal} />}
          <SetPassword reseller={reseller} refusal={refusal} />
        </>
      }
    >
      <p>
        {hasPassword
          ? `Signs in with a password${hasSecond ? " and a second factor" : ", without a second factor"}.`
          : "Has no password: only API keys can be used. Set one to let the reseller into the dashboard."}
      </p>
    </Card>
  );
}

interface SignInProps {
  reseller: Reseller;
  refusal: string | undefined;
}

function ResetSecondFactor({ reseller: { id, name }, refusal }: SignInProps) {
  const refresh = useRefreshResellers();
  const reset = async (): Promise<void> => {
    const params = { path: { id: String(id) } };
    const { data } = await operator.POST("/api/operator/resellers/{id}/reset-second-factor", { params });
    toast.success(data!.message);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={`Take the second factor of ${name} off?`}
      action="Take off"
      danger
      onConfirm={reset}
      trigger={
        <Button size="small" unless={refusal}>
          Reset second factor
        </Button>
      }
    >
      Only for somebody who lost it: make sure who asks. The password alone signs in then. Passkeys are removed, and
      open sessions end.
    </ConfirmDialog>
  );
}

function SendLink({ reseller: { id, email }, refusal }: SignInProps) {
  const send = async (): Promise<void> => {
    const params = { path: { id: String(id) } };
    const { data } = await operator.POST("/api/operator/resellers/{id}/password-link", { params, body: {} });
    toast.success(data!.message);
  };
  return (
    <ConfirmDialog
      title="Send a link to choose a password?"
      action="Send link"
      onConfirm={send}
      trigger={
        <Button size="small" unless={refusal}>
          Send reset link
        </Button>
      }
    >
      It goes to {email}, and works once within an hour. The present password stays until then.
    </ConfirmDialog>
  );
}

function SetPassword({ reseller: { id, name, has_password: hasPassword }, refusal }: SignInProps) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshResellers();
  const save = async (fields: FormFields): Promise<void> => {
    const body = { password: fields.exact("password") };
    await operator.POST("/api/operator/resellers/{id}/password", { params: { path: { id: String(id) } }, body });
    toast.success(`The password of ${name} is set.`);
    await refresh();
  };
  return (
    <>
      <Button size="small" unless={refusal} onClick={() => setOpen(true)}>
        Set password
      </Button>
      <FormDialog
        title={`Set the password of ${name}`}
        about={hasPassword ? "Every sign-in with the old one ends at once." : "With it the reseller signs in."}
        open={open}
        action="Set password"
        onSubmit={save}
        onClose={() => setOpen(false)}
      >
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="8 to 128 characters. Tell it to the reseller by another way than e-mail."
        />
      </FormDialog>
    </>
  );
}

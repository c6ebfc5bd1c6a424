import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";
import { Card } from "../../ui/page.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useRefreshResellers, type Reseller } from "./reseller.ts";

/** How the reseller signs in to the dashboard. */
export function ResellerSignIn({ reseller }: { reseller: Reseller }) {
  const refusal = useRefusal("manage_resellers");
  const { has_password: hasPassword, two_factor_enabled: hasTwoFactor } = reseller;
  return (
    <Card
      title="Sign-in"
      actions={
        <>
          {hasTwoFactor && <ResetTwoFactor reseller={reseller} refusal={refusal} />}
          {hasPassword && <SendLink reseller={reseller} refusal={refusal} />}
          <SetPassword reseller={reseller} refusal={refusal} />
        </>
      }
    >
      <p>
        {hasPassword
          ? `Signs in with a password${hasTwoFactor ? " and two-factor authentication" : ", without two-factor authentication"}.`
          : "No password set. Only API keys work. Set a password to allow sign-in."}
      </p>
    </Card>
  );
}

interface SignInProps {
  reseller: Reseller;
  refusal: string | undefined;
}

function ResetTwoFactor({ reseller: { id, name }, refusal }: SignInProps) {
  const refresh = useRefreshResellers();
  const reset = async (): Promise<void> => {
    const params = { path: { id: String(id) } };
    const { data } = await operator.POST("/api/operator/resellers/{id}/reset-second-factor", { params });
    toast.success(data!.message);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={`Reset two-factor authentication for ${name}?`}
      action="Reset"
      danger
      onConfirm={reset}
      trigger={
        <Button size="small" unless={refusal}>
          Reset two-factor authentication
        </Button>
      }
    >
      Verify their identity first. They will sign in with their password only. Their passkeys are removed and their
      sessions end.
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
      title="Send a password reset link?"
      action="Send link"
      onConfirm={send}
      trigger={
        <Button size="small" unless={refusal}>
          Send reset link
        </Button>
      }
    >
      We'll email it to {email}. It works once within an hour. The current password works until then.
    </ConfirmDialog>
  );
}

function SetPassword({ reseller: { id, name, has_password: hasPassword }, refusal }: SignInProps) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshResellers();
  const save = async (fields: FormFields): Promise<void> => {
    const body = { password: fields.exact("password") };
    await operator.POST("/api/operator/resellers/{id}/password", { params: { path: { id: String(id) } }, body });
    toast.success(`Password for ${name} set.`);
    await refresh();
  };
  return (
    <>
      <Button size="small" unless={refusal} onClick={() => setOpen(true)}>
        Set password
      </Button>
      <FormDialog
        title={`Set password for ${name}`}
        about={hasPassword ? "All their sessions end immediately." : "The reseller can sign in with it."}
        open={open}
        action="Set password"
        onSubmit={save}
        onClose={() => setOpen(false)}
      >
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="8 to 128 characters. Share it securely."
        />
      </FormDialog>
    </>
  );
}

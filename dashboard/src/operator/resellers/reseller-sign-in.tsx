import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
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
      title={t`Sign-in`}
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
          ? hasTwoFactor
            ? t`Signs in with a password and two-factor authentication.`
            : t`Signs in with a password, without two-factor authentication.`
          : t`No password set. Only API keys work. Set a password to allow sign-in.`}
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
    const { data } = await operator.POST("/api/operator/resellers/{id}/reset-two-factor", { params });
    toast.success(data!.message);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={t`Reset two-factor authentication for ${name}?`}
      action={t`Reset`}
      danger
      onConfirm={reset}
      trigger={
        <Button size="small" unless={refusal}>
          <Trans>Reset two-factor authentication</Trans>
        </Button>
      }
    >
      <Trans>
        Verify their identity first. They will sign in with their password only. Their passkeys are removed and their
        sessions end.
      </Trans>
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
      title={t`Send a password reset link?`}
      action={t`Send link`}
      onConfirm={send}
      trigger={
        <Button size="small" unless={refusal}>
          <Trans>Send reset link</Trans>
        </Button>
      }
    >
      <Trans>We'll email it to {email}. It works once within an hour. The current password works until then.</Trans>
    </ConfirmDialog>
  );
}

function SetPassword({ reseller: { id, name, has_password: hasPassword }, refusal }: SignInProps) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshResellers();
  const save = async (fields: FormFields): Promise<void> => {
    const body = { password: fields.exact("password") };
    await operator.POST("/api/operator/resellers/{id}/password", { params: { path: { id: String(id) } }, body });
    toast.success(t`Password for ${name} set.`);
    await refresh();
  };
  return (
    <>
      <Button size="small" unless={refusal} onClick={() => setOpen(true)}>
        <Trans>Set password</Trans>
      </Button>
      <FormDialog
        title={t`Set password for ${name}`}
        about={hasPassword ? t`All their sessions end immediately.` : t`The reseller can sign in with it.`}
        open={open}
        action={t`Set password`}
        onSubmit={save}
        onClose={() => setOpen(false)}
      >
        <PasswordField
          label={t`New password`}
          name="password"
          autoComplete="new-password"
          hint={t`8 to 128 characters. Share it securely.`}
        />
      </FormDialog>
    </>
  );
}

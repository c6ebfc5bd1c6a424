import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { textOf } from "../../../locale/text.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { Card, Details } from "../../../ui/page.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { useRefreshMethods, type PaymentKind, type PaymentMethod } from "./method.ts";

interface CredentialsProps {
  method: PaymentMethod;
  kind: PaymentKind;
  mode: "live" | "test";
}

const TITLES = { live: msg`Live credentials`, test: msg`Test credentials` } as const;
const ENTER = { live: msg`Enter live credentials`, test: msg`Enter test credentials` } as const;
const REPLACE = { live: msg`Replace live credentials`, test: msg`Replace test credentials` } as const;
const REMOVE = { live: msg`Remove live credentials`, test: msg`Remove test credentials` } as const;
const REMOVE_QUESTION = { live: msg`Remove live credentials?`, test: msg`Remove test credentials?` } as const;
const ABOUT = {
  live: msg`Needed for real payments. Without them, resellers don't see the method.`,
  test: msg`Needed for payments in test mode, which move no money.`,
} as const;

/** The account at a gateway for one mode. Secrets are never shown again. */
export function CredentialsCard({ method, kind, mode }: CredentialsProps) {
  const [open, setOpen] = useState(false);
  const refusal = useRefusal("manage_payment_methods");
  const account = method[mode];
  const edit = (
    <>
      {account && <RemoveCredentials method={method} mode={mode} refusal={refusal} />}
      <Button
        size="small"
        unless={refusal}
        aria-label={textOf((account ? REPLACE : ENTER)[mode])}
        onClick={() => setOpen(true)}
      >
        {account ? t`Replace` : t`Enter`}
      </Button>
    </>
  );
  return (
    <Card title={textOf(TITLES[mode])} actions={edit}>
      {account ? (
        <Details
          rows={[
            ...kind.credentials.map(
              ({ name, label, secret }) => [label, secret ? t`Stored` : (account.settings[name] ?? "")] as const,
            ),
            [t`Last changed`, <Time key="at" at={account.updated_at} />],
          ]}
        />
      ) : (
        <p className="text-muted">
          <Trans>Not set.</Trans> {textOf(ABOUT[mode])}
        </p>
      )}
      {open && <CredentialsDialog {...{ method, kind, mode }} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function CredentialsDialog({ method, kind, mode, onClose }: CredentialsProps & { onClose: () => void }) {
  const refresh = useRefreshMethods();
  const save = async (fields: FormFields): Promise<void> => {
    const credentials = Object.fromEntries(kind.credentials.map(({ name }) => [name, fields.text(name)]));
    const path = { id: String(method.id), mode };
    await operator.PUT("/api/operator/payment-methods/{id}/credentials/{mode}", {
      params: { path },
      body: { credentials },
    });
    toast.success(t`Credentials saved.`);
    await refresh();
  };
  return (
    <FormDialog
      title={textOf(TITLES[mode])}
      about={t`All fields replace what is stored. Secrets are stored encrypted and never shown again.`}
      label={textOf(TITLES[mode])}
      action={t`Save credentials`}
      onSubmit={save}
      onClose={onClose}
    >
      {kind.credentials.map(({ name, label, secret, default: standard }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          type={secret ? "password" : "text"}
          autoComplete="off"
          spellCheck={false}
          defaultValue={secret ? "" : (method[mode]?.settings[name] ?? "")}
          required={standard === null}
          {...(standard !== null && { placeholder: standard })}
        />
      ))}
    </FormDialog>
  );
}

function RemoveCredentials({
  method,
  mode,
  refusal,
}: Omit<CredentialsProps, "kind"> & { refusal: string | undefined }) {
  const refresh = useRefreshMethods();
  const remove = async (): Promise<void> => {
    const path = { id: String(method.id), mode };
    await operator.DELETE("/api/operator/payment-methods/{id}/credentials/{mode}", { params: { path } });
    toast.success(t`Credentials removed.`);
    await refresh();
  };
  const button = (
    <Button size="small" unless={refusal} aria-label={textOf(REMOVE[mode])}>
      <Trans>Remove</Trans>
    </Button>
  );
  if (refusal) return button;
  return (
    <ConfirmDialog title={textOf(REMOVE_QUESTION[mode])} action={t`Remove`} danger onConfirm={remove} trigger={button}>
      {mode === "live"
        ? t`Resellers can no longer start live payments with ${method.name}.`
        : t`Resellers can no longer start test payments with ${method.name}.`}
    </ConfirmDialog>
  );
}

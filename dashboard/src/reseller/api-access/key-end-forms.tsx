import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { v1 } from "../../api/client.ts";
import { TextField } from "../../ui/form/field.tsx";
import { DialogForm } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";
import { ConfirmFields, readConfirmation } from "./confirm-fields.tsx";
import { nameOf, type Key, type ShownKey } from "./key.ts";

const MOST_HOURS = 168;
const USUAL_HOURS = 24;

interface KeyFormProps {
  shown: Key;
  /** Gets the new key, or a sentence about what was done. */
  onDone: (outcome: ShownKey | string) => Promise<void>;
  onCancel: () => void;
}

export function RegenerateKeyForm({ shown, onDone, onCancel }: KeyFormProps) {
  const regenerate = async (fields: FormFields): Promise<void> => {
    const { data } = await v1.POST("/api/v1/keys/{id}/regenerate", {
      params: { path: { id: String(shown.id) } },
      body: readConfirmation(fields),
    });
    await onDone(data!.data);
  };
  return (
    <DialogForm label={t`Regenerate`} action={t`Regenerate key`} danger onSubmit={regenerate} onCancel={onCancel}>
      <p className="text-muted">
        <Trans>
          The old key stops working immediately. The new key has the same settings. Use this if the key leaked. To
          replace it without downtime, rotate it instead.
        </Trans>
      </p>
      <ConfirmFields />
    </DialogForm>
  );
}

export function RotateKeyForm({ shown, onDone, onCancel }: KeyFormProps) {
  const rotate = async (fields: FormFields): Promise<void> => {
    const { data } = await v1.POST("/api/v1/keys/{id}/rotate", {
      params: { path: { id: String(shown.id) } },
      body: { hours: fields.text("hours"), ...readConfirmation(fields) },
    });
    await onDone(data!.data);
  };
  return (
    <DialogForm label={t`Rotate`} action={t`Rotate key`} onSubmit={rotate} onCancel={onCancel}>
      <p className="text-muted">
        <Trans>
          Creates a new key with the same settings. The old key keeps working for the hours you choose, so that your
          apps can switch without downtime.
        </Trans>
      </p>
      <TextField
        label={t`Keep the old key for (hours)`}
        name="hours"
        type="number"
        min={0}
        max={MOST_HOURS}
        defaultValue={USUAL_HOURS}
        hint={t`0 to ${MOST_HOURS} hours (one week).`}
        required
      />
      <ConfirmFields />
    </DialogForm>
  );
}

export function RevokeKeyForm({ shown, onDone, onCancel }: KeyFormProps) {
  const revoke = async (): Promise<void> => {
    await v1.POST("/api/v1/keys/{id}/revoke", { params: { path: { id: String(shown.id) } } });
    await onDone(t`${{ name: nameOf(shown) }} revoked.`);
  };
  return (
    <DialogForm label={t`Revoke`} action={t`Revoke key`} danger onSubmit={revoke} onCancel={onCancel}>
      <p className="text-muted">
        <Trans>This key stops working immediately and can't be restored. Orders placed with it continue.</Trans>
      </p>
    </DialogForm>
  );
}

import { v1 } from "../../api/client.ts";
import { TextField } from "../../ui/field.tsx";
import { DialogForm } from "../../ui/form-dialog.tsx";
import type { FormFields } from "../../ui/form.tsx";
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
    <DialogForm
      label="Regenerate"
      action="Regenerate key"
      danger
      cancel="Keep the old key"
      onSubmit={regenerate}
      onCancel={onCancel}
    >
      <p className="text-muted">
        The old key stops working at once, everywhere; the new one has the same settings. This is for a key that leaked.
        To change it without a pause, rotate it.
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
    <DialogForm label="Rotate" action="Rotate key" cancel="Keep as it is" onSubmit={rotate} onCancel={onCancel}>
      <p className="text-muted">
        A new key with the same settings is made. The old one works beside it for the hours that you choose, so that
        your programs can change over without a pause.
      </p>
      <TextField
        label="Hours that the old key lives on"
        name="hours"
        type="number"
        min={0}
        max={MOST_HOURS}
        defaultValue={USUAL_HOURS}
        hint={`0 to ${MOST_HOURS}, which is a week.`}
        required
      />
      <ConfirmFields />
    </DialogForm>
  );
}

export function RevokeKeyForm({ shown, onDone, onCancel }: KeyFormProps) {
  const revoke = async (): Promise<void> => {
    await v1.POST("/api/v1/keys/{id}/revoke", { params: { path: { id: String(shown.id) } } });
    await onDone(`${nameOf(shown)} is revoked.`);
  };
  return (
    <DialogForm label="Revoke" action="Revoke key" danger cancel="Keep the key" onSubmit={revoke} onCancel={onCancel}>
      <p className="text-muted">
        Whoever uses this key is refused from now on, for ever. Orders that were placed with it go on.
      </p>
    </DialogForm>
  );
}

import { v1 } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
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
  const path = { id: String(shown.id) };
  return (
    <Form
      label="Regenerate"
      onSubmit={async (fields) => {
        const body = readConfirmation(fields);
        const { data } = await v1.POST("/api/v1/keys/{id}/regenerate", { params: { path }, body });
        if (data) await onDone(data.data);
      }}
    >
      {({ busy }) => (
        <>
          <p className="text-muted">
            The old key stops working at once, everywhere; the new one has the same settings. This is for a key that
            leaked. To change it without a pause, rotate it.
          </p>
          <ConfirmFields />
          <DialogActions>
            <Button onClick={onCancel}>Keep the old key</Button>
            <Button type="submit" look="danger" busy={busy}>
              Regenerate key
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

export function RotateKeyForm({ shown, onDone, onCancel }: KeyFormProps) {
  const path = { id: String(shown.id) };
  return (
    <Form
      label="Rotate"
      onSubmit={async (fields) => {
        const body = { hours: fields.text("hours"), ...readConfirmation(fields) };
        const { data } = await v1.POST("/api/v1/keys/{id}/rotate", { params: { path }, body });
        if (data) await onDone(data.data);
      }}
    >
      {({ busy }) => (
        <>
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
          <DialogActions>
            <Button onClick={onCancel}>Keep as it is</Button>
            <Button type="submit" look="primary" busy={busy}>
              Rotate key
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

export function RevokeKeyForm({ shown, onDone, onCancel }: KeyFormProps) {
  const path = { id: String(shown.id) };
  return (
    <Form
      label="Revoke"
      onSubmit={async () => {
        await v1.POST("/api/v1/keys/{id}/revoke", { params: { path } });
        await onDone(`${nameOf(shown)} is revoked.`);
      }}
    >
      {({ busy }) => (
        <>
          <p className="text-muted">
            Whoever uses this key is refused from now on, for ever. Orders that were placed with it go on.
          </p>
          <DialogActions>
            <Button onClick={onCancel}>Keep the key</Button>
            <Button type="submit" look="danger" busy={busy}>
              Revoke key
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

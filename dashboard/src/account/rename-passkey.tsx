import { v1 } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { focusFirst } from "../ui/focus-first.ts";
import { Form } from "../ui/form.tsx";
import type { Passkey } from "./passkeys-card.tsx";

interface PasskeyDialogProps {
  passkey: Passkey;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onChanged, onClose }: PasskeyDialogProps) {
  const rename = async (wanted: string): Promise<void> => {
    await v1.PATCH("/api/v1/session/passkeys/{id}", { params: { path: { id } }, body: { name: wanted } });
    await onChanged();
    onClose();
  };
  return (
    <Dialog title="Rename the passkey" open onOpenChange={onClose}>
      <Form onSubmit={(fields) => rename(fields.text("name"))}>
        {({ busy }) => (
          <>
            <TextField
              label="Name"
              name="name"
              defaultValue={name}
              maxLength={100}
              autoComplete="off"
              ref={focusFirst}
              required
            />
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy}>
                Save
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  );
}

import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { focusFirst } from "../../ui/focus-first.ts";
import { Form } from "../../ui/form.tsx";

interface NameDialogProps {
  title: string;
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

export function NameDialog({ title, name, onSave, onClose }: NameDialogProps) {
  return (
    <Dialog title={title} open onOpenChange={(open) => !open && onClose()}>
      <Form
        label={title}
        onSubmit={async (fields) => {
          await onSave(fields.text("name"));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <TextField label="Name" name="name" defaultValue={name} ref={focusFirst} maxLength={200} required />
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

import { t } from "@lingui/core/macro";
import { TextField } from "../../ui/form/field.tsx";
import { focusFirst } from "../../ui/form/focus-first.ts";
import { FormDialog } from "../../ui/form/form-dialog.tsx";

interface NameDialogProps {
  title: string;
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

export function NameDialog({ title, name, onSave, onClose }: NameDialogProps) {
  return (
    <FormDialog
      title={title}
      label={title}
      action={t`Save`}
      onSubmit={(fields) => onSave(fields.text("name"))}
      onClose={onClose}
    >
      <TextField label={t`Name`} name="name" defaultValue={name} ref={focusFirst} maxLength={200} required />
    </FormDialog>
  );
}

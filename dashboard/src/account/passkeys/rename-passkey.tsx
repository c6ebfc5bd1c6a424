import { t } from "@lingui/core/macro";
import { v1 } from "../../api/client.ts";
import { TextField } from "../../ui/form/field.tsx";
import { focusFirst } from "../../ui/form/focus-first.ts";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";
import type { Passkey } from "./passkeys-card.tsx";

interface PasskeyDialogProps {
  passkey: Passkey;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onChanged, onClose }: PasskeyDialogProps) {
  const rename = async (fields: FormFields): Promise<void> => {
    const body = { name: fields.text("name") };
    await v1.PATCH("/api/v1/session/passkeys/{id}", { params: { path: { id } }, body });
    await onChanged();
  };
  return (
    <FormDialog title={t`Rename the passkey`} action={t`Save`} onSubmit={rename} onClose={onClose}>
      <TextField
        label={t`Name`}
        name="name"
        defaultValue={name}
        maxLength={100}
        autoComplete="off"
        ref={focusFirst}
        required
      />
    </FormDialog>
  );
}

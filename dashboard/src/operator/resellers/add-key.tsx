import { useState } from "react";
import { operator } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CopyText } from "../../ui/copy.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { CheckboxField, TextField } from "../../ui/field.tsx";
import { DialogForm } from "../../ui/form-dialog.tsx";
import type { FormFields } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useRefreshResellers, type Reseller } from "./reseller.ts";

interface AddKeyProps {
  reseller: Reseller;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a key of full rights and shows it this once. */
export function AddKeyDialog({ reseller: { id, name }, open, onOpenChange }: AddKeyProps) {
  const [made, setMade] = useState<string>();
  const refresh = useRefreshResellers();
  const change = (isOpen: boolean): void => {
    if (!isOpen) setMade(undefined);
    onOpenChange(isOpen);
  };
  const add = async (fields: FormFields): Promise<void> => {
    const { data } = await operator.POST("/api/operator/resellers/{id}/keys", {
      params: { path: { id: String(id) } },
      body: { label: fields.text("label"), test: fields.isChecked("test") },
    });
    setMade(data!.data.key);
    await refresh();
  };
  return (
    <Dialog title={`Make a key for ${name}`} open={open} onOpenChange={change}>
      {made === undefined ? (
        <DialogForm action="Make the key" onSubmit={add} onCancel={() => change(false)}>
          <TextField label="What it is for" name="label" maxLength={100} autoComplete="off" />
          <CheckboxField label="Test key" name="test" hint="Works on the test wallet and never reaches a supplier." />
        </DialogForm>
      ) : (
        <>
          <Notice look="warning">The key is shown this once. Hand it over by a way that nobody else reads.</Notice>
          <CopyText text={made} label="Copy the key" />
          <DialogActions>
            <Button look="primary" onClick={() => change(false)}>
              Done
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { operator } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CopyText } from "../../ui/show/copy.tsx";
import { Dialog, DialogActions } from "../../ui/form/dialog.tsx";
import { CheckboxField, TextField } from "../../ui/form/field.tsx";
import { DialogForm } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useRefreshResellers, type Reseller } from "./reseller.ts";

interface AddKeyProps {
  reseller: Reseller;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Creates a key with full access and shows it once. */
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
    <Dialog title={t`Create API key for ${name}`} open={open} onOpenChange={change}>
      {made === undefined ? (
        <DialogForm action={t`Create key`} onSubmit={add} onCancel={() => change(false)}>
          <TextField label={t`Label`} name="label" maxLength={100} autoComplete="off" />
          <CheckboxField label={t`Test key`} name="test" hint={t`Uses the test wallet. Orders are simulated.`} />
        </DialogForm>
      ) : (
        <>
          <Notice look="warning">
            <Trans>Copy the key now. It can't be viewed later. Share it securely.</Trans>
          </Notice>
          <CopyText text={made} label={t`Copy key`} />
          <DialogActions>
            <Button look="primary" onClick={() => change(false)}>
              <Trans>Done</Trans>
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

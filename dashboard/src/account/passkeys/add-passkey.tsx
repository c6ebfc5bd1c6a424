import { t } from "@lingui/core/macro";
import { useState } from "react";
import { toast } from "sonner";
import { v1 } from "../../api/client.ts";
import type { V1Data } from "../../api/types.ts";
import { useSession } from "../../session/session.ts";
import { Dialog } from "../../ui/form/dialog.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { DialogForm } from "../../ui/form/form-dialog.tsx";
import { deviceName } from "./device-name.ts";
import { createPasskey } from "./passkey-prompt.ts";
import { PasswordStep, type Given } from "../password-step.tsx";

type Options = V1Data<"/api/v1/session/passkeys/options", "post">;

/** Password first; then the browser asks for the fingerprint or the like, which it does only after a click. */
export function AddPasskeyDialog({ onAdded, onClose }: { onAdded: () => Promise<void>; onClose: () => void }) {
  const isProtected = useSession().person?.two_factor_enabled === true;
  const [options, setOptions] = useState<Options | null>(null);
  const begin = async ({ password, otp }: Given): Promise<void> => {
    const body = { password, ...(isProtected && { otp }) };
    const { data } = await v1.POST("/api/v1/session/passkeys/options", { body });
    setOptions(data!.data);
  };
  const add = async (name: string): Promise<void> => {
    const response = await createPasskey(options!);
    await v1.POST("/api/v1/session/passkeys", { body: { name, response } });
    toast.success(t`The passkey is added.`);
    await onAdded();
    onClose();
  };
  return (
    <Dialog title={t`Add a passkey`} open onOpenChange={onClose}>
      {options === null ? (
        <PasswordStep action={t`Continue`} withCode={isProtected} onConfirm={begin} onCancel={onClose} />
      ) : (
        <DialogForm action={t`Create passkey`} onSubmit={(fields) => add(fields.text("name"))} onCancel={onClose}>
          <TextField
            label={t`Name`}
            name="name"
            defaultValue={deviceName(navigator.userAgent)}
            maxLength={100}
            autoComplete="off"
            hint={t`To tell your passkeys apart. Your browser then asks you to create the passkey.`}
            required
          />
        </DialogForm>
      )}
    </Dialog>
  );
}

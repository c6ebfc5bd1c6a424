import { useState } from "react";
import { toast } from "sonner";
import { v1 } from "../api/client.ts";
import type { paths } from "../api/v1.gen.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { deviceName } from "./device-name.ts";
import { createPasskey } from "./passkey-prompt.ts";
import { PasswordStep, type Given } from "./password-step.tsx";

type Begun = paths["/api/v1/session/passkeys/options"]["post"]["responses"][200]["content"]["application/json"];
type Options = Begun["data"];

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
    toast.success("The passkey is added.");
    await onAdded();
    onClose();
  };
  return (
    <Dialog title="Add a passkey" open onOpenChange={onClose}>
      {options === null ? (
        <PasswordStep action="Continue" withCode={isProtected} onConfirm={begin} onCancel={onClose} />
      ) : (
        <Form onSubmit={(fields) => add(fields.text("name"))}>
          {({ busy }) => (
            <>
              <TextField
                label="Name"
                name="name"
                defaultValue={deviceName(navigator.userAgent)}
                maxLength={100}
                autoComplete="off"
                hint="To tell your passkeys apart. Your browser then asks you to create the passkey."
                required
              />
              <DialogActions>
                <Button onClick={onClose}>Cancel</Button>
                <Button type="submit" look="primary" busy={busy}>
                  Create passkey
                </Button>
              </DialogActions>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}

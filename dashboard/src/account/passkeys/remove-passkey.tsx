import { t } from "@lingui/core/macro";
import { toast } from "sonner";
import { v1 } from "../../api/client.ts";
import { useSession } from "../../session/session.ts";
import { Dialog } from "../../ui/form/dialog.tsx";
import type { Passkey } from "./passkeys-card.tsx";
import { PasswordStep, type Given } from "../password-step.tsx";

interface PasskeyDialogProps {
  passkey: Passkey;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id, name }, onChanged, onClose }: PasskeyDialogProps) {
  const isProtected = useSession().person?.two_factor_enabled === true;
  const remove = async ({ password, otp }: Given): Promise<void> => {
    const body = { password, ...(isProtected && { otp }) };
    const { data } = await v1.POST("/api/v1/session/passkeys/{id}/remove", { params: { path: { id } }, body });
    toast.success(data!.message);
    await onChanged();
    onClose();
  };
  return (
    <Dialog
      title={t`Remove ${name}`}
      about={t`You can no longer sign in with this passkey. Your password still works.`}
      open
      onOpenChange={onClose}
    >
      <PasswordStep action={t`Remove passkey`} danger withCode={isProtected} onConfirm={remove} onCancel={onClose} />
    </Dialog>
  );
}

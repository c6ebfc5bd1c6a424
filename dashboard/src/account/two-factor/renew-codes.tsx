import { t } from "@lingui/core/macro";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { Dialog } from "../../ui/form/dialog.tsx";
import { PasswordStep, type Given } from "../password-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = async (given: Given): Promise<void> => {
    const { data } = await v1.POST("/api/v1/session/recovery-codes", { body: given });
    setCodes(data!.data.recovery_codes);
  };
  const about = codes === null ? t`Your current codes will stop working.` : undefined;
  return (
    <Dialog title={t`New recovery codes`} about={about} open onOpenChange={onClose}>
      {codes === null ? (
        <PasswordStep action={t`Create new codes`} withCode onConfirm={renew} onCancel={onClose} />
      ) : (
        <RecoveryCodes codes={codes} onDone={onClose} />
      )}
    </Dialog>
  );
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v1 } from "../../api/client.ts";
import { sessionQuery } from "../../session/session.ts";
import { CopyText } from "../../ui/show/copy.tsx";
import { QrCode } from "../../ui/show/qr-code.tsx";
import { Dialog } from "../../ui/form/dialog.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { focusFirst } from "../../ui/form/focus-first.ts";
import { DialogForm } from "../../ui/form/form-dialog.tsx";
import { PasswordStep, type Given } from "../password-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface Factor {
  uri: string;
  secret: string;
  recovery_codes: string[];
}

/** Password, then the app, then the codes for the day when the phone is lost. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [factor, setFactor] = useState<Factor | null>(null);
  const [isOn, setOn] = useState(false);
  const prepare = async ({ password }: Given): Promise<void> => {
    const { data } = await v1.POST("/api/v1/session/two-factor", { body: { password } });
    setFactor(data!.data);
  };
  const confirm = async (otp: string): Promise<void> => {
    await v1.POST("/api/v1/session/two-factor/confirm", { body: { otp } });
    setOn(true);
  };
  const close = (): void => {
    onClose();
    if (isOn) void queryClient.invalidateQueries();
    if (isOn) void queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  };
  const title = isOn ? t`Two-factor authentication is on` : t`Turn on two-factor authentication`;
  return (
    <Dialog title={title} open onOpenChange={close}>
      {factor === null ? (
        <PasswordStep action={t`Continue`} onConfirm={prepare} onCancel={close} />
      ) : isOn ? (
        <RecoveryCodes codes={factor.recovery_codes} onDone={close} />
      ) : (
        <ConfirmStep factor={factor} onCode={confirm} onCancel={close} />
      )}
    </Dialog>
  );
}

interface ConfirmStepProps {
  factor: Factor;
  onCode: (otp: string) => Promise<void>;
  onCancel: () => void;
}

function ConfirmStep({ factor: { uri, secret }, onCode, onCancel }: ConfirmStepProps) {
  return (
    <DialogForm action={t`Turn on`} onSubmit={(fields) => onCode(fields.text("otp"))} onCancel={onCancel}>
      <p>
        <Trans>Scan this with an authenticator app, such as Aegis, 1Password or Google Authenticator.</Trans>
      </p>
      <QrCode text={uri} title={t`QR code for the authenticator app`} />
      <div className="grid gap-1">
        <p className="text-sm text-muted">
          <Trans>Or enter this key in the app:</Trans>
        </p>
        <CopyText text={secret} label={t`Copy key`} />
      </div>
      <TextField
        ref={focusFirst}
        label={t`6-digit code`}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
    </DialogForm>
  );
}

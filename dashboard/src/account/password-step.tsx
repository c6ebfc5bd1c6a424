import { t } from "@lingui/core/macro";
import { focusFirst } from "../ui/form/focus-first.ts";
import { TextField } from "../ui/form/field.tsx";
import { DialogForm } from "../ui/form/form-dialog.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";

interface PasswordStepProps {
  action: string;
  danger?: boolean;
  /** Whether a code is required with the password. */
  withCode?: boolean;
  onConfirm: (given: Given) => Promise<void>;
  onCancel: () => void;
}

export interface Given {
  password: string;
  /** Empty if no code is required. */
  otp: string;
}

/** Asks for the password before something that a stranger at an open screen must not do. */
export function PasswordStep({ action, danger = false, withCode = false, onConfirm, onCancel }: PasswordStepProps) {
  return (
    <DialogForm
      action={action}
      danger={danger}
      onSubmit={(fields) => onConfirm({ password: fields.exact("password"), otp: fields.text("otp") })}
      onCancel={onCancel}
    >
      <PasswordField label={t`Your password`} name="password" autoComplete="current-password" ref={focusFirst} />
      {withCode && (
        <TextField
          label={t`One-time code`}
          name="otp"
          autoComplete="one-time-code"
          spellCheck={false}
          hint={t`From your authenticator app, or a recovery code.`}
          required
        />
      )}
    </DialogForm>
  );
}

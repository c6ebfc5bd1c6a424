import { t } from "@lingui/core/macro";
import { use } from "react";
import { useSession } from "../../session/session.ts";
import { FieldErrors, TextField } from "../../ui/form/field.tsx";
import type { FormFields } from "../../ui/form/form.tsx";

/** The password again, and a code if two-factor authentication is on. */
export function ConfirmFields() {
  const { person } = useSession();
  // It may have been turned on elsewhere since this page was opened.
  const isAsked = use(FieldErrors)["otp"] !== undefined;
  return (
    <>
      <TextField
        label={t`Your password`}
        name="password"
        type="password"
        autoComplete="current-password"
        hint={t`Confirm your password to continue.`}
        required
      />
      {(person?.two_factor_enabled || isAsked) && (
        <TextField
          label={t`One-time code`}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={t`From your authenticator app, or a recovery code.`}
          required
        />
      )}
    </>
  );
}

export function readConfirmation(fields: FormFields): { password: string; otp?: string } {
  const otp = fields.text("otp");
  return { password: fields.exact("password"), ...(otp !== "" && { otp }) };
}

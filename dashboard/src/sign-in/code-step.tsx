import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { textOf } from "../locale/text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { focusFirst } from "../ui/form/focus-first.ts";
import { Form } from "../ui/form/form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

interface CodeStepProps {
  onCode: (otp: string) => Promise<void>;
  onBack: () => void;
}

const APP = {
  about: msg`Enter the 6-digit code from your authenticator app.`,
  label: msg`Code`,
  other: msg`Use a recovery code instead`,
} as const;
const RECOVERY = {
  about: msg`Enter one of your recovery codes. Each works once.`,
  label: msg`Recovery code`,
  other: msg`Use the authenticator app instead`,
} as const;

/** The second step of sign-in with two-factor authentication. */
export function CodeStep({ onCode, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { about, label, other } = isRecovery ? RECOVERY : APP;
  return (
    <SignInFrame title={t`Two-factor authentication`} about={textOf(about)}>
      <Form key={textOf(label)} onSubmit={(fields) => onCode(fields.text("otp"))}>
        {({ busy }) => (
          <>
            <TextField
              label={textOf(label)}
              name="otp"
              ref={focusFirst}
              autoComplete={isRecovery ? "off" : "one-time-code"}
              inputMode={isRecovery ? "text" : "numeric"}
              autoCapitalize="none"
              spellCheck={false}
            />
            <Button type="submit" look="primary" busy={busy}>
              <Trans>Sign in</Trans>
            </Button>
          </>
        )}
      </Form>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="ghost" size="small" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button look="ghost" size="small" onClick={() => setRecovery(!isRecovery)}>
          {textOf(other)}
        </Button>
      </div>
    </SignInFrame>
  );
}

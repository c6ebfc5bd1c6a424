import { useState } from "react";
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
  about: "Enter the 6-digit code from your authenticator app.",
  label: "Code",
  other: "Use a recovery code instead",
} as const;
const RECOVERY = {
  about: "Enter one of your recovery codes. Each works once.",
  label: "Recovery code",
  other: "Use the authenticator app instead",
} as const;

/** The second step of sign-in with two-factor authentication. */
export function CodeStep({ onCode, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { about, label, other } = isRecovery ? RECOVERY : APP;
  return (
    <SignInFrame title="Two-factor authentication" about={about}>
      <Form key={label} onSubmit={(fields) => onCode(fields.text("otp"))}>
        {({ busy }) => (
          <>
            <TextField
              label={label}
              name="otp"
              ref={focusFirst}
              autoComplete={isRecovery ? "off" : "one-time-code"}
              inputMode={isRecovery ? "text" : "numeric"}
              autoCapitalize="none"
              spellCheck={false}
            />
            <Button type="submit" look="primary" busy={busy}>
              Sign in
            </Button>
          </>
        )}
      </Form>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="ghost" size="small" onClick={onBack}>
          Back
        </Button>
        <Button look="ghost" size="small" onClick={() => setRecovery(!isRecovery)}>
          {other}
        </Button>
      </div>
    </SignInFrame>
  );
}

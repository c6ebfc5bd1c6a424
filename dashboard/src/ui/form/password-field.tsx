import { t } from "@lingui/core/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps, type Ref } from "react";
import { IconButton } from "../button.tsx";
import { classes } from "../class-names.ts";
import { CONTROL, Field } from "./field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "children"> & {
  autoComplete: "current-password" | "new-password";
  ref?: Ref<HTMLInputElement>;
};

/** A password, which can be looked at: typing it twice hides mistakes no better. */
export function PasswordField({ autoComplete, ref, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(parts) => (
        <div className="relative">
          <input
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            ref={ref}
            autoCapitalize="none"
            spellCheck={false}
            required
            {...parts}
            className={classes(CONTROL, "pe-12")}
          />
          <IconButton
            label={isShown ? t`Hide password` : t`Show password`}
            aria-pressed={isShown}
            size="small"
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-1 end-1 my-auto"
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

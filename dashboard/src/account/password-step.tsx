import { Button } from "../ui/button.tsx";
import { DialogActions } from "../ui/dialog.tsx";
import { focusFirst } from "../ui/focus-first.ts";
import { Form } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";

interface PasswordStepProps {
  action: string;
  danger?: boolean;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before something that a stranger at an open screen must not do. */
export function PasswordStep({ action, danger = false, onPassword, onCancel }: PasswordStepProps) {
  return (
    <Form onSubmit={(fields) => onPassword(fields.exact("password"))}>
      {({ busy }) => (
        <>
          <PasswordField label="Your password" name="password" autoComplete="current-password" ref={focusFirst} />
          <DialogActions>
            <Button onClick={onCancel}>Cancel</Button>
            <Button type="submit" look={danger ? "danger" : "primary"} busy={busy}>
              {action}
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

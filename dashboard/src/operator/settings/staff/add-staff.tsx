import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { DialogForm } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import { ROLE_WORDS, type Invitation, type Role, type RoleTable } from "./staff.ts";

interface AddStaffProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  roles: RoleTable["roles"];
}

/** Adds a member of staff by an invitation link, or with a password that the owner sets. */
export function AddStaffDialog({ open, onOpenChange, roles }: AddStaffProps) {
  const refresh = useRefresh(["/api/operator/staff"]);
  const [made, setMade] = useState<{ email: string; invitation: Invitation }>();
  const change = (isOpen: boolean): void => {
    if (isOpen) setMade(undefined);
    onOpenChange(isOpen);
  };
  const add = async (fields: FormFields): Promise<void> => {
    const password = fields.exact("password");
    const email = fields.text("email");
    const { data } = await operator.POST("/api/operator/staff", {
      body: {
        name: fields.text("name"),
        email,
        role: fields.text("role") as Role,
        ...(password !== "" && { password }),
      },
    });
    await refresh();
    const { invitation } = data!;
    if (invitation !== null) {
      setMade({ email, invitation });
      return;
    }
    toast.success(t`${email} can sign in now.`);
    change(false);
  };
  return (
    <Dialog title={made ? t`Invitation created` : t`Invite member`} open={open} onOpenChange={change}>
      {made ? (
        <>
          <InvitationLink {...made} />
          <DialogActions>
            <Button look="primary" onClick={() => (setMade(undefined), change(false))}>
              <Trans>Done</Trans>
            </Button>
          </DialogActions>
        </>
      ) : (
        <AddForm roles={roles} onSubmit={add} onCancel={() => change(false)} />
      )}
    </Dialog>
  );
}

interface AddFormProps {
  roles: RoleTable["roles"];
  onSubmit: (fields: FormFields) => Promise<void>;
  onCancel: () => void;
}

function AddForm({ roles, onSubmit, onCancel }: AddFormProps) {
  const [role, setRole] = useState<string>("agent");
  const [hasPassword, setHasPassword] = useState(false);
  return (
    <DialogForm action={hasPassword ? t`Add member` : t`Create invite`} onSubmit={onSubmit} onCancel={onCancel}>
      <TextField label={t`Name`} name="name" autoComplete="off" required />
      <TextField label={t`Email`} name="email" type="email" autoComplete="off" required />
      <SelectField
        label={t`Role`}
        name="role"
        value={role}
        onChange={(event) => setRole(event.target.value)}
        hint={roles.find((row) => row.role === role)?.about}
      >
        {roles.map((row) => (
          <option key={row.role} value={row.role}>
            {textOf(ROLE_WORDS[row.role])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`First sign-in`}
        value={hasPassword ? "password" : "link"}
        onChange={(event) => setHasPassword(event.target.value === "password")}
      >
        <option value="link">{t`Invite by link`}</option>
        <option value="password">{t`Set a password now`}</option>
      </SelectField>
      {hasPassword && (
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="new-password"
          hint={t`At least 8 characters. They can change it later.`}
        />
      )}
    </DialogForm>
  );
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { withArticle } from "../../../session/permission.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { ROLE_WORDS, type Role, type StaffMember } from "./staff.ts";

interface ChangeStaffProps {
  member: StaffMember;
  isMe: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChanged: () => Promise<void>;
}

export function ChangeStaffDialog({ member, isMe, open, onOpenChange, onChanged }: ChangeStaffProps) {
  const change = async (fields: FormFields): Promise<void> => {
    const role = fields.text("role");
    await operator.PATCH("/api/operator/staff/{id}", {
      params: { path: { id: String(member.id) } },
      body: { name: fields.text("name"), ...(role !== "" && { role: role as Role }) },
    });
    toast.success(t`Changes saved.`);
    await onChanged();
  };
  return (
    <FormDialog
      title={t`Edit ${member.name}`}
      open={open}
      action={t`Save changes`}
      onSubmit={change}
      onClose={() => onOpenChange(false)}
    >
      <TextField label={t`Name`} name="name" defaultValue={member.name} required />
      {isMe ? (
        <p className="text-muted">
          <Trans>You are {withArticle(member.role)}. You can't change your own role. Ask another owner.</Trans>
        </p>
      ) : (
        <SelectField
          label={t`Role`}
          name="role"
          defaultValue={member.role}
          hint={t`Takes effect immediately. They stay signed in.`}
        >
          <Options of={ROLE_WORDS} />
        </SelectField>
      )}
    </FormDialog>
  );
}

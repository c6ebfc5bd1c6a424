import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
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
    toast.success("Changes saved.");
    await onChanged();
  };
  return (
    <FormDialog
      title={`Edit ${member.name}`}
      open={open}
      action="Save changes"
      onSubmit={change}
      onClose={() => onOpenChange(false)}
    >
      <TextField label="Name" name="name" defaultValue={member.name} required />
      {isMe ? (
        <p className="text-muted">
          Your role is {ROLE_WORDS[member.role].toLowerCase()}. You can't change your own role. Ask another owner.
        </p>
      ) : (
        <SelectField
          label="Role"
          name="role"
          defaultValue={member.role}
          hint="Takes effect immediately. They stay signed in."
        >
          <Options of={ROLE_WORDS} />
        </SelectField>
      )}
    </FormDialog>
  );
}

import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { PriceGroupField } from "../price-group-field.tsx";
import { useRefreshResellers } from "../reseller.ts";

interface AddResellerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddResellerDialog({ open, onOpenChange }: AddResellerProps) {
  const navigate = useNavigate();
  const refresh = useRefreshResellers();
  const add = async (fields: FormFields): Promise<void> => {
    const { data } = await operator.POST("/api/operator/resellers", { body: readReseller(fields) });
    const { id, name } = data!.data;
    toast.success(t`${name} added.`);
    await Promise.all([refresh(), navigate({ to: "/operator/resellers/$id", params: { id: String(id) } })]);
  };
  return (
    <FormDialog
      title={t`Add reseller`}
      about={t`You can set a password, keys and credit on the next page.`}
      open={open}
      action={t`Add reseller`}
      onSubmit={add}
      onClose={() => onOpenChange(false)}
    >
      <TextField label={t`Name`} name="name" autoComplete="off" required />
      <TextField label={t`Email`} name="email" type="email" autoComplete="off" required />
      <TextField label={t`Company`} name="company" autoComplete="off" />
      <PriceGroupField value={null} />
      <TextField
        label={t`Currency`}
        name="currency"
        maxLength={3}
        placeholder="USD"
        hint={t`Wallet currency. It can't be changed later. Leave empty for the server's currency.`}
      />
    </FormDialog>
  );
}

function readReseller(fields: FormFields) {
  const group = fields.text("price_group_id");
  const currency = fields.text("currency").toUpperCase();
  return {
    name: fields.text("name"),
    email: fields.text("email"),
    company: fields.text("company") || null,
    price_group_id: group === "" ? null : Number(group),
    ...(currency !== "" && { currency }),
  };
}

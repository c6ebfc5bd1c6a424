import { t } from "@lingui/core/macro";
import { toast } from "sonner";
import { fieldError } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { focusFirst } from "../../../ui/form/focus-first.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { percentText, readPercent, useRefreshCatalogue, type PriceGroup } from "../catalogue.ts";

interface PriceGroupDialogProps {
  group: PriceGroup | "new";
  onClose: () => void;
}

export function PriceGroupDialog({ group, onClose }: PriceGroupDialogProps) {
  const refresh = useRefreshCatalogue();
  const before = group === "new" ? undefined : group;
  const save = async (fields: FormFields): Promise<void> => {
    const body = { name: fields.text("name"), margin_basis_points: readMargin(fields.text("percent")) };
    if (before === undefined) await operator.POST("/api/operator/price-groups", { body });
    else await operator.PATCH("/api/operator/price-groups/{id}", { params: { path: { id: String(before.id) } }, body });
    toast.success(t`Price group saved.`);
    await refresh();
  };
  const margin = before?.margin_basis_points ?? null;
  return (
    <FormDialog
      title={before ? t`Edit ${before.name}` : t`New price group`}
      label={t`Price group`}
      action={t`Save`}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={t`Name`} name="name" defaultValue={before?.name} ref={focusFirst} maxLength={100} required />
      <TextField
        label={t`Adjustment (%)`}
        name="percent"
        inputMode="decimal"
        defaultValue={margin === null ? "" : percentText(margin)}
        hint={t`For example -5 for 5% off base prices. Leave empty for base prices.`}
      />
    </FormDialog>
  );
}

function readMargin(percent: string): number | null {
  if (percent === "") return null;
  const margin = readPercent(percent);
  if (margin === undefined) {
    throw fieldError("percent", t`Enter a percentage like 10 or -2.5, with up to two decimals.`);
  }
  return margin;
}

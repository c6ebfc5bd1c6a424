import { plural, t } from "@lingui/core/macro";
import { operatorHooks } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { BulkDialogProps } from "./reject-dialog.tsx";
import { toId } from "./act.ts";

/** Sends all selected orders to a supplier: the first of their routes, or the one that is chosen. */
export function SendDialog({ orders, onAct, onClose }: BulkDialogProps) {
  const refusal = useRefusal("manage_orders");
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers");
  const send = (supplier: string): Promise<void> => {
    const action =
      supplier === ""
        ? ({ action: "retry" } as const)
        : ({ action: "reroute", supplier_id: Number(supplier) } as const);
    return onAct(action, orders.map(toId), sentWords);
  };
  return (
    <FormDialog
      title={plural(orders.length, { one: "Send # order to a supplier", other: "Send # orders to a supplier" })}
      about={t`Orders that a supplier has, or may have, are skipped.`}
      action={plural(orders.length, { one: "Send # order", other: "Send # orders" })}
      onClose={onClose}
      onSubmit={(fields) => send(fields.text("supplier"))}
    >
      <SelectField
        label={t`Supplier`}
        name="supplier"
        hint={refusal === undefined ? t`Only suppliers among the routes of a service get its orders.` : undefined}
      >
        <option value="">{t`First available route`}</option>
        {refusal === undefined &&
          suppliers.data?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  );
}

function sentWords(count: number): string {
  return plural(count, { one: "# order sent.", other: "# orders sent." });
}

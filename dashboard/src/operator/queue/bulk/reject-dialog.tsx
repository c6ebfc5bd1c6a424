import { plural, t } from "@lingui/core/macro";
import { TextAreaField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { QueuedOrder } from "../queued-order.ts";
import { toId, type Act } from "./act.ts";

export interface BulkDialogProps {
  orders: readonly QueuedOrder[];
  onAct: Act;
  onClose: () => void;
}

/** Rejects all selected orders with the same reason. */
export function RejectDialog({ orders, onAct, onClose }: BulkDialogProps) {
  const title = plural(orders.length, { one: "Reject # order", other: "Reject # orders" });
  return (
    <FormDialog
      title={title}
      about={t`The reason is visible to the resellers. The prices are refunded.`}
      action={title}
      danger
      onClose={onClose}
      onSubmit={(fields) => onAct({ action: "reject", reason: fields.text("reason") }, orders.map(toId), rejectedWords)}
    >
      <TextAreaField label={t`Reason`} name="reason" rows={3} required />
    </FormDialog>
  );
}

function rejectedWords(count: number): string {
  return plural(count, { one: "# order rejected.", other: "# orders rejected." });
}

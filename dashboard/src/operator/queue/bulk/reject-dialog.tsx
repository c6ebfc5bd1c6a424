import { TextAreaField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { QueuedOrder } from "../queued-order.ts";
import { ordersOf } from "./orders-of.ts";
import { toId, type Act } from "./act.ts";

export interface BulkDialogProps {
  orders: readonly QueuedOrder[];
  onAct: Act;
  onClose: () => void;
}

/** Rejects all selected orders with the same reason. */
export function RejectDialog({ orders, onAct, onClose }: BulkDialogProps) {
  return (
    <FormDialog
      title={`Reject ${ordersOf(orders.length)}`}
      about="The reason is visible to the resellers. The prices are refunded."
      action={`Reject ${ordersOf(orders.length)}`}
      danger
      onClose={onClose}
      onSubmit={(fields) => onAct({ action: "reject", reason: fields.text("reason") }, orders.map(toId), "rejected")}
    >
      <TextAreaField label="Reason" name="reason" rows={3} required />
    </FormDialog>
  );
}

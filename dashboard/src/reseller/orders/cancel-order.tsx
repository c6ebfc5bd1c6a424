import { toast } from "sonner";
import { v1 } from "../../api/client.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import { isOpen, type Order } from "./order.ts";

/** Cancels a pending order, or requests the cancellation of one in process. */
export function CancelOrder({ order }: { order: Order }) {
  const refresh = useRefresh(["/api/v1/orders", "/api/v1/orders/{id}", "/api/v1/account", "/api/v1/transactions"]);
  const { id, status, cancellable, held, currency } = order;
  if (!isOpen(order)) return null;
  if (!cancellable) return <Button unless={whyNot(order)}>Cancel order</Button>;
  const cancel = async (): Promise<void> => {
    const { data } = await v1.POST("/api/v1/orders/{id}/cancel", { params: { path: { id: String(id) } } });
    await refresh();
    toast.success(data?.data.status === "CANCELLED" ? "Order cancelled." : "Cancellation requested.");
  };
  const isAtOnce = status === "PENDING";
  return (
    <ConfirmDialog
      title={isAtOnce ? `Cancel order ${id}?` : `Request cancellation of order ${id}?`}
      action={isAtOnce ? "Cancel order" : "Request cancellation"}
      danger
      dismiss="Keep order"
      onConfirm={cancel}
      trigger={<Button>{isAtOnce ? "Cancel order" : "Request cancellation"}</Button>}
    >
      {isAtOnce
        ? `${held} ${currency} will be released to your balance.`
        : `Processing has started, so the operator decides. If they cancel the order, ${held} ${currency} will be released to your balance.`}
    </ConfirmDialog>
  );
}

function whyNot({ cancel_requested_at, status }: Order): string {
  if (cancel_requested_at !== null) return "You already requested this. The operator decides.";
  if (status === "PROCESSING") return "Processing has started. This order can't be cancelled.";
  return "Orders for this service can't be cancelled.";
}

import { toast } from "sonner";
import { v1 } from "../../api/client.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { isOpen, type Order } from "./order.ts";

/** Takes back an open order, or asks for it where work on it has begun. */
export function CancelOrder({ order }: { order: Order }) {
  const refresh = useRefresh(["/api/v1/orders", "/api/v1/orders/{id}", "/api/v1/account", "/api/v1/transactions"]);
  const { id, status, cancellable, held, currency } = order;
  if (!isOpen(order)) return null;
  if (!cancellable) return <Button unless={whyNot(order)}>Cancel order</Button>;
  const cancel = async (): Promise<void> => {
    const { data } = await v1.POST("/api/v1/orders/{id}/cancel", { params: { path: { id: String(id) } } });
    await refresh();
    toast.success(
      data?.data.status === "CANCELLED" ? "The order is cancelled." : "The operator was asked to cancel it.",
    );
  };
  const isAtOnce = status === "PENDING";
  return (
    <ConfirmDialog
      title={isAtOnce ? `Cancel order ${id}?` : `Ask to cancel order ${id}?`}
      action={isAtOnce ? "Cancel order" : "Ask to cancel"}
      danger
      onConfirm={cancel}
      trigger={<Button>{isAtOnce ? "Cancel order" : "Ask to cancel"}</Button>}
    >
      {isAtOnce
        ? `Nothing will be delivered, and ${held} ${currency} go back to your balance at once.`
        : `Work on it has begun, so the operator decides. If it is cancelled, ${held} ${currency} go back to your balance.`}
    </ConfirmDialog>
  );
}

function whyNot({ cancel_requested_at, status }: Order): string {
  if (cancel_requested_at !== null) return "You asked for this already: the operator decides.";
  if (status === "PROCESSING") return "Work on it has begun: it cannot be cancelled any more.";
  return "Orders of this service cannot be cancelled.";
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { toast } from "sonner";
import { v1 } from "../../api/client.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import { isOpen, type Order } from "./order.ts";
import { moneyText } from "../../ui/show/amount.ts";

/** Cancels a pending order, or requests the cancellation of one in process. */
export function CancelOrder({ order }: { order: Order }) {
  const refresh = useRefresh(["/api/v1/orders", "/api/v1/orders/{id}", "/api/v1/account", "/api/v1/transactions"]);
  const { id, status, cancellable, held, currency } = order;
  if (!isOpen(order)) return null;
  if (!cancellable)
    return (
      <Button unless={whyNot(order)}>
        <Trans>Cancel order</Trans>
      </Button>
    );
  const cancel = async (): Promise<void> => {
    const { data } = await v1.POST("/api/v1/orders/{id}/cancel", { params: { path: { id: String(id) } } });
    await refresh();
    toast.success(data?.data.status === "CANCELLED" ? t`Order cancelled.` : t`Cancellation requested.`);
  };
  const isAtOnce = status === "PENDING";
  return (
    <ConfirmDialog
      title={isAtOnce ? t`Cancel order ${id}?` : t`Request cancellation of order ${id}?`}
      action={isAtOnce ? t`Cancel order` : t`Request cancellation`}
      danger
      dismiss={t`Keep order`}
      onConfirm={cancel}
      trigger={<Button>{isAtOnce ? t`Cancel order` : t`Request cancellation`}</Button>}
    >
      {isAtOnce
        ? t`${moneyText(held, currency)} will be released to your balance.`
        : t`Processing has started, so the operator decides. If they cancel the order, ${moneyText(held, currency)} will be released to your balance.`}
    </ConfirmDialog>
  );
}

function whyNot({ cancel_requested_at, status }: Order): string {
  if (cancel_requested_at !== null) return t`You already requested this. The operator decides.`;
  if (status === "PROCESSING") return t`Processing has started. This order can't be cancelled.`;
  return t`Orders for this service can't be cancelled.`;
}

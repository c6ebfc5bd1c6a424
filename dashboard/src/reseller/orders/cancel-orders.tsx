import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { toast } from "sonner";
import { v1, v1Hooks } from "../../api/client.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { isOpenStatus } from "../../core.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import type { MatchingOrder } from "./matching-orders.ts";

/** Before the account says how many orders one request may name. */
const FEWEST_AT_ONCE = 20;

interface Cancelled {
  cancelled: number;
  requested: number;
  refused: number;
}

/** Cancels the open ones of the selected orders. */
export function CancelOrders({ read, onDone }: { read: () => Promise<MatchingOrder[]>; onDone: () => void }) {
  const refresh = useRefresh(["/api/v1/orders", "/api/v1/orders/{id}", "/api/v1/account", "/api/v1/transactions"]);
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const atOnce = account.data?.data.bulk_limit ?? FEWEST_AT_ONCE;
  const cancel = async (): Promise<void> => {
    const open = (await read()).filter(({ status }) => isOpenStatus(status as Parameters<typeof isOpenStatus>[0]));
    const sum: Cancelled = { cancelled: 0, requested: 0, refused: 0 };
    try {
      for (let at = 0; at < open.length; at += atOnce) {
        const ids = open.slice(at, at + atOnce).map(({ id }) => id);
        const { data } = await v1.POST("/api/v1/orders/bulk/cancel", { body: { ids } });
        for (const name of ["cancelled", "requested", "refused"] as const) sum[name] += data!.meta[name];
      }
    } finally {
      await refresh();
    }
    tell(sum);
    onDone();
  };
  return (
    <ConfirmDialog
      title={t`Cancel the selected orders?`}
      action={t`Cancel orders`}
      danger
      dismiss={t`Keep orders`}
      onConfirm={cancel}
      trigger={
        <Button size="small">
          <Trans>Cancel orders…</Trans>
        </Button>
      }
    >
      <Trans>
        Pending orders are cancelled and their amounts released to your balance. For orders in process, the operator
        decides. Completed orders stay as they are.
      </Trans>
    </ConfirmDialog>
  );
}

function tell({ cancelled, requested, refused }: Cancelled): void {
  const parts = [
    ...(cancelled > 0 ? [plural(cancelled, { one: "# order cancelled.", other: "# orders cancelled." })] : []),
    ...(requested > 0
      ? [plural(requested, { one: "# cancellation requested.", other: "# cancellations requested." })]
      : []),
    ...(refused > 0
      ? [plural(refused, { one: "# order can't be cancelled.", other: "# orders can't be cancelled." })]
      : []),
  ];
  if (parts.length === 0) toast.info(t`None of these orders is open.`);
  else if (cancelled + requested > 0) toast.success(parts.join(" "));
  else toast.error(parts.join(" "));
}

import { plural, t } from "@lingui/core/macro";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toastOutcome } from "../../ui/toasts.ts";
import type { Supplier } from "./supplier.ts";

/** Orders in the queue because their supplier was paused, and the button that sends them back. */
export function DivertedOrders({ supplier }: { supplier: Supplier }) {
  const refusal = useRefusal("work_queue");
  const refresh = useRefresh(["/api/operator/suppliers", "/api/operator/suppliers/{id}", "/api/operator/queue"]);
  const { id, name, diverted_orders: count, paused_at: paused } = supplier;
  if (count === 0) return null;
  const send = async (): Promise<void> => {
    const params = { path: { id: String(id) } };
    const { data } = await operator.POST("/api/operator/suppliers/{id}/return-orders", { params, body: {} });
    const { returned, kept } = data!.data;
    toast.success(plural(returned, { one: `# order sent back to ${name}.`, other: `# orders sent back to ${name}.` }));
    if (kept > 0) {
      toast.warning(
        plural(kept, {
          one: "# order stays in the queue. Check the routes of its service.",
          other: "# orders stay in the queue. Check the routes of their services.",
        }),
      );
    }
  };
  return (
    <Notice look="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {plural(count, {
            one: `# order in the queue because ${name} was paused.`,
            other: `# orders in the queue because ${name} was paused.`,
          })}
        </span>
        <Button
          unless={refusal ?? (paused !== null && t`Resume ${name} first.`)}
          action={() => toastOutcome(send()).then(refresh)}
        >
          {plural(count, { one: `Send # order back to ${name}`, other: `Send # orders back to ${name}` })}
        </Button>
      </div>
    </Notice>
  );
}

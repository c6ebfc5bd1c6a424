import { t } from "@lingui/core/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { textOf } from "../../locale/text.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import { ActionDialog, DIALOGS, type DialogAction } from "./action-dialog.tsx";
import type { ActionName, OrderDetail } from "./operator-order.ts";

/** The actions on the order. Those that are not possible now say why. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<DialogAction>();
  const refresh = useRefresh(["/api/operator/orders/{id}"]);
  const refusalOf = (name: ActionName): string | undefined =>
    order.actions.find((action) => action.name === name)?.refusal ?? undefined;
  const done = async (sentence: string): Promise<void> => {
    toast.success(sentence);
    await refresh();
  };
  const retry = async (): Promise<void> => {
    await operator.POST("/api/operator/orders/{id}/retry", { params: { path: { id: String(order.id) } }, body: {} });
    await done(t`The order starts again from its first route.`);
  };
  const isDelivered = order.status === "SUCCESS";
  const shown: DialogAction[] = isDelivered ? ["refund", "correct"] : ["answer", "reject", "cancel", "reroute"];
  const retryRefusal = refusalOf("retry");
  return (
    <>
      {!isDelivered &&
        (retryRefusal === undefined ? (
          <ConfirmDialog
            title={t`Retry order ${order.id}?`}
            action={t`Retry`}
            onConfirm={retry}
            trigger={<Button>{t`Retry`}</Button>}
          >
            {t`The order starts again from the first active route.`}
          </ConfirmDialog>
        ) : (
          <Button unless={retryRefusal}>{t`Retry`}</Button>
        ))}
      {shown.map((name) => (
        <Button
          key={name}
          look={name === "answer" ? "primary" : "secondary"}
          unless={refusalOf(name)}
          onClick={() => setOpen(name)}
        >
          {textOf(DIALOGS[name].button)}
        </Button>
      ))}
      <ActionDialog order={order} action={open} onClose={() => setOpen(undefined)} onDone={done} />
    </>
  );
}

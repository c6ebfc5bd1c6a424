import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState, type KeyboardEvent } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/show/copy.tsx";
import { Dialog } from "../../ui/form/dialog.tsx";
import { Details } from "../../ui/page.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Time } from "../../ui/show/time.tsx";
import { toastOutcome } from "../../ui/toasts.ts";
import { AnswerForm, RejectForm } from "./answer-forms.tsx";
import { useRefreshQueue } from "./use-refresh-queue.ts";
import { queuedIdentifierOf, reasonOf, type QueuedOrder } from "./queued-order.ts";

interface AnswerDialogProps {
  /** As the list shows them: what comes before and after is found there. */
  orders: readonly QueuedOrder[];
  openId: number | undefined;
  onOpen: (id: number | undefined) => void;
}

/** One order of the queue to answer or reject; afterwards the next one is open. */
export function AnswerDialog({ orders, openId, onOpen }: AnswerDialogProps) {
  const refresh = useRefreshQueue();
  const [rejects, setRejects] = useState<number>();
  const opened = useOpened(orders, openId);
  const order = opened?.order;
  const step = (to: QueuedOrder | undefined): void => to && onOpen(to.id);
  const finish = async (done: string): Promise<void> => {
    const next = opened?.next;
    toast.success(next ? done : `${done} ${t`That was the last order in the list.`}`);
    onOpen(next?.id);
    await refresh();
  };
  const press = (event: KeyboardEvent): void => {
    if (!event.altKey) return;
    if (event.code === "KeyR") setRejects(openId);
    else if (event.key === "ArrowDown") step(opened?.next);
    else if (event.key === "ArrowUp") step(opened?.previous);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={order ? t`Order ${{ id: order.id }}` : t`Order`}
      open={opened !== undefined}
      onOpenChange={(open) => !open && onOpen(undefined)}
      wide
    >
      {opened && order && (
        // What is typed belongs to one order: the next one begins empty.
        <div key={order.id} className="grid gap-4" onKeyDown={press} role="presentation">
          {opened.hasLeft ? <HasLeft order={order} /> : <Assignment order={order} />}
          <OrderDetails order={order} />
          <AnswerForm order={order} onDone={finish} />
          <RejectForm
            order={order}
            onDone={finish}
            open={rejects === order.id}
            onOpenChange={(isOpen) => setRejects(isOpen ? order.id : undefined)}
          />
          <Steps opened={opened} count={orders.length} onStep={step} />
        </div>
      )}
    </Dialog>
  );
}

interface Opened {
  order: QueuedOrder;
  /** Where it is in the list, or was. */
  index: number;
  previous: QueuedOrder | undefined;
  next: QueuedOrder | undefined;
  hasLeft: boolean;
}

/** The open order. It stays open when it leaves the list, as something may be typed for it. */
function useOpened(orders: readonly QueuedOrder[], openId: number | undefined): Opened | undefined {
  const [last, setLast] = useState<{ order: QueuedOrder; index: number }>();
  const index = orders.findIndex(({ id }) => id === openId);
  const order = orders[index];
  if (order) {
    if (last?.order !== order || last.index !== index) setLast({ order, index });
    return { order, index, previous: orders[index - 1], next: orders[index + 1], hasLeft: false };
  }
  if (last === undefined || last.order.id !== openId) return undefined;
  return { ...last, previous: orders[last.index - 1], next: orders[last.index], hasLeft: true };
}

function HasLeft({ order }: { order: QueuedOrder }) {
  const link = (
    <Button asChild size="small">
      <Link to="/operator/orders/$id" params={{ id: String(order.id) }}>
        <Trans>View order</Trans>
      </Link>
    </Button>
  );
  return (
    <Notice look="warning" action={link}>
      <Trans>This order has left the list: someone else may have replied to it.</Trans>
    </Notice>
  );
}

function OrderDetails({ order }: { order: QueuedOrder }) {
  return (
    <Details
      rows={[
        [t`Service`, order.service.name],
        [
          t`Identifier`,
          <span key="identifier" className="inline-flex items-center gap-1 font-mono">
            {queuedIdentifierOf(order)}
            {order.imei !== null && <CopyButton text={order.imei} label={t`Copy identifier`} />}
          </span>,
        ],
        [t`Reseller`, order.reseller.name],
        [t`Price`, <Money key="price" amount={order.price} currency={order.currency} />],
        [t`Placed`, <Time key="placed" at={order.created_at} />],
        [t`Reason`, [reasonOf(order), order.attention_note].filter(Boolean).join(": ")],
      ]}
    />
  );
}

interface StepsProps {
  opened: Opened;
  count: number;
  onStep: (to: QueuedOrder | undefined) => void;
}

function Steps({ opened: { index, previous, next, hasLeft }, count, onStep }: StepsProps) {
  return (
    <div className="flex justify-between gap-2 border-t border-line pt-4">
      <Button
        size="small"
        unless={!previous && t`This is the first order in the list.`}
        onClick={() => onStep(previous)}
      >
        <Trans>Previous</Trans>
      </Button>
      {!hasLeft && (
        <span className="self-center text-sm text-muted">
          <Trans>
            {index + 1} of {count}
          </Trans>
        </span>
      )}
      <Button size="small" unless={!next && t`This is the last order in the list.`} onClick={() => onStep(next)}>
        <Trans>Next</Trans>
      </Button>
    </div>
  );
}

/** Who is assigned to an order, so that two people don't work on the same one. */
function Assignment({ order }: { order: QueuedOrder }) {
  const { staff } = useSession();
  const refresh = useRefreshQueue();
  const take = async (): Promise<void> => {
    const params = { path: { id: String(order.id) } };
    await toastOutcome(operator.POST("/api/operator/orders/{id}/take", { params, body: {} }));
    await refresh();
  };
  const { taken_by: holder, taken_at: at } = order;
  if (holder === null || at === null) {
    const button = (
      <Button size="small" action={take}>
        <Trans>Assign to me</Trans>
      </Button>
    );
    return (
      <Notice look="info" action={button}>
        <Trans>Unassigned. Assign the order to yourself so that others don't work on it.</Trans>
      </Notice>
    );
  }
  if (holder.id === staff?.id) {
    return (
      <Notice look="success">
        <Trans>
          Assigned to you <Time at={at} />.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice look="warning">
      <Trans>
        Assigned to {holder.name} <Time at={at} />. Ask them before you reply.
      </Trans>
    </Notice>
  );
}

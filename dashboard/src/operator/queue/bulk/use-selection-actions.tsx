import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../../api/api-error.ts";
import { randomId } from "../../../api/random-id.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import type { Selection } from "../../../ui/list/table/selection.ts";
import type { QueuedOrder } from "../queued-order.ts";
import { useRefreshQueue } from "../use-refresh-queue.ts";
import { act, readMatching, toId, type Act, type ActionOutcome } from "./act.ts";
import { AssignMenu } from "./assign-menu.tsx";
import { OutcomesDialog } from "./outcomes-dialog.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { ReplyDialog } from "./reply-dialog.tsx";
import { SendDialog } from "./send-dialog.tsx";

interface SelectionActionsProps {
  selection: Selection<QueuedOrder>;
  /** The filters of the list, for a selection of all that match. */
  query: Record<string, string | undefined>;
}

type Opened = { dialog: "reply" | "reject" | "send"; orders: readonly QueuedOrder[]; key: string };

interface SelectionParts {
  buttons: ReactNode;
  /** They outlive the selection, which ends when the orders have been acted on. */
  dialogs: ReactNode;
}

/** What can be done with the selected orders of the queue. */
export function useSelectionActions({ selection, query }: SelectionActionsProps): SelectionParts {
  const refusal = useRefusal("work_queue");
  const [opened, setOpened] = useState<Opened>();
  const { run, refused, forget } = useAct(selection);
  const withOrders = (use: (orders: readonly QueuedOrder[]) => unknown): void => {
    const read = selection.isAll ? readMatching(query) : Promise.resolve([...selection.rows.values()]);
    void read.then(use).catch((error: unknown) => toast.error(sentenceOf(error)));
  };
  const open = (dialog: Opened["dialog"]): void =>
    withOrders((orders) => setOpened({ dialog, orders, key: randomId() }));
  const assign = (staffId: number | null, done: (count: number) => string): void => {
    const action = { action: "assign", staff_id: staffId } as const;
    withOrders((orders) => run(randomId(), action, orders.map(toId), done));
  };
  const buttons = (
    <>
      <Button size="small" onClick={() => withOrders(copyIdentifiers)}>
        <Trans>Copy identifiers</Trans>
      </Button>
      <AssignMenu refusal={refusal} onAssign={assign} />
      <Button size="small" unless={refusal} onClick={() => open("reply")}>
        <Trans>Reply…</Trans>
      </Button>
      <Button size="small" unless={refusal} onClick={() => open("reject")}>
        <Trans>Reject…</Trans>
      </Button>
      <Button size="small" unless={refusal} onClick={() => open("send")}>
        <Trans>Send to supplier…</Trans>
      </Button>
    </>
  );
  const dialogs = (
    <>
      {opened && <ActionDialog opened={opened} run={run} onClose={() => setOpened(undefined)} />}
      <OutcomesDialog outcomes={refused} onClose={forget} />
    </>
  );
  return { buttons, dialogs };
}

type Run = (key: string, ...wanted: Parameters<Act>) => Promise<void>;

/** Acts on orders, says how many are done and keeps those that are not. */
function useAct(selection: Selection<QueuedOrder>): {
  run: Run;
  refused: readonly ActionOutcome[];
  forget: () => void;
} {
  const refresh = useRefreshQueue();
  const [refused, setRefused] = useState<readonly ActionOutcome[]>([]);
  const run: Run = async (key, action, orders, done) => {
    const outcomes = await act(action, orders, key);
    const left = outcomes.filter(({ outcome }) => outcome === "refused");
    const count = outcomes.length - left.length;
    if (count > 0) toast.success(done(count));
    setRefused(left);
    selection.clear();
    await refresh();
  };
  return { run, refused, forget: () => setRefused([]) };
}

const DIALOGS = { reply: ReplyDialog, reject: RejectDialog, send: SendDialog };

function ActionDialog({ opened, run, onClose }: { opened: Opened; run: Run; onClose: () => void }) {
  const { dialog, orders, key } = opened;
  const Shown = DIALOGS[dialog];
  return <Shown orders={orders} onAct={(...wanted) => run(key, ...wanted)} onClose={onClose} />;
}

/** One per line, as a source takes them. Orders without an identifier have nothing to copy. */
async function copyIdentifiers(orders: readonly QueuedOrder[]): Promise<void> {
  const identifiers = orders.flatMap(({ imei }) => imei ?? []);
  if (identifiers.length === 0) {
    toast.error(t`The selected orders have no identifiers.`);
    return;
  }
  await navigator.clipboard.writeText(identifiers.join("\n"));
  toast.success(plural({ count: identifiers.length }, { one: "# identifier copied.", other: "# identifiers copied." }));
}

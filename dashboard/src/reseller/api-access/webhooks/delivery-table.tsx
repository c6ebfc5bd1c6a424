import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { useNow } from "../../../ui/show/now.ts";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { DELIVERY_STATES, type Delivery } from "./webhook.ts";

const MINUTE_MS = 60_000;

interface DeliveryTableProps {
  rows: readonly Delivery[];
  onOpen: (delivery: Delivery) => void;
  onResend: (delivery: Delivery) => Promise<unknown>;
  /** Why nothing can be sent again. */
  unless: string | false;
}

export function DeliveryTable({ rows, onOpen, onResend, unless }: DeliveryTableProps) {
  const event: Column<Delivery> = {
    id: "event",
    header: t`Event`,
    lead: true,
    fit: "fact",
    cell: (delivery) => (
      <button
        type="button"
        className="text-start font-mono text-sm break-all text-accent underline"
        onClick={() => onOpen(delivery)}
      >
        {delivery.event_type}
      </button>
    ),
  };
  const actions: Column<Delivery> = {
    id: "actions",
    header: "",
    action: true,
    fit: "fact",
    cell: (delivery) => (
      <Button
        size="small"
        aria-label={t`Resend ${delivery.event_id}`}
        unless={unless || (delivery.state === "sending" && t`It is being sent.`)}
        action={() => onResend(delivery)}
      >
        <Trans>Resend</Trans>
      </Button>
    ),
  };
  const columns = [event, ...FACTS, actions];
  return <DataTable label={t`Deliveries`} rows={rows} rowId={({ id }) => id} columns={columns} />;
}

const FACTS: readonly Column<Delivery>[] = [
  { id: "status", header: msg`Status`, plain: true, fit: "fact", cell: (delivery) => <DeliveryState of={delivery} /> },
  { id: "answer", header: msg`Response`, cell: (delivery) => <Outcome of={delivery} /> },
  { id: "attempts", header: msg`Attempts`, right: true, cell: ({ attempts }) => attempts },
  {
    id: "took",
    header: msg`Duration`,
    right: true,
    plain: true,
    cell: ({ duration_ms: ms }) =>
      ms !== null && (
        <span className="whitespace-nowrap">
          <Trans>{ms} ms</Trans>
        </span>
      ),
  },
  { id: "at", header: msg`Date`, right: true, plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
];

/** How far it is, and when it is sent next. */
export function DeliveryState({ of: { state, next_attempt_at: next } }: { of: Delivery }) {
  const [tone, word] = DELIVERY_STATES[state];
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone={tone}>{textOf(word)}</Badge>
      {state === "waiting" && next !== null && <NextAttempt at={next} />}
    </span>
  );
}

function NextAttempt({ at }: { at: string }) {
  const isSoon = new Date(at).getTime() - useNow() < MINUTE_MS;
  return (
    <span className="text-sm text-muted">
      {isSoon ? (
        t`Next attempt shortly`
      ) : (
        <Trans>
          Next attempt <Time at={at} />
        </Trans>
      )}
    </span>
  );
}

/** The HTTP status of the last attempt, or why it failed. */
export function Outcome({ of: { status, error } }: { of: Pick<Delivery, "status" | "error"> }) {
  if (status === null && error === null)
    return (
      <span className="text-muted">
        <Trans>None yet</Trans>
      </span>
    );
  return <span className="text-sm break-words">{error ?? `HTTP ${status}`}</span>;
}

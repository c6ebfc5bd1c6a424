import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { textOf } from "../../locale/text.ts";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Badge, type Tone } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import type { OrderDetail } from "./operator-order.ts";
import { SettleAttempt } from "./settle-attempt.tsx";

const STATES: Record<string, readonly [tone: Tone, word: MessageDescriptor]> = {
  submitting: ["info", msg`Sending`],
  submitted: ["info", msg`Submitted`],
  unknown: ["warning", msg`Unconfirmed`],
  succeeded: ["success", msg`Succeeded`],
  refused: ["danger", msg`Refused`],
  failed: ["danger", msg`Failed`],
};

/** Each attempt to fulfil the order, with the supplier's response. */
export function AttemptsCard({ attempts }: Pick<OrderDetail, "attempts">) {
  return (
    <Card title={t`Supplier attempts`} flush>
      {attempts.length === 0 ? (
        <EmptyState title={t`No supplier attempts`}>
          <Trans>Manual, inventory and test orders have no attempts.</Trans>
        </EmptyState>
      ) : (
        <DataTable label={t`Supplier attempts`} rows={attempts} rowId={({ id }) => id} columns={COLUMNS} />
      )}
    </Card>
  );
}

type Attempt = OrderDetail["attempts"][number];

const COLUMNS: readonly Column<Attempt>[] = [
  { id: "number", header: msg`Attempt`, lead: true, cell: ({ number, supplier }) => `${number}. ${supplier.name}` },
  { id: "state", header: msg`Status`, cell: ({ state }) => <AttemptState state={state} /> },
  { id: "said", header: msg`Supplier response`, cell: (attempt) => <SupplierAnswer attempt={attempt} /> },
  { id: "theirs", header: msg`Supplier order ID`, cell: ({ supplier_reference: theirs }) => theirs },
  {
    id: "cost",
    header: msg`Cost`,
    right: true,
    cell: ({ cost, currency }) => cost !== null && <Money amount={cost} currency={currency} />,
  },
  {
    id: "sent",
    header: msg`Sent`,
    right: true,
    cell: ({ submitted_at: at, created_at: made }) => <Time at={at ?? made} />,
  },
  {
    id: "decide",
    header: "",
    right: true,
    cell: (attempt) => attempt.state === "unknown" && <SettleAttempt attempt={attempt} />,
  },
];

function AttemptState({ state }: { state: string }) {
  const [tone, word] = STATES[state] ?? ["neutral", state];
  return <Badge tone={tone}>{textOf(word)}</Badge>;
}

function SupplierAnswer({ attempt: { message, refusal, raw_answer: raw } }: { attempt: Attempt }) {
  return (
    <>
      {[refusal, message].filter(Boolean).join(": ")}
      {raw !== null && (
        <details>
          <summary className="text-sm text-muted">
            <Trans>Raw response</Trans>
          </summary>
          <pre className="text-start text-xs break-all whitespace-pre-wrap">{raw}</pre>
        </details>
      )}
    </>
  );
}

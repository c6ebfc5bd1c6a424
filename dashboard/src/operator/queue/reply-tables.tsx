import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { OperatorRow } from "../../api/types.ts";
import { textOf } from "../../locale/text.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Badge, StatusBadge, type Tone } from "../../ui/show/status/status-badge.tsx";
import { OrderLink } from "../links.tsx";

type Preview = OperatorRow<"/api/operator/queue/replies/preview", "post">;
type Outcome = OperatorRow<"/api/operator/queue/replies", "post">;

const OUTCOMES: Record<
  Preview["outcome"] | Outcome["outcome"],
  readonly [tone: Tone, word: MessageDescriptor, why?: MessageDescriptor]
> = {
  matched: ["success", msg`Matched`],
  answered: ["success", msg`Sent`],
  refused: ["danger", msg`Refused`],
  ambiguous: ["warning", msg`Several orders`, msg`Name one by its order number, such as #17.`],
  unknown: ["warning", msg`Order not found`, msg`No open order has this identifier.`],
  repeated: ["warning", msg`Sent before`],
  duplicate: ["warning", msg`Duplicate`, msg`An earlier line answers the same order.`],
  invalid: ["danger", msg`Invalid line`, msg`A line is an identifier, a space, and the result.`],
};

const LINE = { id: "line", header: msg`Line`, cell: ({ line }: { line: number }) => line };
const SUBJECT = {
  id: "subject",
  header: msg`Identifier`,
  lead: true,
  cell: ({ subject }: { subject: string }) => <span className="font-mono text-sm break-all">{subject || "–"}</span>,
};

/** What each line would do. */
export function PreviewTable({ replies }: { replies: readonly Preview[] }) {
  return (
    <DataTable
      label={t`Preview`}
      rows={replies}
      rowId={({ line }) => line}
      columns={[
        LINE,
        SUBJECT,
        { id: "outcome", header: t`Match`, cell: (reply) => <OutcomeBadge outcome={reply.outcome} /> },
        {
          id: "orders",
          header: t`Order`,
          cell: ({ orders = [], outcome, message }) =>
            orders.length > 0
              ? orders.map(({ id, service }) => `#${id} ${service.name}`).join(", ")
              : textOf(message ?? OUTCOMES[outcome][2] ?? ""),
        },
        { id: "status", header: t`New status`, cell: ({ status }) => status && <StatusBadge status={status} /> },
        {
          id: "text",
          header: t`Text`,
          cell: ({ text, reads_like_refusal: isDoubtful }) => (
            <>
              {text}{" "}
              {isDoubtful && (
                <Badge tone="warning">
                  <Trans>Reads like a rejection</Trans>
                </Badge>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

/** What each line did. */
export function OutcomeTable({ replies }: { replies: readonly Outcome[] }) {
  return (
    <DataTable
      label={t`Outcomes`}
      rows={replies}
      rowId={({ line }) => line}
      columns={[
        LINE,
        SUBJECT,
        { id: "outcome", header: t`Outcome`, cell: (reply) => <OutcomeBadge outcome={reply.outcome} /> },
        { id: "status", header: t`New status`, cell: ({ status }) => status && <StatusBadge status={status} /> },
        {
          id: "order",
          header: t`Order`,
          cell: ({ order_id: id, message, outcome }) =>
            id === undefined ? (
              textOf(message ?? OUTCOMES[outcome][2] ?? "")
            ) : (
              <>
                <OrderLink id={id}>
                  <Trans>Order {id}</Trans>
                </OrderLink>{" "}
                {message}
              </>
            ),
        },
      ]}
    />
  );
}

function OutcomeBadge({ outcome }: { outcome: keyof typeof OUTCOMES }) {
  const [tone, word] = OUTCOMES[outcome];
  return <Badge tone={tone}>{textOf(word)}</Badge>;
}

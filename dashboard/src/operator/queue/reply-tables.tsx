import type { OperatorRow } from "../../api/types.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Badge, StatusBadge, type Tone } from "../../ui/show/status-badge.tsx";
import { OrderLink } from "../links.tsx";

type Preview = OperatorRow<"/api/operator/queue/replies/preview", "post">;
type Outcome = OperatorRow<"/api/operator/queue/replies", "post">;

const OUTCOMES: Record<Preview["outcome"] | Outcome["outcome"], readonly [tone: Tone, word: string, why: string]> = {
  matched: ["success", "Matched", ""],
  answered: ["success", "Sent", ""],
  refused: ["danger", "Refused", ""],
  ambiguous: ["warning", "Several orders", "Name one by its order number, such as #17."],
  unknown: ["warning", "Order not found", "No open order has this identifier."],
  duplicate: ["warning", "Duplicate", "An earlier line answers the same order."],
  invalid: ["danger", "Invalid line", "A line is an identifier, a space, and the result."],
};

const LINE = { id: "line", header: "Line", cell: ({ line }: { line: number }) => line };
const SUBJECT = {
  id: "subject",
  header: "Identifier",
  lead: true,
  cell: ({ subject }: { subject: string }) => <span className="font-mono text-sm break-all">{subject || "–"}</span>,
};

/** What each line would do. */
export function PreviewTable({ replies }: { replies: readonly Preview[] }) {
  return (
    <DataTable
      label="Preview"
      rows={replies}
      rowId={({ line }) => line}
      columns={[
        LINE,
        SUBJECT,
        { id: "outcome", header: "Match", cell: (reply) => <OutcomeBadge outcome={reply.outcome} /> },
        {
          id: "orders",
          header: "Order",
          cell: ({ orders = [], outcome, message }) =>
            orders.length > 0
              ? orders.map(({ id, service }) => `#${id} ${service.name}`).join(", ")
              : (message ?? OUTCOMES[outcome][2]),
        },
        { id: "status", header: "New status", cell: ({ status }) => status && <StatusBadge status={status} /> },
        {
          id: "text",
          header: "Text",
          cell: ({ text, reads_like_refusal: isDoubtful }) => (
            <>
              {text} {isDoubtful && <Badge tone="warning">Reads like a rejection</Badge>}
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
      label="Outcomes"
      rows={replies}
      rowId={({ line }) => line}
      columns={[
        LINE,
        SUBJECT,
        { id: "outcome", header: "Outcome", cell: (reply) => <OutcomeBadge outcome={reply.outcome} /> },
        { id: "status", header: "New status", cell: ({ status }) => status && <StatusBadge status={status} /> },
        {
          id: "order",
          header: "Order",
          cell: ({ order_id: id, message, outcome }) =>
            id === undefined ? (
              (message ?? OUTCOMES[outcome][2])
            ) : (
              <>
                <OrderLink id={id}>Order {id}</OrderLink> {message}
              </>
            ),
        },
      ]}
    />
  );
}

function OutcomeBadge({ outcome }: { outcome: keyof typeof OUTCOMES }) {
  const [tone, word] = OUTCOMES[outcome];
  return <Badge tone={tone}>{word}</Badge>;
}

import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { DataTable } from "../../ui/data-table.tsx";
import { LoadMore } from "../../ui/pager.tsx";
import type { Line } from "./lines.ts";

const STEP = 20;

interface ProblemListProps {
  label: string;
  lines: readonly (Line & { problem: string; existingOrderId?: number | undefined })[];
}

/** Lines that cannot be ordered, each with its reason. */
export function ProblemList({ label, lines }: ProblemListProps) {
  const [shown, setShown] = useState(STEP);
  const part = lines.slice(0, shown);
  return (
    <div className="rounded-lg border border-line">
      <DataTable
        label={label}
        rows={part}
        rowId={({ number }) => number}
        columns={[
          { id: "line", header: "Line", cell: ({ number }) => number },
          {
            id: "what",
            header: "What",
            lead: true,
            cell: ({ name }) => <span className="font-mono text-sm break-all">{name}</span>,
          },
          {
            id: "problem",
            header: "Why not",
            cell: ({ problem, existingOrderId }) => <Problem text={problem} orderId={existingOrderId} />,
          },
        ]}
      />
      {lines.length > STEP && (
        <LoadMore
          hasMore={shown < lines.length}
          busy={false}
          shown={part.length}
          total={lines.length}
          onLoad={() => setShown(shown + STEP * 5)}
        />
      )}
    </div>
  );
}

/** Why a line was refused, with the way to the order that stands in its way. */
export function Problem({ text, orderId }: { text: string; orderId?: number | undefined }) {
  return (
    <span className="text-danger">
      {text}
      {orderId !== undefined && (
        <>
          {" "}
          <Link to="/orders/$id" params={{ id: String(orderId) }} className="underline">
            Order {orderId}
          </Link>
        </>
      )}
    </span>
  );
}

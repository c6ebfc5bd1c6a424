import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { LoadMore } from "../../../ui/list/pager.tsx";
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
          {
            id: "line",
            header: t`Line`,
            lead: true,
            cell: (line) => <LineName line={line} />,
          },
          {
            id: "problem",
            header: t`Problem`,
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

/** A line by its place and what it is about. */
export function LineName({ line: { number, name } }: { line: Line }) {
  return (
    <span className="inline-flex gap-3">
      <span className="min-w-6 text-end text-muted tabular-nums">{number}</span>
      <span className="min-w-[16ch] font-mono text-sm/6 break-all">{name}</span>
    </span>
  );
}

/** Why a line was refused, with a link to the order that blocks it. */
export function Problem({ text, orderId }: { text: string; orderId?: number | undefined }) {
  return (
    <span className="text-danger">
      {text}
      {orderId !== undefined && (
        <>
          {" "}
          <Link to="/orders/$id" params={{ id: String(orderId) }} className="underline">
            {t`Order ${{ id: orderId }}`}
          </Link>
        </>
      )}
    </span>
  );
}

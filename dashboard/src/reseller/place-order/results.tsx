import { Link } from "@tanstack/react-router";
import Papa from "papaparse";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { DownloadButton } from "../../ui/download.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { LoadMore } from "../../ui/pager.tsx";
import { ProgressBar } from "../../ui/states.tsx";
import type { Line } from "./lines.ts";
import { LineName, Problem } from "./problem-list.tsx";
import type { Placing } from "./use-placing.ts";

const STEP = 100;

interface Row extends Line {
  orderId?: number | undefined;
  problem?: string | undefined;
  existingOrderId?: number | undefined;
  /** The server could not tell whether it was placed. */
  isUnknown?: boolean;
}

interface ResultsProps {
  placing: Placing;
  onGoOn: () => void;
  /** Takes the refused lines back into the form. */
  onMend: (lines: Line[]) => void;
  onMore: () => void;
}

/** How far the placing is, and what became of each line. */
export function Results({ placing, onGoOn, onMend, onMore }: ResultsProps) {
  const { parts, partsDone, isRunning } = placing;
  const rows = toRows(placing);
  const isOver = !isRunning && partsDone === parts.length;
  const files = isOver && (
    <>
      <CopyButton text={toCsv(rows, "\t")} label="Copy the results" name="Copy" />
      <DownloadButton name="Download CSV" read={async () => toFile(toCsv(rows, ","))} />
    </>
  );
  return (
    <>
      <Progress placing={placing} onGoOn={onGoOn} />
      <Summary rows={rows} isOver={isOver} />
      {rows.length > 0 && (
        <Card title="Results" flush actions={files}>
          <ResultTable rows={rows} />
        </Card>
      )}
      {isOver && <NextSteps refused={rows.filter(isRefused)} onMend={onMend} onMore={onMore} />}
    </>
  );
}

function isRefused({ problem, isUnknown }: Row): boolean {
  return problem !== undefined && !isUnknown;
}

function Progress({ placing, onGoOn }: Pick<ResultsProps, "placing" | "onGoOn">) {
  const { parts, outcomes, isRunning, halted } = placing;
  const all = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const goOn = (
    <Button size="small" onClick={onGoOn}>
      Go on
    </Button>
  );
  return (
    <>
      {isRunning && (
        <Card>
          <ProgressBar label="Placing orders" done={outcomes.length} total={all} />
          <p className="mt-2 text-sm text-muted">Keep this page open until it is done.</p>
        </Card>
      )}
      {halted !== undefined && (
        <Notice look="danger" action={goOn}>
          {halted} {all - outcomes.length} of {all} are not confirmed yet. Go on asks with the same keys: nothing is
          ordered twice.
        </Notice>
      )}
    </>
  );
}

function Summary({ rows, isOver }: { rows: readonly Row[]; isOver: boolean }) {
  const placed = rows.filter(({ orderId }) => orderId !== undefined).length;
  const unknown = rows.filter(({ isUnknown }) => isUnknown).length;
  return (
    <>
      {isOver && (
        <Notice look={placed === rows.length ? "success" : placed === 0 ? "danger" : "warning"}>
          {placed} of {rows.length} {rows.length === 1 ? "line" : "lines"} placed.
        </Notice>
      )}
      {unknown > 0 && (
        <Notice look="warning">
          It is not known whether {unknown === 1 ? "one line was" : `${unknown} lines were`} placed: look for them under
          Orders before you order them again.
        </Notice>
      )}
    </>
  );
}

type NextStepsProps = Pick<ResultsProps, "onMend" | "onMore"> & { refused: Row[] };

function NextSteps({ refused, onMend, onMore }: NextStepsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {refused.length > 0 && (
        <Button look="primary" onClick={() => onMend(refused)}>
          Mend and retry {refused.length} refused
        </Button>
      )}
      <Button onClick={onMore}>Place other orders</Button>
      <Button asChild>
        <Link to="/orders">See all orders</Link>
      </Button>
    </div>
  );
}

function ResultTable({ rows }: { rows: readonly Row[] }) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <DataTable
        label="Results"
        rows={rows.slice(0, shown)}
        rowId={({ number }) => number}
        columns={[
          { id: "line", header: "Line", lead: true, cell: (row) => <LineName line={row} /> },
          { id: "result", header: "Result", cell: (row) => <RowResult row={row} /> },
        ]}
      />
      {rows.length > STEP && (
        <LoadMore
          hasMore={shown < rows.length}
          busy={false}
          shown={Math.min(shown, rows.length)}
          total={rows.length}
          onLoad={() => setShown(shown + STEP)}
        />
      )}
    </>
  );
}

function RowResult({ row: { orderId, problem = "", existingOrderId } }: { row: Row }) {
  if (orderId === undefined) return <Problem text={problem} orderId={existingOrderId} />;
  return (
    <Link to="/orders/$id" params={{ id: String(orderId) }} className="text-accent underline">
      Order {orderId}
    </Link>
  );
}

function toRows({ outcomes, leftOut }: Placing): Row[] {
  const done = outcomes.map((outcome): Row => {
    const { number, name, given } = outcome.line;
    if (outcome.kind === "placed") return { number, name, given, orderId: outcome.orderId };
    if (outcome.kind === "unknown") return { number, name, given, problem: outcome.problem, isUnknown: true };
    return { number, name, given, problem: outcome.problem, existingOrderId: outcome.existingOrderId };
  });
  return [...done, ...leftOut].toSorted((one, other) => one.number - other.number);
}

function toCsv(rows: readonly Row[], delimiter: string): string {
  const table = rows.map((row) => ({
    line: row.number,
    imei: row.given.identifier ?? "",
    client_reference: row.given.clientReference ?? "",
    order_id: row.orderId ?? "",
    result: row.problem ?? "placed",
  }));
  // A spreadsheet must not compute what somebody wrote into a list.
  return Papa.unparse(table, { delimiter, escapeFormulae: true });
}

function toFile(text: string): { data: Blob; response: Response } {
  const headers = { "Content-Disposition": 'attachment; filename="placed-orders.csv"' };
  return { data: new Blob(["\ufeff", text], { type: "text/csv" }), response: new Response(null, { headers }) };
}

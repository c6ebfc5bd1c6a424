import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import Papa from "papaparse";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/show/copy.tsx";
import { takeFocus } from "../../ui/form/focus-first.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { LoadMore } from "../../ui/list/pager.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { ProgressBar } from "../../ui/states.tsx";
import { replyOf } from "../orders/matching-orders.ts";
import type { Order } from "../orders/order.ts";
import { ReplyCell } from "../orders/reply-cell.tsx";
import type { Line } from "./lines/lines.ts";
import { LineName, Problem } from "./lines/problem-list.tsx";
import { usePlacedOrders } from "./use-placed-orders.ts";
import type { Placing } from "./use-placing.ts";

const STEP = 100;

interface Row extends Line {
  orderId?: number | undefined;
  /** When it was placed. */
  status?: string | undefined;
  problem?: string | undefined;
  existingOrderId?: number | undefined;
  /** The server could not tell whether it was placed. */
  isUnknown?: boolean;
}

interface ResultsProps {
  placing: Placing;
  onResume: () => void;
  /** Puts the refused lines back into the form. */
  onFix: (lines: Line[]) => void;
  onMore: () => void;
}

/** How far the placing is, and what became of each line. */
export function Results({ placing, onResume, onFix, onMore }: ResultsProps) {
  const { parts, partsDone, isRunning } = placing;
  const rows = toRows(placing);
  const isOver = !isRunning && partsDone === parts.length;
  const orders = usePlacedOrders(rows.flatMap(({ orderId }) => orderId ?? []));
  const files = isOver && (
    <>
      <CopyButton text={toCsv(rows, orders, "\t")} label={t`Copy results`} name={t`Copy`} />
      <DownloadButton name={t`Download CSV`} read={async () => toFile(toCsv(rows, orders, ","))} />
    </>
  );
  return (
    <fieldset ref={takeFocus} tabIndex={-1} aria-label={t`Placing orders`} className="grid min-w-0 gap-5 outline-none">
      <Progress placing={placing} onResume={onResume} />
      <Summary rows={rows} isOver={isOver} />
      {rows.length > 0 && (
        <Card title={t`Results`} flush actions={files}>
          <ResultTable rows={rows} orders={orders} />
        </Card>
      )}
      {isOver && <NextSteps refused={rows.filter(isRefused)} onFix={onFix} onMore={onMore} />}
    </fieldset>
  );
}

function isRefused({ problem, isUnknown }: Row): boolean {
  return problem !== undefined && !isUnknown;
}

function Progress({ placing, onResume }: Pick<ResultsProps, "placing" | "onResume">) {
  const { parts, outcomes, isRunning, trouble, halted } = placing;
  const all = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const resume = (
    <Button size="small" onClick={onResume}>
      <Trans>Continue</Trans>
    </Button>
  );
  return (
    <>
      {isRunning && (
        <Card>
          <ProgressBar label={t`Placing orders`} done={outcomes.length} total={all} />
          <p className="mt-2 text-sm text-muted">
            <Trans>Keep this page open.</Trans>
          </p>
        </Card>
      )}
      {trouble !== undefined && <Notice look="warning">{trouble}</Notice>}
      {halted !== undefined && (
        <Notice look="danger" action={resume}>
          {halted}{" "}
          <Trans>
            {all - outcomes.length} of {all} orders are not confirmed yet. You can continue safely: nothing is ordered
            twice.
          </Trans>
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
          {plural(rows.length, { one: `${placed} of # order placed.`, other: `${placed} of # orders placed.` })}
        </Notice>
      )}
      {unknown > 0 && (
        <Notice look="warning">
          {plural(unknown, {
            one: "# order is unconfirmed. Check under Orders before you order again.",
            other: "# orders are unconfirmed. Check under Orders before you order again.",
          })}
        </Notice>
      )}
    </>
  );
}

type NextStepsProps = Pick<ResultsProps, "onFix" | "onMore"> & { refused: Row[] };

function NextSteps({ refused, onFix, onMore }: NextStepsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {refused.length > 0 && (
        <Button look="primary" onClick={() => onFix(refused)}>
          <Trans>Fix and retry {refused.length}</Trans>
        </Button>
      )}
      <Button onClick={onMore}>
        <Trans>New order</Trans>
      </Button>
      <Button asChild>
        <Link to="/orders">
          <Trans>View orders</Trans>
        </Link>
      </Button>
    </div>
  );
}

/** What became of each line, with the orders as they are now. */
function ResultTable({ rows, orders }: { rows: readonly Row[]; orders: ReadonlyMap<number, Order> }) {
  const [shown, setShown] = useState(STEP);
  const orderOf = ({ orderId }: Row): Order | undefined => (orderId === undefined ? undefined : orders.get(orderId));
  const statusOf = (row: Row): string | undefined => orderOf(row)?.status ?? row.status;
  return (
    <>
      <DataTable
        label={t`Results`}
        rows={rows.slice(0, shown)}
        rowId={({ number }) => number}
        columns={[
          { id: "line", header: t`Line`, lead: true, fit: "fact", cell: (row) => <LineName line={row} /> },
          { id: "order", header: t`Order`, plain: true, cell: (row) => <RowOrder row={row} /> },
          {
            id: "status",
            header: t`Status`,
            plain: true,
            fit: "fact",
            cell: (row) => statusOf(row) !== undefined && <StatusBadge status={statusOf(row)!} />,
          },
          {
            id: "reply",
            header: t`Result`,
            plain: true,
            fit: "name",
            phone: "whole",
            cell: (row) => orderOf(row) && <ReplyCell order={orderOf(row)!} />,
          },
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

function RowOrder({ row: { orderId, problem = "", existingOrderId } }: { row: Row }) {
  if (orderId === undefined) return <Problem text={problem} orderId={existingOrderId} />;
  return (
    <Link to="/orders/$id" params={{ id: String(orderId) }} className="text-accent underline">
      {t`Order ${{ id: orderId }}`}
    </Link>
  );
}

function toRows({ outcomes, leftOut }: Placing): Row[] {
  const done = outcomes.map((outcome): Row => {
    const { number, name, given } = outcome.line;
    if (outcome.kind === "placed") return { number, name, given, orderId: outcome.orderId, status: outcome.status };
    if (outcome.kind === "unknown") return { number, name, given, problem: outcome.problem, isUnknown: true };
    return { number, name, given, problem: outcome.problem, existingOrderId: outcome.existingOrderId };
  });
  return [...done, ...leftOut].toSorted((one, other) => one.number - other.number);
}

function toCsv(rows: readonly Row[], orders: ReadonlyMap<number, Order>, delimiter: string): string {
  const table = rows.map((row) => ({
    line: row.number,
    imei: row.given.identifier ?? "",
    client_reference: row.given.clientReference ?? "",
    order_id: row.orderId ?? "",
    result: row.problem ?? "placed",
    ...replyColumns(orders.get(row.orderId ?? 0)),
  }));
  // Spreadsheets must not run text from the list as a formula.
  return Papa.unparse(table, { delimiter, escapeFormulae: true });
}

function replyColumns(order: Order | undefined): Record<"status" | "reply", string> {
  return { status: order?.status ?? "", reply: order === undefined ? "" : replyOf(order) };
}

function toFile(text: string): { data: Blob; response: Response } {
  const headers = { "Content-Disposition": 'attachment; filename="placed-orders.csv"' };
  return { data: new Blob(["\ufeff", text], { type: "text/csv" }), response: new Response(null, { headers }) };
}

import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { Card } from "../../../ui/page.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { FILE_WORDS, type Report, type Sums } from "./moving.ts";

type FileCounts = Report["files"][number];

/** How much credit comes in for each currency, and how many rows of each file. */
export function ReportCards({ report: { files, money, errors } }: { report: Report }) {
  return (
    <>
      <Card title="Credit that you will owe" flush>
        {errors > 0 && <p className="px-4 pt-3 text-sm text-muted">Only rows without problems are counted.</p>}
        {money.length === 0 ? (
          <EmptyState title="No balances">This source has no resellers.</EmptyState>
        ) : (
          <DataTable label="Credit by currency" rows={money} rowId={({ currency }) => currency} columns={MONEY} />
        )}
      </Card>
      <Card title="Rows" flush>
        <DataTable label="Rows by file" rows={files} rowId={({ file }) => file} columns={FILES} />
      </Card>
    </>
  );
}

function sum(id: string, header: string, amount: (sums: Sums) => string): Column<Sums> {
  return { id, header, right: true, cell: (sums) => <Money amount={amount(sums)} currency={sums.currency} /> };
}

const MONEY: Column<Sums>[] = [
  { id: "currency", header: "Currency", lead: true, cell: ({ currency }) => currency },
  count("resellers", "Resellers", ({ resellers }: Sums) => resellers),
  sum("balances", "Balances", ({ balances }) => balances),
  count("open_orders", "Open orders", ({ open_orders: orders }: Sums) => orders),
  sum("on_hold", "On hold for them", ({ on_hold: held }) => held),
  sum("opening_balances", "Opening balances", ({ opening_balances: opening }) => opening),
  sum("difference", "From this run", ({ difference }) => difference),
];

const FILES: Column<FileCounts>[] = [
  { id: "file", header: "File", lead: true, cell: ({ file }) => FILE_WORDS[file] ?? file },
  count("rows", "Rows", ({ rows }: FileCounts) => rows),
  count("new", "New", ({ new: added }: FileCounts) => added),
  count("changed", "Changed", ({ changed }: FileCounts) => changed),
  count("unchanged", "Unchanged", ({ unchanged }: FileCounts) => unchanged),
  count("left_out", "Left out", ({ left_out: left }: FileCounts) => left),
];

function count<Row>(id: string, header: string, number: (row: Row) => number): Column<Row> {
  return { id, header, right: true, cell: (row) => number(row).toLocaleString("en") };
}

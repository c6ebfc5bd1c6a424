import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { textOf } from "../../../locale/text.ts";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { Card } from "../../../ui/page.tsx";
import { formatCount } from "../../../ui/show/dates.ts";
import { Money } from "../../../ui/show/money.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { FILE_WORDS, type Report, type Sums } from "./moving.ts";

type FileCounts = Report["files"][number];

/** How much credit comes in for each currency, and how many rows of each file. */
export function ReportCards({ report: { files, money, errors } }: { report: Report }) {
  return (
    <>
      <Card title={t`Credit that you will owe`} flush>
        {errors > 0 && (
          <p className="px-4 pt-3 text-sm text-muted">
            <Trans>Only rows without problems are counted.</Trans>
          </p>
        )}
        {money.length === 0 ? (
          <EmptyState title={t`No balances`}>
            <Trans>This source has no resellers.</Trans>
          </EmptyState>
        ) : (
          <DataTable label={t`Credit by currency`} rows={money} rowId={({ currency }) => currency} columns={MONEY} />
        )}
      </Card>
      <Card title={t`Rows`} flush>
        <DataTable label={t`Rows by file`} rows={files} rowId={({ file }) => file} columns={FILES} />
      </Card>
    </>
  );
}

function sum(id: string, header: MessageDescriptor, amount: (sums: Sums) => string): Column<Sums> {
  return { id, header, right: true, cell: (sums) => <Money amount={amount(sums)} currency={sums.currency} /> };
}

const MONEY: Column<Sums>[] = [
  { id: "currency", header: msg`Currency`, lead: true, cell: ({ currency }) => currency },
  count("resellers", msg`Resellers`, ({ resellers }: Sums) => resellers),
  sum("balances", msg`Balances`, ({ balances }) => balances),
  count("open_orders", msg`Open orders`, ({ open_orders: orders }: Sums) => orders),
  sum("on_hold", msg`On hold for them`, ({ on_hold: held }) => held),
  sum("opening_balances", msg`Opening balances`, ({ opening_balances: opening }) => opening),
  sum("difference", msg`From this run`, ({ difference }) => difference),
];

const FILES: Column<FileCounts>[] = [
  { id: "file", header: msg`File`, lead: true, cell: ({ file }) => textOf(FILE_WORDS[file] ?? file) },
  count("rows", msg`Rows`, ({ rows }: FileCounts) => rows),
  count("new", msg`New`, ({ new: added }: FileCounts) => added),
  count("changed", msg`Changed`, ({ changed }: FileCounts) => changed),
  count("unchanged", msg`Unchanged`, ({ unchanged }: FileCounts) => unchanged),
  count("left_out", msg`Left out`, ({ left_out: left }: FileCounts) => left),
];

function count<Row>(id: string, header: MessageDescriptor, number: (row: Row) => number): Column<Row> {
  return { id, header, right: true, cell: (row) => formatCount(number(row)) };
}

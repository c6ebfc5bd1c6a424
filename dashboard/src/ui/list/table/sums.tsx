import { plural, t } from "@lingui/core/macro";
import { formatMoney } from "../../../core.ts";
import { textOf } from "../../../locale/text.ts";
import { toMicros } from "../../show/amount.ts";
import { Money } from "../../show/money.tsx";
import { classes } from "../../class-names.ts";
import { TABLE_CELL, type Column } from "./column.ts";

interface SumsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Of which rows, such as “Sum of 3 selected”. */
  label: string;
  /** Cells before the first column. */
  offset: number;
}

/** The last line of a table: the amounts of its rows, added up by currency. */
export function Sums<Row>({ columns, rows, label, offset }: SumsProps<Row>) {
  if (rows.length < 2 || !columns.some(({ amount }) => amount)) return null;
  return (
    <tfoot role="rowgroup" className="block border-t border-line font-medium md:table-footer-group">
      <tr role="row" className="flex flex-wrap justify-between gap-x-4 px-4 py-2 md:table-row">
        {offset > 0 && (
          <td role="cell" colSpan={offset} className="hidden md:table-cell">
            <span className="sr-only">{t`Sum`}</span>
          </td>
        )}
        {columns.map((column, index) => (
          <td
            role="cell"
            key={column.id}
            className={classes(
              "text-end whitespace-nowrap max-md:empty:hidden md:py-2 md:first:ps-4 md:last:pe-4",
              TABLE_CELL,
              // It reaches over the columns beside it.
              index === 0 && "text-start md:max-w-0",
            )}
          >
            {index === 0 && <span className="text-sm font-normal text-muted">{label}</span>}
            {column.amount && <Sum amounts={rows.map(column.amount)} label={textOf(column.header)} />}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Sum({ amounts, label }: { amounts: readonly ({ amount: string; currency: string } | null)[]; label: string }) {
  const sums = new Map<string, bigint>();
  for (const each of amounts) {
    if (each !== null) sums.set(each.currency, (sums.get(each.currency) ?? 0n) + (toMicros(each.amount) ?? 0n));
  }
  return (
    <>
      <span className="text-sm font-normal text-muted md:hidden">{label} </span>
      {[...sums].map(([currency, micros]) => (
        <Money key={currency} amount={formatMoney(micros)} currency={currency} className="md:block" />
      ))}
    </>
  );
}

/** Such as “1 row” and “2,300 rows”. */
export function countRows(count: number): string {
  return plural(count, { one: "# row", other: "# rows" });
}

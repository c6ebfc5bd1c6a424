import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleX } from "lucide-react";
import { capitalize } from "../../locale/text.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { comparedIn, nameOfCheck } from "./check-texts.ts";
import type { LedgerCheck } from "./ledger.ts";

/** One ledger check, its result, and the rows that fail it. */
export function CheckRow({ check }: { check: LedgerCheck }) {
  const { ok } = check;
  const Symbol = ok ? CircleCheck : CircleX;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex items-start gap-3">
        <Symbol
          aria-hidden
          className={ok ? "mt-0.5 size-5 shrink-0 text-success" : "mt-0.5 size-5 shrink-0 text-danger"}
        />
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">{nameOfCheck(check)}</p>
          <p className="text-sm text-muted">{comparedIn(check)}</p>
        </div>
        <div className="text-end">
          {ok ? (
            <span className="text-success">
              <Trans>OK</Trans>
            </span>
          ) : (
            <Differences check={check} />
          )}
        </div>
      </div>
      {!ok && <Drift check={check} />}
    </li>
  );
}

function Differences({ check: { differences, sums } }: { check: LedgerCheck }) {
  return (
    <>
      <p className="font-medium text-danger">
        {plural(differences, { one: "# discrepancy", other: "# discrepancies" })}
      </p>
      {sums.map(({ currency, test, amount }) => (
        <p key={`${currency} ${test}`} className="text-sm">
          {test ? (
            <Trans>
              <Money amount={amount} currency={currency} /> test money
            </Trans>
          ) : (
            <Money amount={amount} currency={currency} />
          )}
        </p>
      ))}
    </>
  );
}

interface DriftRow {
  place: number;
  row: Record<string, unknown>;
}

function Drift({ check }: { check: LedgerCheck }) {
  const { drift, differences } = check;
  const name = nameOfCheck(check);
  const columns = Object.keys(drift[0] ?? {});
  return (
    <details className="rounded-lg border border-line">
      <summary className="cursor-pointer px-4 py-2">
        {differences > drift.length ? t`Show the first ${drift.length}` : t`Show details`}
      </summary>
      <div className="max-h-96 overflow-y-auto">
        <DataTable
          label={t`Differences: ${name}`}
          rows={drift.map((row, place): DriftRow => ({ place, row }))}
          rowId={({ place }) => place}
          columns={columns.map((column) => ({
            id: column,
            header: capitalize(column.replaceAll("_", " ")),
            cell: ({ row }: DriftRow) => shown(row[column]),
          }))}
        />
      </div>
    </details>
  );
}

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? t`yes` : t`no`;
  return typeof value === "string" || typeof value === "number" ? String(value) : "–";
}

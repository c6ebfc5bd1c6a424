import { t } from "@lingui/core/macro";
import type { OperatorRow } from "../../../api/types.ts";
import { textOf } from "../../../locale/text.ts";
import { CONTROL } from "../../../ui/form/field.tsx";
import { classes } from "../../../ui/class-names.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { amountProblem } from "../../../ui/show/amount.ts";
import { Money } from "../../../ui/show/money.tsx";
import { SOURCE_WORDS } from "../catalogue.ts";

type TablePrice = OperatorRow<"/api/operator/price-groups/{id}/prices">;

interface PriceTableProps {
  prices: readonly TablePrice[];
  typed: Readonly<Record<number, string>>;
  isReadOnly: boolean;
  onType: (service: number, price: string) => void;
}

export function PriceTable({ prices, typed, isReadOnly, onType }: PriceTableProps) {
  return (
    <DataTable
      label={t`Prices of the group`}
      rows={prices}
      rowId={({ service }) => service.id}
      columns={[
        {
          id: "service",
          header: t`Service`,
          lead: true,
          cell: ({ service, service_group: group }) => (
            <>
              {service.name}
              <span className="block text-sm font-normal text-muted">{group}</span>
            </>
          ),
        },
        {
          id: "base",
          header: t`Base price`,
          right: true,
          cell: ({ base_price: base, currency }) => <Money amount={base} currency={currency} />,
        },
        {
          id: "set",
          header: t`Group price`,
          right: true,
          cell: (row) =>
            isReadOnly ? row.set_price : <PriceInput row={row} typed={typed[row.service.id]} onType={onType} />,
        },
        {
          id: "price",
          header: t`Group pays`,
          right: true,
          cell: ({ price, currency, source }) => (
            <>
              <Money amount={price} currency={currency} />
              <span className="block text-sm text-muted">{textOf(SOURCE_WORDS[source] ?? source)}</span>
            </>
          ),
        },
      ]}
    />
  );
}

interface PriceInputProps {
  row: TablePrice;
  typed: string | undefined;
  onType: (service: number, price: string) => void;
}

/** Empty: the group has no price of its own. */
function PriceInput({ row: { service, set_price: set, currency }, typed, onType }: PriceInputProps) {
  const problem = typed === undefined || typed.trim() === "" ? undefined : amountProblem(typed);
  return (
    <span className="inline-grid w-36 gap-1">
      <input
        aria-label={t`Group price of ${service.name}, in ${currency}`}
        aria-invalid={problem ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t`None`}
        value={typed ?? set ?? ""}
        onChange={({ target }) => onType(service.id, target.value)}
        className={classes(CONTROL, "text-end tabular-nums")}
      />
      {problem !== undefined && <span className="text-start text-sm whitespace-normal text-danger">{problem}</span>}
    </span>
  );
}

import { msg, plural, t } from "@lingui/core/macro";
import type { V1Row } from "../api/types.ts";
import type { List } from "../api/use-list.ts";
import { Card } from "../ui/page.tsx";
import { DataTable, type Column } from "../ui/list/data-table.tsx";
import { PagedList } from "../ui/list/paged-list.tsx";
import { Money } from "../ui/show/money.tsx";
import { Time } from "../ui/show/time.tsx";

type Earlier = V1Row<"/api/v1/transactions/earlier">;

/** Below the end of a statement: what another panel noted before it. */
export function EarlierTransactions({ list }: { list: List<Earlier> }) {
  const [newest] = list.rows;
  if (!newest) return null;
  return (
    <Card title={t`Before the move from ${newest.panel}`} flush>
      <PagedList list={list} empty={null}>
        <DataTable
          name="earlier-transactions"
          counted={(count) => plural(count, { one: "# transaction", other: "# transactions" })}
          label={t`Earlier transactions`}
          columns={COLUMNS}
          rows={list.rows}
          rowId={({ id }) => id}
        />
      </PagedList>
    </Card>
  );
}

const COLUMNS: readonly Column<Earlier>[] = [
  { id: "description", header: msg`Description`, lead: true, fit: "name", cell: ({ description }) => description },
  { id: "at", header: msg`Date`, plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
  {
    id: "amount",
    header: msg`Amount`,
    right: true,
    plain: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} signed />,
  },
  {
    id: "balance",
    header: msg`Balance after`,
    right: true,
    cell: ({ balance_after: balance, currency }) => balance !== null && <Money amount={balance} currency={currency} />,
  },
];

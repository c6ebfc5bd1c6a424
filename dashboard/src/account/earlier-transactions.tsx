import type { V1Row } from "../api/types.ts";
import type { List } from "../api/use-list.ts";
import { Card } from "../ui/page.tsx";
import { DataTable, type Column } from "../ui/list/data-table.tsx";
import { PagedList } from "../ui/list/paged-list.tsx";
import { Money } from "../ui/show/money.tsx";
import { Time } from "../ui/show/time.tsx";

type Earlier = V1Row<"/api/v1/transactions/earlier">;

/** Below a statement that ends with an opening balance: what another panel noted before it. */
export function EarlierTransactions({ list }: { list: List<Earlier> }) {
  const [newest] = list.rows;
  if (!newest) return null;
  return (
    <Card title={`Before the move from ${newest.panel}`} flush>
      <PagedList list={list} empty={null}>
        <DataTable
          name="earlier-transactions"
          noun="transaction"
          label="Earlier transactions"
          columns={COLUMNS}
          rows={list.rows}
          rowId={({ id }) => id}
        />
      </PagedList>
    </Card>
  );
}

const COLUMNS: readonly Column<Earlier>[] = [
  { id: "description", header: "Description", lead: true, fit: "name", cell: ({ description }) => description },
  { id: "at", header: "Date", plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
  {
    id: "amount",
    header: "Amount",
    right: true,
    plain: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} signed />,
  },
  {
    id: "balance",
    header: "Balance after",
    right: true,
    cell: ({ balance_after: balance, currency }) => balance !== null && <Money amount={balance} currency={currency} />,
  },
];

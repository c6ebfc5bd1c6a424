import { plural, t } from "@lingui/core/macro";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { OrderLink } from "../../links.tsx";
import type { Entry } from "../reseller.ts";

/** What changed a balance, the newest first. */
export function StatementTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <DataTable
      name="reseller-statement"
      counted={(count) => plural(count, { one: "# transaction", other: "# transactions" })}
      label={t`Statement`}
      rows={entries}
      rowId={({ id }) => id}
      columns={[
        {
          id: "description",
          header: t`Description`,
          lead: true,
          fit: "name",
          cell: ({ description, order_id: order }) =>
            order === null ? description : <OrderLink id={order}>{description}</OrderLink>,
        },
        { id: "at", header: t`Date`, plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
        {
          id: "amount",
          header: t`Amount`,
          right: true,
          plain: true,
          amount: ({ amount, currency }) => ({ amount, currency }),
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} signed />,
        },
        {
          id: "balance",
          header: t`Balance after`,
          right: true,
          cell: ({ balance_after: balance, currency }) => <Money amount={balance} currency={currency} />,
        },
        {
          id: "held",
          header: t`On hold after`,
          right: true,
          cell: ({ held_after: held, currency }) => held !== "0.00" && <Money amount={held} currency={currency} />,
        },
      ]}
    />
  );
}

import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { formatCount } from "../../../ui/show/dates.ts";
import { Money } from "../../../ui/show/money.tsx";
import { ShortName } from "../../../ui/show/short-name.tsx";
import { StatusBadge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { ResellerLink } from "../../links.tsx";
import type { ListedReseller } from "../reseller.ts";

interface ResellersTableProps {
  resellers: readonly ListedReseller[];
  total: number | undefined;
  sort: string | undefined;
  onSort: (sort: string) => void;
}

export function ResellersTable({ resellers, total, sort = "-created_at", onSort }: ResellersTableProps) {
  return (
    <DataTable
      name="resellers"
      counted={(count) => plural(count, { one: "# reseller", other: "# resellers" })}
      label={t`Resellers`}
      total={total}
      rows={resellers}
      rowId={({ id }) => id}
      sort={sort}
      onSort={onSort}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: readonly Column<ListedReseller>[] = [
  {
    id: "name",
    header: msg`Reseller`,
    lead: true,
    fit: "name",
    sort: "name",
    cell: (reseller) => <Name reseller={reseller} />,
  },
  { id: "email", header: msg`Email`, fit: "name", plain: true, extra: true, cell: ({ email }) => email },
  { id: "status", header: msg`Status`, plain: true, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: "group",
    header: msg`Price group`,
    phone: "whole",
    yields: 5,
    cell: ({ price_group: group }) => group && <ShortName>{group.name}</ShortName>,
  },
  {
    id: "balance",
    header: msg`Balance`,
    right: true,
    sort: "balance",
    cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
    amount: ({ balance, currency }) => ({ amount: balance, currency }),
  },
  {
    id: "limit",
    header: msg`Credit limit`,
    right: true,
    yields: 2,
    cell: ({ credit_limit: limit, currency }) => limit !== "0.00" && <Money amount={limit} currency={currency} />,
  },
  {
    id: "held",
    header: msg`On hold`,
    right: true,
    yields: 4,
    cell: ({ held, currency }) => held !== "0.00" && <Money amount={held} currency={currency} />,
    amount: ({ held, currency }) => ({ amount: held, currency }),
  },
  {
    id: "orders",
    header: msg`Orders`,
    right: true,
    sort: "orders_count",
    cell: ({ orders_count: orders }) => formatCount(orders),
  },
  {
    id: "last",
    header: msg`Last order`,
    right: true,
    phone: "none",
    yields: 1,
    cell: ({ last_order_at: last }) => last !== null && <Time at={last} />,
  },
  {
    id: "used",
    header: msg`Last active`,
    right: true,
    phone: "none",
    yields: 3,
    cell: ({ last_used_at: at }) =>
      at === null ? (
        <span className="text-muted">
          <Trans>Never</Trans>
        </span>
      ) : (
        <Time at={at} />
      ),
  },
  {
    id: "created",
    header: msg`Joined`,
    right: true,
    yields: 6,
    sort: "created_at",
    cell: ({ created_at: at }) => <Time at={at} />,
  },
];

function Name({ reseller: { id, name, email, company } }: { reseller: ListedReseller }) {
  return (
    <>
      <span className="font-medium">
        <ResellerLink id={id}>{name}</ResellerLink>
      </span>{" "}
      <span className="text-muted">{company ?? email}</span>
    </>
  );
}

import { Link } from "@tanstack/react-router";
import { v1 } from "../../api/client.ts";
import { useV1List } from "../../api/use-list.ts";
import { ORDER_STATUSES } from "../../core.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { DateFilter, FilterBar, SearchFilter, SelectFilter, useListFilters } from "../../ui/list/filters.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusBadge, statusWord } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { identifierOf, SOURCES, type Order } from "./order.ts";
import { ServiceFilter } from "./service-filter.tsx";
import { useLiveOrders } from "./use-live-orders.ts";

const ROWS = "25";
const FILTERS = ["q", "status", "service_id", "source", "created_from", "created_to"] as const;

/** All orders of the reseller, found by their filters, which follow what becomes of the open ones. */
export function OrdersPage() {
  const { query, isFiltered } = useListFilters(FILTERS);
  const list = useV1List("/api/v1/orders", { query: { ...query, per_page: ROWS } }, { keepsRows: true });
  const orders = useLiveOrders(list.rows);
  return (
    <Page
      wide
      title="Orders"
      actions={
        <>
          <DownloadButton
            name="Export CSV"
            unless={list.query.data && orders.length === 0 && "Nothing to export."}
            read={() => v1.GET("/api/v1/orders.csv", { params: { query }, parseAs: "blob" })}
          />
          <Button asChild look="primary">
            <Link to="/place-order">Place an order</Link>
          </Button>
        </>
      }
    >
      <OrderFilters />
      <Card flush>
        <PagedList list={list} empty={<NoOrders isFiltered={isFiltered} />}>
          <DataTable name="orders" noun="order" label="Orders" columns={COLUMNS} rows={orders} rowId={({ id }) => id} />
        </PagedList>
      </Card>
    </Page>
  );
}

function OrderFilters() {
  return (
    <FilterBar>
      <SearchFilter label="Search orders" placeholder="IMEI, reference, code or number" />
      <SelectFilter
        name="status"
        label="Status"
        choices={ORDER_STATUSES.map((status) => [status, statusWord(status)] as const)}
      />
      <SelectFilter name="source" label="Source" choices={Object.entries(SOURCES)} />
      <ServiceFilter />
      <DateFilter name="created_from" label="From" edge="start" />
      <DateFilter name="created_to" label="To" edge="end" />
    </FilterBar>
  );
}

const COLUMNS: readonly Column<Order>[] = [
  {
    id: "order",
    header: "Order",
    lead: true,
    cell: ({ id }) => (
      <Link to="/orders/$id" params={{ id: String(id) }} className="font-medium text-accent underline">
        #{id}
      </Link>
    ),
  },
  {
    id: "identifier",
    header: "Identifier",
    plain: true,
    cell: (order) => <span className="font-mono text-[0.95em]">{identifierOf(order)}</span>,
  },
  { id: "reference", header: "Reference", fit: "name", cell: ({ client_reference: reference }) => reference },
  { id: "service", header: "Service", fit: "name", plain: true, cell: ({ service }) => service.name },
  { id: "status", header: "Status", plain: true, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: "price",
    header: "Price",
    right: true,
    plain: true,
    cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
    amount: ({ price, currency }) => ({ amount: price, currency }),
  },
  { id: "placed", header: "Placed", right: true, plain: true, cell: (order) => <Time at={order.created_at} /> },
];

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    const all = (
      <Button asChild>
        <Link to="/orders">Show all orders</Link>
      </Button>
    );
    return (
      <EmptyState title="No matching orders" action={all}>
        Search by order number, or by the start of an IMEI, reference or code.
      </EmptyState>
    );
  }
  const place = (
    <Button asChild look="primary">
      <Link to="/place-order">Place your first order</Link>
    </Button>
  );
  return (
    <EmptyState title="No orders yet" action={place}>
      Your orders and their results will appear here.
    </EmptyState>
  );
}

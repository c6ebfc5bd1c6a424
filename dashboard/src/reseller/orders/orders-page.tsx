import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { v1, v1Hooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import { DownloadButton } from "../../ui/download.tsx";
import { DateFilter, FilterBar, SearchFilter, SelectFilter, useFilters, type Filters } from "../../ui/filters.tsx";
import { Money } from "../../ui/money.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusBadge, statusWord } from "../../ui/status-badge.tsx";
import { Time } from "../../ui/time.tsx";
import { ORDER_STATUSES, SOURCES, subjectOf, type Order } from "./order.ts";
import { ServiceFilter } from "./service-filter.tsx";
import { useLiveOrders } from "./use-live-orders.ts";

const ROWS = "25";
const NAMES = ["q", "status", "service_id", "source", "created_from", "created_to"] as const;

/** All orders of the reseller, found by their filters, which follow what becomes of the open ones. */
export function OrdersPage() {
  const [filters] = useFilters();
  const query = readQuery(filters);
  const list = v1Hooks.useInfiniteQuery(
    "get",
    "/api/v1/orders",
    { params: { query: { ...query, per_page: ROWS } } },
    {
      initialPageParam: "",
      getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
  const orders = useLiveOrders(list.data?.pages.flatMap((page) => page.data) ?? []);
  return (
    <Page
      title="Orders"
      actions={
        <>
          <DownloadButton
            name="Export CSV"
            unless={list.data && orders.length === 0 && "There is nothing to export: no order matches."}
            read={() => v1.GET("/api/v1/orders.csv", { params: { query }, parseAs: "blob" })}
          />
          <Button asChild look="primary">
            <Link to="/place-order">Place an order</Link>
          </Button>
        </>
      }
    >
      <FilterBar>
        <SearchFilter label="Search orders" placeholder="IMEI, reference, code or number" />
        <SelectFilter
          name="status"
          label="Status"
          choices={ORDER_STATUSES.map((status) => [status, statusWord(status)] as const)}
        />
        <SelectFilter name="source" label="Placed by" choices={Object.entries(SOURCES)} />
        <ServiceFilter />
        <DateFilter name="created_from" label="From" edge="start" />
        <DateFilter name="created_to" label="To" edge="end" />
      </FilterBar>
      <Card flush>
        <WalkedList query={list} shown={orders.length} empty={<NoOrders filtered={Object.keys(query).length > 0} />}>
          <DataTable label="Orders" columns={COLUMNS} rows={orders} rowId={({ id }) => id} />
        </WalkedList>
      </Card>
    </Page>
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
    id: "subject",
    header: "For",
    cell: (order) => (
      <>
        <span className="tabular-nums break-all">{subjectOf(order)}</span>
        {order.client_reference !== null && (
          <span className="block text-sm break-all text-muted">{order.client_reference}</span>
        )}
      </>
    ),
  },
  { id: "service", header: "Service", cell: ({ service }) => service.name },
  { id: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: "price",
    header: "Price",
    right: true,
    cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
  },
  { id: "placed", header: "Placed", cell: (order) => <Time at={order.created_at} /> },
];

function NoOrders({ filtered }: { filtered: boolean }) {
  if (filtered) {
    const all = (
      <Button asChild>
        <Link to="/orders">Show all orders</Link>
      </Button>
    );
    return (
      <EmptyState title="No order matches" action={all}>
        A search finds whole numbers of orders, and what an IMEI, a reference or a code begins with.
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
      What you order here, or through the API, is listed here with its result.
    </EmptyState>
  );
}

/** The filters that the API knows, of what the address says. */
function readQuery(filters: Filters): Record<string, string> {
  const given = NAMES.map((name) => [name, filters[name]] as const);
  return Object.fromEntries(given.filter((entry): entry is [(typeof NAMES)[number], string] => Boolean(entry[1])));
}

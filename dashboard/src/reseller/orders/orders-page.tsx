import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { v1, v1Hooks } from "../../api/client.ts";
import type { V1Data } from "../../api/types.ts";
import { useV1List } from "../../api/use-list.ts";
import { ORDER_STATUSES } from "../../core.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/list/data-table.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { DateFilter } from "../../ui/list/filters/date-filter.tsx";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../ui/list/filters/use-filters.ts";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { useSelection } from "../../ui/list/table/selection.ts";
import { Notice } from "../../ui/notice.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { CopyButton } from "../../ui/show/copy.tsx";
import { Money } from "../../ui/show/money.tsx";
import { statusWord } from "../../ui/show/status/status-badge.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { CancelOrders } from "./cancel-orders.tsx";
import { CopyIdentifiers, CopyResults } from "./copy-orders.tsx";
import { readMatching, readSelected, type MatchingOrder, type OrderFilters } from "./matching-orders.ts";
import { ORDER_COLUMNS } from "./order-columns.tsx";
import { SOURCES, type Order } from "./order.ts";
import { ServiceFilter } from "./service-filter.tsx";
import { useLiveOrders } from "./use-live-orders.ts";

type OrderTotals = V1Data<"/api/v1/orders/totals">;

const ROWS = "50";
/** Of the identifiers that were not found. */
const MOST_NAMED = 10;
const FILTERS = ["q", "identifiers", "status", "service_id", "source", "created_from", "created_to"] as const;

/** All orders of the reseller, found by their filters, which follow the open ones. */
export function OrdersPage() {
  const { query, isFiltered } = useListFilters(FILTERS);
  const totals = useTotals(query);
  return (
    <Page
      title={t`Orders`}
      wide
      actions={
        <>
          <DownloadButton
            name={t`Export CSV`}
            unless={totals?.orders === 0 && t`Nothing to export.`}
            read={() => v1.GET("/api/v1/orders.csv", { params: { query }, parseAs: "blob" })}
          />
          <Button asChild look="primary">
            <Link to="/place-order">
              <Trans>Place an order</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <Filters />
      <OrderList query={query} isFiltered={isFiltered} />
    </Page>
  );
}

function useTotals(query: OrderFilters): OrderTotals | undefined {
  return v1Hooks.useQuery("get", "/api/v1/orders/totals", { params: { query } }).data?.data;
}

function OrderList({ query, isFiltered }: { query: OrderFilters; isFiltered: boolean }) {
  const list = useV1List("/api/v1/orders", { query: { ...query, per_page: ROWS } }, { keepsRows: true });
  const orders = useLiveOrders(list.rows);
  const totals = useTotals(query);
  const total = totals?.complete ? totals.orders : undefined;
  const selection = useSelection<Order>({ matching: JSON.stringify(query) });
  const read = (): Promise<MatchingOrder[]> => readSelected(selection, query);
  const isSelecting = selection.isAll || selection.rows.size > 0;
  return (
    <>
      {list.query.data && !list.query.hasNextPage && <NotFound wanted={query["identifiers"]} orders={orders} />}
      <Card flush>
        <PagedList list={{ ...list, total }} empty={<NoOrders isFiltered={isFiltered} />}>
          <DataTable
            name="orders"
            label={t`Orders`}
            counted={(count) => plural(count, { one: "# order", other: "# orders" })}
            columns={ORDER_COLUMNS}
            rows={orders}
            rowId={({ id }) => id}
            rowName={({ id }) => t`order ${id}`}
            total={total}
            about={totals && <Totals totals={totals} />}
            selection={selection}
            actions={
              <>
                <CopyResults read={read} />
                <CopyIdentifiers read={read} />
                <CancelOrders read={read} onDone={selection.clear} />
              </>
            }
            tools={!isSelecting && <CopyResults read={() => readMatching(query)} />}
          />
        </PagedList>
      </Card>
    </>
  );
}

/** How many orders match, and what they cost. */
function Totals({ totals: { orders, complete, price, currency } }: { totals: OrderTotals }) {
  if (!complete) return plural(orders, { one: "More than # order", other: "More than # orders" });
  return (
    <>
      {plural({ count: orders }, { one: "# order", other: "# orders" })} · <Money amount={price} currency={currency} />
    </>
  );
}

/** Which of the identifiers that were searched have no order. */
function NotFound({ wanted, orders }: { wanted: string | undefined; orders: readonly Order[] }) {
  const found = new Set(orders.map(({ imei }) => imei));
  const missing = (wanted?.split(" ") ?? []).filter((identifier) => !found.has(identifier));
  if (missing.length === 0 || orders.length === 0) return null;
  return (
    <Notice
      look="info"
      action={<CopyButton text={missing.join("\n")} label={t`Copy missing identifiers`} name={t`Copy`} />}
    >
      {plural(missing.length, { one: "# identifier has no order:", other: "# identifiers have no order:" })}{" "}
      <span className="break-words">{missing.slice(0, MOST_NAMED).join(", ")}</span>
      {missing.length > MOST_NAMED && " …"}
    </Notice>
  );
}

function Filters() {
  return (
    <FilterBar>
      <SearchFilter
        label={t`Search orders`}
        placeholder={t`IMEIs, last digits, reference, code or order number`}
        several="identifiers"
      />
      <SelectFilter
        name="status"
        label={t`Status`}
        choices={ORDER_STATUSES.map((status) => [status, statusWord(status)] as const)}
      />
      <SelectFilter name="source" label={t`Source`} choices={Object.entries(SOURCES)} />
      <ServiceFilter />
      <DateFilter from="created_from" to="created_to" />
    </FilterBar>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    const all = (
      <Button asChild>
        <Link to="/orders">
          <Trans>Show all orders</Trans>
        </Link>
      </Button>
    );
    return (
      <EmptyState title={t`No matching orders`} action={all}>
        <Trans>
          Search by order number, by the start or the last digits of an IMEI, by reference, code or input. Paste several
          IMEIs to find all of them.
        </Trans>
      </EmptyState>
    );
  }
  const place = (
    <Button asChild look="primary">
      <Link to="/place-order">
        <Trans>Place your first order</Trans>
      </Link>
    </Button>
  );
  return (
    <EmptyState title={t`No orders yet`} action={place}>
      <Trans>Your orders and their results will appear here.</Trans>
    </EmptyState>
  );
}

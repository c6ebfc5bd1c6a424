import { Link } from "@tanstack/react-router";
import { operator } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useOperatorList, type Pages } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { useListFilters } from "../../ui/list/filters.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { isOpen, type OperatorOrder } from "./operator-order.ts";
import { ORDER_FILTERS, OrderFilters } from "./order-filters.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { OrdersTable } from "./orders-table.tsx";

const PAGE_SIZE = "50";

/** The orders of all resellers, the newest first. */
export function OrdersPage() {
  const { query, isFiltered, clear } = useListFilters(ORDER_FILTERS);
  const refetchInterval = usePoll<Pages<OperatorOrder>>(({ pages }) => !pages.some(({ data }) => data.some(isOpen)));
  const orders = useOperatorList(
    "/api/operator/orders",
    { query: { ...query, per_page: PAGE_SIZE } },
    { refetchInterval },
  );
  const actions = (
    <>
      <Button asChild>
        <Link to="/operator/attempts">Unresolved attempts</Link>
      </Button>
      <DownloadButton
        name="Export CSV"
        unless={orders.query.data && orders.rows.length === 0 && "Nothing to export."}
        read={() => operator.GET("/api/operator/orders.csv", { params: { query }, parseAs: "blob" })}
      />
    </>
  );
  return (
    <Page wide title="Orders" actions={actions}>
      <OrderFilters />
      <Card flush>
        <PagedList list={orders} empty={<NoOrders isFiltered={isFiltered} clear={clear} />}>
          <OrdersTable orders={orders.rows} about={<OrderTotals query={query} />} />
        </PagedList>
      </Card>
    </Page>
  );
}

function NoOrders({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState title="No orders yet">
        Orders appear here when resellers place them in the dashboard or through the API.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No matching orders" action={<Button onClick={clear}>Show all orders</Button>}>
      Search matches the start of an IMEI, reference or code.
    </EmptyState>
  );
}

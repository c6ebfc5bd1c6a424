import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { operator } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useOperatorList, type Pages } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { useListFilters } from "../../ui/list/filters/use-filters.ts";
import { Card, Page } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { isOpen, type OperatorOrder } from "./operator-order.ts";
import { ORDER_FILTERS, OrderFilters } from "./order-filters.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { OrdersTable } from "./orders-table.tsx";

const PAGE_SIZE = "50";

/** The orders of all resellers, highest number first. */
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
        <Link to="/operator/attempts">
          <Trans>Unresolved attempts</Trans>
        </Link>
      </Button>
      <DownloadButton
        name={t`Export CSV`}
        unless={orders.query.data && orders.rows.length === 0 && t`Nothing to export.`}
        read={() => operator.GET("/api/operator/orders.csv", { params: { query }, parseAs: "blob" })}
      />
    </>
  );
  return (
    <Page wide title={t`Orders`} actions={actions}>
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
      <EmptyState title={t`No orders yet`}>
        <Trans>Orders appear here when resellers place them in the dashboard or through the API.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No matching orders`}
      action={
        <Button onClick={clear}>
          <Trans>Show all orders</Trans>
        </Button>
      }
    >
      <Trans>Search matches the start of an IMEI, reference or code.</Trans>
    </EmptyState>
  );
}

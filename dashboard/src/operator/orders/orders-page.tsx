import { Link } from "@tanstack/react-router";
import { usePoll } from "../../api/poll.ts";
import { useOperatorList, type Pages } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { FilterBar, SearchFilter, SelectFilter, useListFilters } from "../../ui/list/filters.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { statusWord } from "../../ui/show/status-badge.tsx";
import { ATTENTION_WORDS } from "../queue/queued-order.ts";
import { isOpen, type OperatorOrder } from "./operator-order.ts";
import { OrdersTable } from "./orders-table.tsx";

const PAGE_SIZE = "50";
const STATUSES = ["PENDING,PROCESSING", "PENDING", "PROCESSING", "SUCCESS", "REJECTED", "CANCELLED", "REFUNDED"];
const FILTERS = ["status", "q", "imei", "reseller", "attention", "overdue", "service_id"] as const;

/** The orders of all resellers, the newest first. */
export function OrdersPage() {
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const refetchInterval = usePoll<Pages<OperatorOrder>>(({ pages }) => !pages.some(({ data }) => data.some(isOpen)));
  const orders = useOperatorList(
    "/api/operator/orders",
    { query: { ...query, per_page: PAGE_SIZE } },
    { refetchInterval },
  );
  const attempts = (
    <Button asChild>
      <Link to="/operator/attempts">Unresolved attempts</Link>
    </Button>
  );
  return (
    <Page wide title="Orders" actions={attempts}>
      <OrderFilters />
      <Card flush>
        <PagedList list={orders} empty={<NoOrders isFiltered={isFiltered} clear={clear} />}>
          <OrdersTable orders={orders.rows} />
        </PagedList>
      </Card>
    </Page>
  );
}

function OrderFilters() {
  return (
    <FilterBar>
      <SearchFilter
        name="q"
        label="Search by order number, IMEI, reference or code"
        placeholder="IMEI, reference or code"
      />
      <SearchFilter name="reseller" label="Reseller email or ID" />
      <SelectFilter
        name="status"
        label="Status"
        choices={STATUSES.map((status) => [status, status.includes(",") ? "Open" : statusWord(status)])}
      />
      <SelectFilter
        name="attention"
        label="Reason"
        all="Any"
        choices={Object.entries(ATTENTION_WORDS).filter(([attention]) => attention !== "cancel_requested")}
      />
      <SelectFilter name="overdue" label="Overdue" all="Any" choices={[["true", "Overdue"]]} />
    </FilterBar>
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

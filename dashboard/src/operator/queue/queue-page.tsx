import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import { operator, operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useOperatorList, type List } from "../../api/use-list.ts";
import { ShortcutsDialog } from "../../shell/shortcuts-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { useFilters, useListFilters } from "../../ui/list/filters/use-filters.ts";
import { Card, Page } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { useSelection } from "../../ui/list/table/selection.ts";
import { EmptyState } from "../../ui/states.tsx";
import { DivertedOrders } from "../suppliers/diverted-orders.tsx";
import type { Supplier } from "../suppliers/supplier.ts";
import { AlertMenu } from "./alert-menu.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { useSelectionActions } from "./bulk/use-selection-actions.tsx";
import { QUEUE_FILTERS, QueueFilters, type QueueSummary } from "./queue-filters.tsx";
import { QueueTable } from "./queue-table.tsx";
import type { QueuedOrder } from "./queued-order.ts";

const PAGE_SIZE = "50";

/** Orders waiting for manual processing, oldest first. */
export function QueuePage() {
  const [, setFilters] = useFilters();
  const [openId, setOpenId] = useState<number>();
  const { query, isFiltered, clear } = useListFilters(QUEUE_FILTERS);
  const refetchInterval = usePoll();
  const queue = useOperatorList(
    "/api/operator/queue",
    { query: { ...query, per_page: PAGE_SIZE } },
    { refetchInterval },
  );
  const summary = useSummary(query);
  const selection = useSelection<QueuedOrder>({ matching: JSON.stringify(query) });
  const { buttons, dialogs } = useSelectionActions({ selection, query });
  useReadAhead(queue, openId);
  const orders = queue.rows;
  return (
    <Page
      wide
      title={t`Queue`}
      about={t`Orders waiting for manual processing, oldest first.`}
      actions={<QueueActions />}
    >
      <QueueFilters facets={summary?.facets ?? []} />
      <AllDivertedOrders />
      <Card flush>
        <PagedList list={queue} empty={<EmptyQueue isFiltered={isFiltered} clear={clear} />}>
          <QueueTable
            orders={orders}
            totals={summary?.totals}
            selection={selection}
            actions={buttons}
            tools={<ExportButton query={query} />}
            onOpen={setOpenId}
            onService={(id) => setFilters({ service_id: String(id) })}
          />
        </PagedList>
      </Card>
      {dialogs}
      <AnswerDialog orders={orders} openId={openId} onOpen={setOpenId} />
    </Page>
  );
}

function useSummary(query: Record<string, string | undefined>): QueueSummary | undefined {
  const refetchInterval = usePoll<{ data: QueueSummary }>();
  const summary = operatorHooks.useQuery(
    "get",
    "/api/operator/queue/summary",
    { params: { query } },
    { refetchInterval },
  );
  return summary.data?.data;
}

/** More orders are read before the staff member who answers them one by one reaches the last of the list. */
function useReadAhead({ rows, query }: List<QueuedOrder>, openId: number | undefined): void {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isLast = openId !== undefined && rows.at(-1)?.id === openId;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, fetchNextPage]);
}

function ExportButton({ query }: { query: Record<string, string | undefined> }) {
  return (
    <DownloadButton
      name={t`Export CSV`}
      size="small"
      read={() => operator.GET("/api/operator/queue.csv", { params: { query }, parseAs: "blob" })}
    />
  );
}

function QueueActions() {
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <>
      <AlertMenu />
      <Button className="max-md:hidden" onClick={() => setShowsKeys(true)}>
        <Keyboard aria-hidden />
        <Trans>Shortcuts</Trans>
      </Button>
      <Button asChild>
        <Link to="/operator/queue/replies">
          <Trans>Bulk reply</Trans>
        </Link>
      </Button>
      <ShortcutsDialog side="operator" open={showsKeys} onOpenChange={setShowsKeys} />
    </>
  );
}

function AllDivertedOrders() {
  const refetchInterval = usePoll<{ data: Supplier[] }>();
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers", {}, { refetchInterval });
  return suppliers.data?.data.map((supplier) => <DivertedOrders key={supplier.id} supplier={supplier} />);
}

function EmptyQueue({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState title={t`The queue is empty`}>
        <Trans>
          Orders appear here when their service is fulfilled manually, when every route failed, or when a supplier's
          response is unclear.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No matching orders`}
      action={
        <Button onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>Change or clear the filters.</Trans>
    </EmptyState>
  );
}

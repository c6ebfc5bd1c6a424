import { Link } from "@tanstack/react-router";
import { Keyboard } from "lucide-react";
import { useState } from "react";
import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useOperatorList } from "../../api/use-list.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { FilterBar, SelectFilter, useFilters, useListFilters } from "../../ui/list/filters.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { DivertedOrders } from "../suppliers/diverted-orders.tsx";
import type { Supplier } from "../suppliers/supplier.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { QueueTable } from "./queue-table.tsx";
import { ATTENTION_WORDS } from "./queued-order.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

const PAGE_SIZE = "50";
const FILTERS = ["attention", "service_id", "taken_by"] as const;

/** Orders waiting for manual processing, oldest first. */
export function QueuePage() {
  const [, setFilters] = useFilters();
  const [openId, setOpenId] = useState<number>();
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const refetchInterval = usePoll();
  const queue = useOperatorList(
    "/api/operator/queue",
    { query: { ...query, per_page: PAGE_SIZE } },
    { refetchInterval },
  );
  const orders = queue.rows;
  return (
    <Page wide title="Queue" about="Orders waiting for manual processing, oldest first." actions={<QueueActions />}>
      <QueueFilters />
      <AllDivertedOrders />
      <Card flush>
        <PagedList list={queue} empty={<EmptyQueue isFiltered={isFiltered} clear={clear} />}>
          <QueueTable orders={orders} onOpen={setOpenId} onService={(id) => setFilters({ service_id: String(id) })} />
        </PagedList>
      </Card>
      <AnswerDialog orders={orders} openId={openId} onOpen={setOpenId} />
    </Page>
  );
}

function QueueActions() {
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <>
      <Button onClick={() => setShowsKeys(true)}>
        <Keyboard aria-hidden />
        Shortcuts
      </Button>
      <Button asChild>
        <Link to="/operator/queue/replies">Bulk reply</Link>
      </Button>
      <ShortcutsDialog open={showsKeys} onOpenChange={setShowsKeys} />
    </>
  );
}

function QueueFilters() {
  const { staff } = useSession();
  const [{ service_id: serviceId }, setFilters] = useFilters();
  return (
    <FilterBar>
      <SelectFilter name="attention" label="Reason" choices={Object.entries(ATTENTION_WORDS)} />
      <SelectFilter
        name="taken_by"
        label="Assigned to"
        choices={[
          ["nobody", "Unassigned"],
          [String(staff?.id), "Me"],
        ]}
        all="Anyone"
      />
      {serviceId !== undefined && (
        <Button onClick={() => setFilters({ service_id: undefined })}>Clear service filter</Button>
      )}
    </FilterBar>
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
      <EmptyState title="The queue is empty">
        Orders appear here when their service is fulfilled manually, when every route failed, or when a supplier's
        response is unclear.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No matching orders" action={<Button onClick={clear}>Clear filters</Button>}>
      Change or clear the filters.
    </EmptyState>
  );
}

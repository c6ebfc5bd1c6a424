import { Link } from "@tanstack/react-router";
import { Keyboard } from "lucide-react";
import { useState } from "react";
import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { FilterBar, SelectFilter, useFilters } from "../../ui/filters.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { DivertedOrders } from "../suppliers/diverted-orders.tsx";
import type { Supplier } from "../suppliers/supplier.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { QueueTable } from "./queue-table.tsx";
import { ATTENTION_WORDS } from "./queued-order.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

const PAGE_SIZE = "50";

/** Orders that wait for a person, the oldest first. */
export function QueuePage() {
  const { staff } = useSession();
  const [filters, setFilters] = useFilters();
  const [openId, setOpenId] = useState<number>();
  const [showsKeys, setShowsKeys] = useState(false);
  const { attention, service_id, taken_by } = filters;
  const query = { attention, service_id, taken_by, per_page: PAGE_SIZE };
  const queue = operatorHooks.useInfiniteQuery(
    "get",
    "/api/operator/queue",
    { params: { query } },
    {
      pageParamName: "cursor",
      initialPageParam: "",
      getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
      refetchInterval: usePoll(),
    },
  );
  const suppliers = operatorHooks.useQuery(
    "get",
    "/api/operator/suppliers",
    {},
    { refetchInterval: usePoll<{ data: Supplier[] }>() },
  );
  const orders = queue.data?.pages.flatMap(({ data }) => data) ?? [];
  const isFiltered = [attention, service_id, taken_by].some((value) => value !== undefined);
  const actions = (
    <>
      <Button onClick={() => setShowsKeys(true)}>
        <Keyboard aria-hidden />
        Keys
      </Button>
      <Button asChild>
        <Link to="/operator/queue/replies">Reply to many</Link>
      </Button>
    </>
  );
  return (
    <Page title="Queue" about="Orders that wait for a person, the oldest first." actions={actions}>
      <FilterBar>
        <SelectFilter name="attention" label="Waits because" choices={Object.entries(ATTENTION_WORDS)} />
        <SelectFilter
          name="taken_by"
          label="In hand of"
          choices={[
            ["nobody", "Nobody"],
            [String(staff?.id), "Me"],
          ]}
          all="Anybody"
        />
        {service_id !== undefined && (
          <Button onClick={() => setFilters({ service_id: undefined })}>All services again</Button>
        )}
      </FilterBar>
      {suppliers.data?.data.map((supplier) => (
        <DivertedOrders key={supplier.id} supplier={supplier} />
      ))}
      <Card flush>
        <WalkedList
          query={queue}
          shown={orders.length}
          empty={
            <NothingWaits
              isFiltered={isFiltered}
              clear={() => setFilters({ attention: "", taken_by: "", service_id: "" })}
            />
          }
        >
          <QueueTable orders={orders} onOpen={setOpenId} onService={(id) => setFilters({ service_id: String(id) })} />
        </WalkedList>
      </Card>
      <AnswerDialog orders={orders} openId={openId} onOpen={setOpenId} />
      <ShortcutsDialog open={showsKeys} onOpenChange={setShowsKeys} />
    </Page>
  );
}

function NothingWaits({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState title="Nothing waits for you">
        Orders come here when their service is fulfilled by hand, when every route failed, or when nobody knows what
        became of them.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing in the queue matches" action={<Button onClick={clear}>Show the whole queue</Button>}>
      Other orders may wait for other reasons.
    </EmptyState>
  );
}

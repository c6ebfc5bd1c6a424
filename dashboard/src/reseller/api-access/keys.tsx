import { Plus } from "lucide-react";
import { useState } from "react";
import { v1Hooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { useFilters } from "../../ui/filters.tsx";
import { Card } from "../../ui/page.tsx";
import { LoadMore } from "../../ui/pager.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import type { ShownKey } from "./key.ts";
import { KeyDialog, type KeyTask } from "./key-dialog.tsx";
import { KeyTable } from "./key-table.tsx";

const PAGE_SIZE = "50";

interface KeysProps {
  onMade: (key: ShownKey) => void;
  onExamples: () => void;
}

/** The keys of live and test mode alike, with everything that can be done to them. */
export function Keys({ onMade, onExamples }: KeysProps) {
  const [filters, setFilters] = useFilters();
  const [task, setTask] = useState<KeyTask>();
  const showsAll = filters["keys"] === "all";
  const query = { per_page: PAGE_SIZE, ...(!showsAll && { state: "live" }) };
  const keys = v1Hooks.useInfiniteQuery(
    "get",
    "/api/v1/keys",
    { params: { query } },
    {
      pageParamName: "cursor",
      initialPageParam: "",
      getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    },
  );
  const rows = keys.data?.pages.flatMap(({ data }) => data) ?? [];
  const create = (
    <Button look="primary" onClick={() => setTask({ kind: "create" })}>
      <Plus aria-hidden />
      Create key
    </Button>
  );
  const actions = (
    <>
      <Button look="ghost" onClick={() => setFilters({ keys: showsAll ? undefined : "all" })}>
        {showsAll ? "Hide ended keys" : "Show ended keys"}
      </Button>
      {create}
    </>
  );
  return (
    <Card title="Keys" actions={actions} flush>
      <QueryView query={keys}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={showsAll ? "There was never a key" : "No key is live"} action={create}>
              Create one for each program that connects to your account, so that each can be ended by itself.
            </EmptyState>
          ) : (
            <>
              <KeyTable keys={rows} onTask={setTask} />
              {keys.hasNextPage && (
                <LoadMore
                  hasMore={keys.hasNextPage}
                  busy={keys.isFetchingNextPage}
                  onLoad={() => void keys.fetchNextPage()}
                  shown={rows.length}
                />
              )}
            </>
          )
        }
      </QueryView>
      <KeyDialog task={task} onClose={() => setTask(undefined)} onMade={onMade} onExamples={onExamples} />
    </Card>
  );
}

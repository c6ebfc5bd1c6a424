import { v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import type { V1Row } from "../../api/types.ts";
import { useV1List } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/show/copy.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { DateFilter, FilterBar, SelectFilter, useListFilters } from "../../ui/list/filters.tsx";
import { Card } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Badge } from "../../ui/show/status-badge.tsx";
import { formatCount } from "../../ui/show/dates.ts";
import { Time } from "../../ui/show/time.tsx";
import { nameOf, type Key } from "./key.ts";

type LoggedRequest = V1Row<"/api/v1/calls">;

const PAGE_SIZE = "50";
const FILTERS = ["key_id", "outcome", "action", "from", "to"] as const;
const MOST_KEYS = { per_page: "100" };
/** What programs ask most; the list of all is the reference's. */
const ACTIONS = [
  "accountinfo",
  "imeiservicelist",
  "placeimeiorder",
  "placeimeiorderbulk",
  "getimeiorder",
  "getimeiorderbulk",
  "GET /account",
  "GET /services",
  "POST /orders",
  "POST /orders/bulk",
  "GET /orders",
  "GET /orders/:id",
] as const;

/**
 * The reseller's API requests and their outcome, newest first. Successful reads are counted by the minute, so that
 * polling does not bury orders and errors.
 */
export function RequestLog() {
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const refetchInterval = usePoll();
  const calls = useV1List("/api/v1/calls", { query: { ...query, per_page: PAGE_SIZE } }, { refetchInterval });
  return (
    <>
      <RequestFilters />
      <Card flush>
        <PagedList list={calls} empty={<NoRequests isFiltered={isFiltered} clear={clear} />}>
          <DataTable
            name="requests"
            noun="request"
            label="Request log"
            rows={calls.rows}
            rowId={({ id }) => id}
            columns={COLUMNS}
          />
        </PagedList>
      </Card>
    </>
  );
}

function RequestFilters() {
  const keys = v1Hooks.useQuery("get", "/api/v1/keys", { params: { query: MOST_KEYS } });
  return (
    <FilterBar>
      <SelectFilter
        name="key_id"
        label="Key"
        choices={(keys.data?.data ?? []).map((key) => [String(key.id), choiceOf(key)])}
        all="All keys"
      />
      <SelectFilter
        name="outcome"
        label="Status"
        choices={[
          ["ok", "OK"],
          ["failed", "Error"],
        ]}
      />
      <SelectFilter name="action" label="Endpoint" choices={ACTIONS.map((name) => [name, name])} />
      <DateFilter name="from" label="From" edge="start" />
      <DateFilter name="to" label="To" edge="end" />
    </FilterBar>
  );
}

/** A key and those that replaced it share a label. */
function choiceOf(key: Key): string {
  return key.label === "" ? nameOf(key) : `${key.label} …${key.last_four}`;
}

function NoRequests({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="No matching requests" action={<Button onClick={clear}>Clear filters</Button>}>
        Change the key, status or dates.
      </EmptyState>
    );
  }
  return <EmptyState title="No API requests yet">Requests from your apps appear here within moments.</EmptyState>;
}

const COLUMNS: readonly Column<LoggedRequest>[] = [
  {
    id: "call",
    header: "Request",
    lead: true,
    cell: ({ action, interface: at, count }) => (
      <>
        <span className="font-mono text-sm">{action}</span>{" "}
        <span className="text-sm text-muted">
          {at === "rest" ? "REST" : "Dispatch"}
          {count > 1 && ` · ${formatCount(count)} requests`}
        </span>
      </>
    ),
  },
  { id: "outcome", header: "Status", plain: true, cell: (call) => <Outcome call={call} /> },
  {
    id: "key",
    header: "Key",
    cell: ({ key }) => (key === null ? "Dashboard" : key.label || <LastFour {...key} />),
  },
  { id: "ip", header: "IP address", cell: ({ ip }) => <span className="font-mono text-sm">{ip}</span> },
  {
    id: "took",
    header: "Duration",
    right: true,
    cell: ({ duration_ms: ms, count }) => (
      <span className="whitespace-nowrap">
        {count > 1 && <span className="text-muted">up to </span>}
        {ms} ms
      </span>
    ),
  },
  { id: "at", header: "Date", right: true, plain: true, cell: ({ at }) => <Time at={at} /> },
  {
    id: "request",
    header: "Request ID",
    right: true,
    cell: ({ request_id: id, count }) => (
      <CopyButton text={id} label={count > 1 ? "Copy ID of the last request" : "Copy request ID"} />
    ),
  },
];

function LastFour({ last_four: lastFour }: { last_four: string }) {
  return <span className="font-mono text-sm whitespace-nowrap">…{lastFour}</span>;
}

function Outcome({ call }: { call: LoggedRequest }) {
  const { error_code: code, status } = call;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={code === null ? "success" : "danger"}>{code === null ? "OK" : "Failed"}</Badge>
      <span className="text-sm text-muted">
        {status}
        {code !== null && <span className="font-mono"> {code}</span>}
      </span>
    </span>
  );
}

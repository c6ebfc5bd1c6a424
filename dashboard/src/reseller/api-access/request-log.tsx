import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import type { V1Row } from "../../api/types.ts";
import { useV1List } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/show/copy.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { DateFilter } from "../../ui/list/filters/date-filter.tsx";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../ui/list/filters/use-filters.ts";
import { Card } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Badge } from "../../ui/show/status/status-badge.tsx";
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
            counted={(count) => plural(count, { one: "# request", other: "# requests" })}
            label={t`Request log`}
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
        label={t`Key`}
        choices={(keys.data?.data ?? []).map((key) => [String(key.id), choiceOf(key)])}
        all={t`All keys`}
      />
      <SelectFilter
        name="outcome"
        label={t`Status`}
        choices={[
          ["ok", t`OK`],
          ["failed", t`Error`],
        ]}
      />
      <SelectFilter name="action" label={t`Endpoint`} choices={ACTIONS.map((name) => [name, name])} />
      <DateFilter from="from" to="to" />
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
      <EmptyState
        title={t`No matching requests`}
        action={
          <Button onClick={clear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Change the key, status or dates.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No API requests yet`}>
      <Trans>Requests from your apps appear here within moments.</Trans>
    </EmptyState>
  );
}

const COLUMNS: readonly Column<LoggedRequest>[] = [
  {
    id: "call",
    header: msg`Request`,
    lead: true,
    cell: ({ action, interface: at, count }) => (
      <>
        <span className="font-mono text-sm">{action}</span>{" "}
        <span className="text-sm text-muted">
          {at === "rest" ? t`REST` : t`Dispatch`}
          {count > 1 && ` · ${plural(count, { one: "# request", other: "# requests" })}`}
        </span>
      </>
    ),
  },
  { id: "outcome", header: msg`Status`, plain: true, cell: (call) => <Outcome call={call} /> },
  {
    id: "key",
    header: msg`Key`,
    cell: ({ key }) => (key === null ? t`Dashboard` : key.label || <LastFour {...key} />),
  },
  { id: "ip", header: msg`IP address`, cell: ({ ip }) => <span className="font-mono text-sm">{ip}</span> },
  {
    id: "took",
    header: msg`Duration`,
    right: true,
    cell: ({ duration_ms: ms, count }) => (
      <span className="whitespace-nowrap">
        {count > 1 ? (
          <Trans>
            <span className="text-muted">up to </span>
            {ms} ms
          </Trans>
        ) : (
          t`${ms} ms`
        )}
      </span>
    ),
  },
  { id: "at", header: msg`Date`, right: true, plain: true, cell: ({ at }) => <Time at={at} /> },
  {
    id: "request",
    header: msg`Request ID`,
    right: true,
    cell: ({ request_id: id, count }) => (
      <CopyButton text={id} label={count > 1 ? t`Copy ID of the last request` : t`Copy request ID`} />
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
      <Badge tone={code === null ? "success" : "danger"}>{code === null ? t`OK` : t`Failed`}</Badge>
      <span className="text-sm text-muted">
        {status}
        {code !== null && <span className="font-mono"> {code}</span>}
      </span>
    </span>
  );
}

import { usePoll } from "../../../api/poll.ts";
import { useOperatorList, type Pages } from "../../../api/use-list.ts";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { FilterBar, SelectFilter, useFilters } from "../../../ui/list/filters.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { Card } from "../../../ui/page.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { StatusBadge, statusWord } from "../../../ui/show/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import type { TopUpRequest } from "../reseller.ts";
import { TopUpDecision } from "./top-up-decision.tsx";

const ROWS = "25";
const EVERY = "every";
const STATUSES = ["approved", "declined", "withdrawn", EVERY] as const;

/** What resellers ask to be credited with, the open ones first of all; of one reseller where one is named. */
export function TopUpRequests({ resellerId }: { resellerId?: number }) {
  const [filters] = useFilters();
  const status = filters["status"] ?? "open";
  const refetchInterval = usePoll<Pages<TopUpRequest>>();
  const list = useOperatorList(
    "/api/operator/top-up-requests",
    {
      query: {
        ...(filters["test"] === "true" && { test: "true" }),
        ...(status !== EVERY && { status }),
        ...(resellerId && { reseller_id: resellerId }),
        per_page: ROWS,
      },
    },
    // Older pages don't change.
    { refetchInterval: (query) => (query.state.data?.pages.length === 1 ? refetchInterval(query) : false) },
  );
  const columns = resellerId === undefined ? COLUMNS : COLUMNS.filter(({ id }) => id !== "reseller");
  return (
    <>
      <FilterBar>
        <SelectFilter
          name="status"
          label="Status"
          all={statusWord("open")}
          choices={STATUSES.map((choice) => [choice, choice === EVERY ? "All" : statusWord(choice)] as const)}
        />
        <SelectFilter name="test" label="Wallet" all="Live money" choices={[["true", "Test money"]]} />
      </FilterBar>
      <Card flush>
        <PagedList list={list} empty={<NoRequests status={status} />}>
          <DataTable label="Top-up requests" columns={columns} rows={list.rows} rowId={({ id }) => id} />
        </PagedList>
      </Card>
    </>
  );
}

const COLUMNS: readonly Column<TopUpRequest>[] = [
  {
    id: "request",
    header: "Request",
    lead: true,
    cell: ({ id, payment_reference: reference, note }) => (
      <>
        #{id}
        {reference !== null && <span className="ml-2 break-all">{reference}</span>}
        {note !== null && <span className="block text-sm break-words text-muted">{note}</span>}
      </>
    ),
  },
  { id: "reseller", header: "Reseller", cell: ({ reseller }) => reseller.name },
  {
    id: "status",
    header: "Status",
    cell: ({ status, reason, decided_by: decidedBy }) => (
      <>
        <StatusBadge status={status} />
        {decidedBy !== null && <span className="block text-sm text-muted">by {decidedBy.name}</span>}
        {reason !== null && <span className="block text-sm break-words">{reason}</span>}
      </>
    ),
  },
  {
    id: "amount",
    header: "Requested",
    right: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: "approved",
    header: "Credited",
    right: true,
    cell: ({ approved_amount: amount, currency }) =>
      amount === null ? null : <Money amount={amount} currency={currency} />,
  },
  { id: "at", header: "Date", cell: (request) => <Time at={request.created_at} /> },
  {
    id: "actions",
    header: "",
    right: true,
    cell: (request) => (request.status === "open" ? <TopUpDecision request={request} /> : null),
  },
];

function NoRequests({ status }: { status: string }) {
  if (status === "open") {
    return (
      <EmptyState title="No open requests">Requests appear here when resellers submit them in their wallet.</EmptyState>
    );
  }
  return <EmptyState title="No requests with this status">Choose another status.</EmptyState>;
}

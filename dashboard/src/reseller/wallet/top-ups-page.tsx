import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { toast } from "sonner";
import type { paths } from "../../api/v1.gen.ts";
import { v1, v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { FilterBar, SelectFilter, useFilters } from "../../ui/filters.tsx";
import { Money } from "../../ui/money.tsx";
import { Card } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusBadge, statusWord } from "../../ui/status-badge.tsx";
import { Time } from "../../ui/time.tsx";
import { AskTopUp } from "./ask-top-up.tsx";
import { WalletFrame } from "./wallet-frame.tsx";

type TopUpRequest =
  paths["/api/v1/top-up-requests"]["get"]["responses"][200]["content"]["application/json"]["data"][number];

const ROWS = "25";
const STATUSES = ["open", "approved", "declined", "withdrawn"] as const;

/** What the reseller asked to be credited with, and what the operator said. */
export function TopUpsPage() {
  const [{ status }] = useFilters();
  const refetchInterval = usePoll<Pages>(({ pages }) => !pages.some((page) => page.data.some(isOpen)));
  const list = v1Hooks.useInfiniteQuery(
    "get",
    "/api/v1/top-up-requests",
    { params: { query: { ...(status && { status }), per_page: ROWS } } },
    { initialPageParam: "", getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined, refetchInterval },
  );
  const requests = list.data?.pages.flatMap((page) => page.data) ?? [];
  useBalanceAfter(requests);
  return (
    <WalletFrame title="Top-up requests" actions={<AskTopUp />}>
      <FilterBar>
        <SelectFilter
          name="status"
          label="Status"
          choices={STATUSES.map((choice) => [choice, statusWord(choice)] as const)}
        />
      </FilterBar>
      <Card flush>
        <WalkedList query={list} shown={requests.length} empty={<NoRequests filtered={status !== undefined} />}>
          <DataTable label="Top-up requests" columns={COLUMNS} rows={requests} rowId={({ id }) => id} />
        </WalkedList>
      </Card>
    </WalletFrame>
  );
}

interface Pages {
  pages: { data: TopUpRequest[] }[];
}

function isOpen({ status }: TopUpRequest): boolean {
  return status === "open";
}

/** An approval brings money: the balance is read anew. */
function useBalanceAfter(requests: readonly TopUpRequest[]): void {
  const queryClient = useQueryClient();
  const approved = requests.filter(({ status }) => status === "approved").length;
  useEffect(() => {
    if (approved > 0) void queryClient.invalidateQueries({ queryKey: ["get", "/api/v1/account"] });
  }, [approved, queryClient]);
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
  {
    id: "status",
    header: "Status",
    cell: ({ status, reason }) => (
      <>
        <StatusBadge status={status} />
        {reason !== null && <span className="block text-sm break-words">{reason}</span>}
      </>
    ),
  },
  {
    id: "amount",
    header: "Asked for",
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
  { id: "at", header: "Asked", cell: (request) => <Time at={request.created_at} /> },
  {
    id: "actions",
    header: "",
    right: true,
    cell: (request) => (isOpen(request) ? <Withdraw request={request} /> : null),
  },
];

function Withdraw({ request }: { request: TopUpRequest }) {
  const queryClient = useQueryClient();
  const { id, amount, currency } = request;
  const withdraw = async (): Promise<void> => {
    await v1.POST("/api/v1/top-up-requests/{id}/withdraw", { params: { path: { id: String(id) } } });
    await queryClient.invalidateQueries({ queryKey: ["get", "/api/v1/top-up-requests"] });
    toast.success("The request is withdrawn.");
  };
  return (
    <ConfirmDialog
      title={`Withdraw request ${id}?`}
      action="Withdraw"
      danger
      onConfirm={withdraw}
      trigger={
        <Button size="small" aria-label={`Withdraw request ${id}`}>
          Withdraw
        </Button>
      }
    >
      The operator will not credit the {amount} {currency} that you asked for.
    </ConfirmDialog>
  );
}

function NoRequests({ filtered }: { filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyState title="You have not asked for credit yet" action={<AskTopUp />}>
        Pay the operator the way you agreed on, then ask for the credit here.
      </EmptyState>
    );
  }
  const all = (
    <Button asChild>
      <Link to="/wallet/top-ups">Show all requests</Link>
    </Button>
  );
  return <EmptyState title="No request has this status" action={all} />;
}

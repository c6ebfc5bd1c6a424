import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { toast } from "sonner";
import { v1 } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import type { V1Row } from "../../api/types.ts";
import { useV1List, type Pages } from "../../api/use-list.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../ui/list/filters/use-filters.ts";
import { Card } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { statusWord } from "../../ui/show/status/status-badge.tsx";
import { useRefreshBalance } from "../use-refresh-balance.ts";
import { AddCredit } from "./add-credit.tsx";
import { PaymentInstructions } from "./payment-instructions.tsx";
import { AddProof } from "./payments/proof.tsx";
import { WalletFrame } from "./wallet-frame.tsx";
import { TOP_UP_STATUSES } from "../../ui/show/status/top-up-status.ts";
import { TOP_UP_OUTCOME, TOP_UP_REQUEST } from "../../ui/show/status/top-up-columns.tsx";

type TopUpRequest = V1Row<"/api/v1/top-up-requests">;

const ROWS = "25";
const FILTERS = ["status"] as const;

/** The reseller's top-up requests and the operator's decisions. */
export function TopUpsPage() {
  const { query, isFiltered } = useListFilters(FILTERS);
  const refetchInterval = usePoll<Pages<TopUpRequest>>(({ pages }) => !pages.some((page) => page.data.some(isOpen)));
  const list = useV1List("/api/v1/top-up-requests", { query: { ...query, per_page: ROWS } }, { refetchInterval });
  // An approval brings money.
  useRefreshBalance(list.rows.filter(({ status }) => status === "approved").length);
  return (
    <WalletFrame title={t`Top-up requests`} actions={<AddCredit />}>
      <PaymentInstructions />
      <FilterBar>
        <SelectFilter
          name="status"
          label={t`Status`}
          choices={TOP_UP_STATUSES.map((choice) => [choice, statusWord(choice)] as const)}
        />
      </FilterBar>
      <Card flush>
        <PagedList list={list} empty={<NoRequests isFiltered={isFiltered} />}>
          <DataTable
            name="top-up-requests"
            counted={(count) => plural(count, { one: "# request", other: "# requests" })}
            label={t`Top-up requests`}
            columns={COLUMNS}
            rows={list.rows}
            rowId={({ id }) => id}
          />
        </PagedList>
      </Card>
    </WalletFrame>
  );
}

function isOpen({ status }: TopUpRequest): boolean {
  return status === "open";
}

const COLUMNS: readonly Column<TopUpRequest>[] = [
  TOP_UP_REQUEST,
  ...TOP_UP_OUTCOME,
  {
    id: "actions",
    header: "",
    action: true,
    cell: (request) =>
      isOpen(request) ? (
        <span className="flex flex-wrap justify-end gap-2">
          <AddProof request={request} />
          <Withdraw request={request} />
        </span>
      ) : null,
  },
];

function Withdraw({ request }: { request: TopUpRequest }) {
  const refresh = useRefresh(["/api/v1/top-up-requests"]);
  const { id, amount, currency } = request;
  const withdraw = async (): Promise<void> => {
    await v1.POST("/api/v1/top-up-requests/{id}/withdraw", { params: { path: { id: String(id) } } });
    await refresh();
    toast.success(t`Request withdrawn.`);
  };
  return (
    <ConfirmDialog
      title={t`Withdraw request ${id}?`}
      action={t`Withdraw`}
      danger
      onConfirm={withdraw}
      trigger={
        <Button size="small" aria-label={t`Withdraw request ${id}`}>
          <Trans>Withdraw</Trans>
        </Button>
      }
    >
      <Trans>
        This withdraws your request for {amount} {currency}.
      </Trans>
    </ConfirmDialog>
  );
}

function NoRequests({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title={t`No top-up requests yet`} action={<AddCredit />}>
        <Trans>Pay the operator as agreed, then submit the payment here.</Trans>
      </EmptyState>
    );
  }
  const all = (
    <Button asChild>
      <Link to="/wallet/top-ups">
        <Trans>Show all requests</Trans>
      </Link>
    </Button>
  );
  return <EmptyState title={t`No requests with this status`} action={all} />;
}

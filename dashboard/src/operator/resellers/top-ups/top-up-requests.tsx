import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { usePoll } from "../../../api/poll.ts";
import { useOperatorList, type Pages } from "../../../api/use-list.ts";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useFilters } from "../../../ui/list/filters/use-filters.ts";
import { Card } from "../../../ui/page.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { statusWord } from "../../../ui/show/status/status-badge.tsx";
import { TOP_UP_STATUSES } from "../../../ui/show/status/top-up-status.ts";
import { TOP_UP_OUTCOME, TOP_UP_REQUEST } from "../../../ui/show/status/top-up-columns.tsx";
import { ResellerLink } from "../../links.tsx";
import type { TopUpRequest } from "../reseller.ts";
import { ProofButton } from "./proof.tsx";
import { TopUpDecision } from "./top-up-decision.tsx";

const ROWS = "25";
const EVERY = "every";
/** The open ones are shown without a filter. */
const STATUSES = TOP_UP_STATUSES.filter((status) => status !== "open");

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
          label={t`Status`}
          all={statusWord("open")}
          choices={[...STATUSES.map((choice) => [choice, statusWord(choice)] as const), [EVERY, t`All`]]}
        />
        <SelectFilter name="test" label={t`Wallet`} all={t`Live money`} choices={[["true", t`Test money`]]} />
      </FilterBar>
      <Card flush>
        <PagedList list={list} empty={<NoRequests status={status} />}>
          <DataTable
            name="all-top-up-requests"
            counted={(count) => plural(count, { one: "# request", other: "# requests" })}
            label={t`Top-up requests`}
            columns={columns}
            rows={list.rows}
            rowId={({ id }) => id}
          />
        </PagedList>
      </Card>
    </>
  );
}

const COLUMNS: readonly Column<TopUpRequest>[] = [
  TOP_UP_REQUEST,
  {
    id: "reseller",
    header: msg`Reseller`,
    fit: "name",
    plain: true,
    phone: "whole",
    cell: ({ reseller: { id, name } }) => <ResellerLink id={id}>{name}</ResellerLink>,
  },
  ...TOP_UP_OUTCOME,
  {
    id: "actions",
    header: "",
    action: true,
    cell: (request) => (
      <span className="flex flex-wrap justify-end gap-2 md:flex-nowrap">
        <ProofButton request={request} />
        {request.status === "open" && <TopUpDecision request={request} />}
      </span>
    ),
  },
];

function NoRequests({ status }: { status: string }) {
  if (status === "open") {
    return (
      <EmptyState title={t`No open requests`}>
        <Trans>Requests appear here when resellers submit them in their wallet.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No requests with this status`}>
      <Trans>Choose another status.</Trans>
    </EmptyState>
  );
}

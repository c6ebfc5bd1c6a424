import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { usePoll } from "../../../api/poll.ts";
import { useOperatorList, type Pages } from "../../../api/use-list.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useFilters } from "../../../ui/list/filters/use-filters.ts";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { Card, Page } from "../../../ui/page.tsx";
import { PAYMENT_STATUSES } from "../../../ui/show/status/payment-status.ts";
import { statusWord } from "../../../ui/show/status/status-badge.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Payment } from "./payment.ts";
import { COLUMNS } from "./payment-columns.tsx";

const ROWS = "25";
const EVERY = "every";
/** Those in review are shown without a filter. */
const STATUSES = PAYMENT_STATUSES.filter((status) => status !== "review");

/** Online payments of all resellers, those that need a decision first of all. */
export function PaymentsPage() {
  const [filters] = useFilters();
  const { status, test } = filters;
  const refetchInterval = usePoll<Pages<Payment>>();
  const list = useOperatorList(
    "/api/operator/payments",
    {
      query: {
        ...(test === "true" && { test: "true" }),
        ...(status === undefined ? { needs_review: "true" } : status !== EVERY && { status }),
        per_page: ROWS,
      },
    },
    // Older pages don't change.
    { refetchInterval: (query) => (query.state.data?.pages.length === 1 ? refetchInterval(query) : false) },
  );
  return (
    <Page wide title={t`Payments`} about={t`Online payments of resellers. Most are credited without you.`}>
      <FilterBar>
        <SelectFilter
          name="status"
          label={t`Status`}
          all={t`Needs a decision`}
          choices={[...STATUSES.map((choice) => [choice, statusWord(choice)] as const), [EVERY, t`All`]]}
        />
        <SelectFilter name="test" label={t`Wallet`} all={t`Live money`} choices={[["true", t`Test money`]]} />
      </FilterBar>
      <Card flush>
        <PagedList list={list} empty={<NoPayments status={status} />}>
          <DataTable
            name="all-payments"
            counted={(count) => plural(count, { one: "# payment", other: "# payments" })}
            label={t`Payments`}
            columns={COLUMNS}
            rows={list.rows}
            rowId={({ id }) => id}
          />
        </PagedList>
      </Card>
    </Page>
  );
}

function NoPayments({ status }: { status: string | undefined }) {
  if (status === undefined) {
    return (
      <EmptyState title={t`No payments need a decision`}>
        <Trans>Partial and late payments appear here. To see others, choose a status.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No payments with this status`}>
      <Trans>Choose another status.</Trans>
    </EmptyState>
  );
}

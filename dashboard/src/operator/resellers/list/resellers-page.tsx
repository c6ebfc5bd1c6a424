import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { everyWord } from "../../../api/every-word.ts";
import type { OperatorRow } from "../../../api/types.ts";
import { useOperatorList } from "../../../api/use-list.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useFilters, useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { Card, Page } from "../../../ui/page.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { statusWord } from "../../../ui/show/status/status-badge.tsx";
import { AddResellerDialog } from "./add-reseller.tsx";
import { usePriceGroups } from "../price-group-field.tsx";
import { ResellersTable } from "./resellers-table.tsx";
import { SignUps } from "./sign-ups.tsx";

const PAGE_SIZE = "50";
const STATUSES = everyWord<OperatorRow<"/api/operator/resellers">["status"]>({
  pending: true,
  active: true,
  suspended: true,
});
const FILTERS = ["q", "status", "price_group_id"] as const;

/** All resellers, pending sign-ups first. */
export function ResellersPage() {
  const [isAdding, setIsAdding] = useState(false);
  const refusal = useRefusal("manage_resellers");
  const actions = (
    <>
      <Button asChild>
        <Link to="/operator/resellers/top-up-requests">
          <Trans>Top-up requests</Trans>
        </Link>
      </Button>
      <Button asChild>
        <Link to="/operator/resellers/payments">
          <Trans>Payments</Trans>
        </Link>
      </Button>
      <Button asChild>
        <Link to="/operator/resellers/news">
          <Trans>News</Trans>
        </Link>
      </Button>
      <Button look="primary" unless={refusal} onClick={() => setIsAdding(true)}>
        <Trans>Add reseller</Trans>
      </Button>
    </>
  );
  return (
    <Page wide title={t`Resellers`} actions={actions}>
      <SignUps />
      <ResellerFilters />
      <ResellerList add={() => setIsAdding(true)} refusal={refusal} />
      <AddResellerDialog open={isAdding} onOpenChange={setIsAdding} />
    </Page>
  );
}

function ResellerFilters() {
  const groups = usePriceGroups();
  return (
    <FilterBar>
      <SearchFilter label={t`Search by name, company, email or ID`} />
      <SelectFilter name="status" label={t`Status`} choices={STATUSES.map((status) => [status, statusWord(status)])} />
      <SelectFilter
        name="price_group_id"
        label={t`Price group`}
        choices={groups.map(({ id, name }) => [String(id), name])}
      />
    </FilterBar>
  );
}

function ResellerList({ add, refusal }: { add: () => void; refusal: string | undefined }) {
  const [{ sort }, setFilters] = useFilters();
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const resellers = useOperatorList(
    "/api/operator/resellers",
    { query: { ...query, sort, per_page: PAGE_SIZE } },
    { by: "page" },
  );
  return (
    <Card flush>
      <PagedList list={resellers} empty={<NoResellers {...{ isFiltered, clear, add, refusal }} />}>
        <ResellersTable
          resellers={resellers.rows}
          total={resellers.total}
          sort={sort}
          onSort={(wanted) => setFilters({ sort: wanted })}
        />
      </PagedList>
    </Card>
  );
}

interface NoResellersProps {
  isFiltered: boolean;
  clear: () => void;
  add: () => void;
  refusal: string | undefined;
}

function NoResellers({ isFiltered, clear, add, refusal }: NoResellersProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title={t`No matching resellers`}
        action={
          <Button onClick={clear}>
            <Trans>Show all resellers</Trans>
          </Button>
        }
      >
        <Trans>Try part of a name, company or email.</Trans>
      </EmptyState>
    );
  }
  const first = (
    <Button look="primary" unless={refusal} onClick={add}>
      <Trans>Add reseller</Trans>
    </Button>
  );
  return (
    <EmptyState title={t`No resellers yet`} action={first}>
      <Trans>Resellers appear here when they sign up or when you add them.</Trans>
    </EmptyState>
  );
}

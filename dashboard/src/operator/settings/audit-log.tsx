import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operatorHooks } from "../../api/client.ts";
import { useOperatorList } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { DateFilter } from "../../ui/list/filters/date-filter.tsx";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../ui/list/filters/use-filters.ts";
import { Card } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { actionName } from "./audit-entry.ts";
import { AuditTable } from "./audit-table.tsx";

const PAGE_SIZE = "50";
const FILTERS = ["target", "staff_id", "action", "outcome", "from", "to"] as const;
const OUTCOMES = [
  ["done", msg`Success`],
  ["refused", msg`Denied`],
  ["failed", msg`Error`],
] as const;

/** What staff and commands changed, or tried to change, the newest first. */
export function AuditLog() {
  const { query, clear } = useListFilters(FILTERS);
  const log = useOperatorList("/api/operator/audit-log", {
    query: { ...query, per_page: PAGE_SIZE },
  });
  const empty = (
    <EmptyState
      title={t`No matching entries`}
      action={
        <Button onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>Enter the full target, such as order 17. Entries older than AUDIT_DAYS are deleted.</Trans>
    </EmptyState>
  );
  return (
    <>
      <AuditFilters />
      <Card flush>
        <PagedList list={log} empty={empty}>
          <AuditTable entries={log.rows} />
        </PagedList>
      </Card>
    </>
  );
}

function AuditFilters() {
  const choices = operatorHooks.useQuery("get", "/api/operator/audit-log/choices");
  const { staff = [], actions = [] } = choices.data?.data ?? {};
  return (
    <FilterBar>
      <SearchFilter name="target" label={t`Target`} placeholder={t`Target, such as order 17`} />
      <SelectFilter
        name="staff_id"
        label={t`Actor`}
        all={t`Anyone`}
        choices={staff.map(({ id, name }) => [String(id), name] as const)}
      />
      <SelectFilter
        name="action"
        label={t`Action`}
        all={t`Any`}
        choices={actions.map((choice) => [choice.action, actionName(choice)] as const)}
      />
      <SelectFilter name="outcome" label={t`Result`} all={t`Any`} choices={OUTCOMES} />
      <DateFilter from="from" to="to" />
    </FilterBar>
  );
}

import { msg, t } from "@lingui/core/macro";
import type { OperatorData } from "../../api/types.ts";
import { textOf } from "../../locale/text.ts";
import { useSession } from "../../session/session.ts";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useFilters } from "../../ui/list/filters/use-filters.ts";
import { ATTENTION_WORDS } from "./queued-order.ts";

export type QueueSummary = OperatorData<"/api/operator/queue/summary">;
type Facet = QueueSummary["facets"][number];

export const QUEUE_FILTERS = [
  "service_id",
  "reseller_id",
  "supplier_id",
  "attention",
  "waiting_minutes",
  "taken_by",
] as const;

const AGES = [
  ["60", msg`1 hour or more`],
  ["360", msg`6 hours or more`],
  ["1440", msg`1 day or more`],
  ["4320", msg`3 days or more`],
] as const;

/** Each offers what is in the queue, with the number of its orders. */
export function QueueFilters({ facets }: { facets: readonly Facet[] }) {
  const { staff } = useSession();
  const [filters] = useFilters();
  const choices = (facet: Facet["facet"]) => {
    const present = facets
      .filter((row) => row.facet === facet)
      .map(({ id, name, orders }) => [String(id), `${name} (${orders})`] as const);
    const set = filters[`${facet}_id`];
    // What is filtered by stays chosen when its last order has left the queue.
    return set === undefined || present.some(([id]) => id === set)
      ? present
      : [...present, [set, `#${set} (0)`] as const];
  };
  const reasons = facets
    .filter(({ facet }) => facet === "attention")
    .map(({ name, orders }) => [name, `${textOf(ATTENTION_WORDS[name] ?? name)} (${orders})`] as const);
  return (
    <FilterBar>
      <SelectFilter name="service_id" label={t`Service`} choices={choices("service")} />
      <SelectFilter name="reseller_id" label={t`Reseller`} choices={choices("reseller")} />
      <SelectFilter name="supplier_id" label={t`Supplier`} choices={choices("supplier")} />
      <SelectFilter name="attention" label={t`Reason`} choices={reasons} />
      <SelectFilter name="waiting_minutes" label={t`Waiting`} all={t`Any time`} choices={AGES} />
      <SelectFilter
        name="taken_by"
        label={t`Assigned to`}
        choices={[
          ["nobody", t`Unassigned`],
          [String(staff?.id), t`Me`],
        ]}
        all={t`Anyone`}
      />
    </FilterBar>
  );
}

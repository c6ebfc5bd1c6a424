import type { OperatorData } from "../../api/types.ts";
import { useSession } from "../../session/session.ts";
import { FilterBar, SelectFilter, useFilters } from "../../ui/list/filters.tsx";
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
  ["60", "1 hour or more"],
  ["360", "6 hours or more"],
  ["1440", "1 day or more"],
  ["4320", "3 days or more"],
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
      : [...present, [set, `No. ${set} (0)`] as const];
  };
  const reasons = facets
    .filter(({ facet }) => facet === "attention")
    .map(({ name, orders }) => [name, `${ATTENTION_WORDS[name] ?? name} (${orders})`] as const);
  return (
    <FilterBar>
      <SelectFilter name="service_id" label="Service" all="All services" choices={choices("service")} />
      <SelectFilter name="reseller_id" label="Reseller" all="All resellers" choices={choices("reseller")} />
      <SelectFilter name="supplier_id" label="Supplier" all="All suppliers" choices={choices("supplier")} />
      <SelectFilter name="attention" label="Reason" choices={reasons} />
      <SelectFilter name="waiting_minutes" label="Waiting" all="Any time" choices={AGES} />
      <SelectFilter
        name="taken_by"
        label="Assigned to"
        choices={[
          ["nobody", "Unassigned"],
          [String(staff?.id), "Me"],
        ]}
        all="Anyone"
      />
    </FilterBar>
  );
}

import { msg, t } from "@lingui/core/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { operatorHooks } from "../../api/client.ts";
import { ResellerPicker } from "../catalogue/list/reseller-picker.tsx";
import { Picker } from "../../ui/form/picker.tsx";
import { DateFilter } from "../../ui/list/filters/date-filter.tsx";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useFilters } from "../../ui/list/filters/use-filters.ts";
import { statusWord } from "../../ui/show/status/status-badge.tsx";
import { ORDER_STATUSES } from "../../core.ts";
import { ATTENTION_WORDS } from "../queue/queued-order.ts";
import { OPEN, SOURCE_WORDS } from "./operator-order.ts";

const MODES = [
  ["false", msg`Live`],
  ["true", msg`Test`],
] as const;
const MOST_SHOWN = "20";

export const ORDER_FILTERS = [
  "q",
  "status",
  "service_id",
  "supplier_id",
  "reseller",
  "source",
  "test",
  "created_from",
  "created_to",
  "attention",
  "overdue",
  "imei",
] as const;

export function OrderFilters() {
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers");
  return (
    <FilterBar>
      <SearchFilter
        name="q"
        label={t`Search by order number, IMEI, reference or code`}
        placeholder={t`Number, IMEI or reference`}
      />
      <SelectFilter
        name="status"
        label={t`Status`}
        choices={[[OPEN, t`Open`], ...ORDER_STATUSES.map((status) => [status, statusWord(status)] as const)]}
      />
      <DateFilter from="created_from" to="created_to" />
      <ResellerFilter />
      <ServiceFilter />
      <SelectFilter
        name="supplier_id"
        label={t`Supplier`}
        choices={suppliers.data?.data.map(({ id, name }) => [String(id), name] as const) ?? []}
      />
      <SelectFilter name="source" label={t`Source`} choices={Object.entries(SOURCE_WORDS)} />
      <SelectFilter name="test" label={t`Mode`} all={t`Live and test`} choices={MODES} />
      <SelectFilter
        name="attention"
        label={t`Reason`}
        all={t`Any`}
        choices={Object.entries(ATTENTION_WORDS).filter(([attention]) => attention !== "cancel_requested")}
      />
      <SelectFilter name="overdue" label={t`Overdue`} all={t`Any`} choices={[["true", t`Overdue`]]} />
    </FilterBar>
  );
}

/** The filter is a number; links may also name a reseller by email. */
function ResellerFilter() {
  const [{ reseller: given }, setFilters] = useFilters();
  const isId = given !== undefined && /^\d+$/.test(given);
  const found = operatorHooks.useQuery(
    "get",
    "/api/operator/resellers/{id}",
    { params: { path: { id: given ?? "" } } },
    { enabled: isId, retry: false },
  );
  const picked = given === undefined ? undefined : { id: Number(given), name: found.data?.data.name ?? given };
  return (
    <ResellerPicker
      look="filter"
      label={t`Reseller`}
      none={t`All`}
      picked={picked}
      onPick={(reseller) => setFilters({ reseller: reseller && String(reseller.id) })}
    />
  );
}

function ServiceFilter() {
  const [{ service_id: id }, setFilters] = useFilters();
  const [text, setText] = useState("");
  const found = operatorHooks.useQuery(
    "get",
    "/api/operator/services",
    { params: { query: { q: text.trim() === "" ? undefined : text.trim(), per_page: MOST_SHOWN } } },
    { placeholderData: keepPreviousData },
  );
  const chosen = operatorHooks.useQuery(
    "get",
    "/api/operator/services/{id}",
    { params: { path: { id: id ?? "" } } },
    { enabled: id !== undefined, retry: false },
  );
  return (
    <Picker
      look="filter"
      label={t`Service`}
      all={t`All`}
      chosen={id === undefined ? undefined : (chosen.data?.data.name ?? t`Service ${id}`)}
      choices={found.data?.data.map((service) => ({ id: String(service.id), name: service.name }))}
      text={text}
      onType={setText}
      onChoose={(service_id) => setFilters({ service_id })}
    />
  );
}

import { t } from "@lingui/core/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { v1Hooks } from "../../api/client.ts";
import { useFilters } from "../../ui/list/filters/use-filters.ts";
import { Picker } from "../../ui/form/picker.tsx";

const MOST_SHOWN = "50";

/** Filters by one service, found by words of its name. */
export function ServiceFilter() {
  const [filters, setFilters] = useFilters();
  const [text, setText] = useState("");
  const { service_id: id } = filters;
  const found = v1Hooks.useQuery(
    "get",
    "/api/v1/services",
    { params: { query: { q: text, per_page: MOST_SHOWN } } },
    { placeholderData: keepPreviousData },
  );
  const shown = found.data?.data.find((service) => String(service.id) === id);
  const chosen = v1Hooks.useQuery(
    "get",
    "/api/v1/services/{id}",
    { params: { path: { id: id ?? "" } } },
    // A retired service is shown by its number.
    { enabled: id !== undefined && found.isFetched && shown === undefined, retry: false },
  );
  const name = shown?.name ?? chosen.data?.data.name;
  return (
    <Picker
      look="filter"
      label={t`Service`}
      all={t`All`}
      chosen={id === undefined ? undefined : (name ?? t`Service ${id}`)}
      choices={found.data?.data.map((service) => ({ id: String(service.id), name: service.name }))}
      text={text}
      onType={setText}
      onChoose={(service_id) => setFilters({ service_id })}
    />
  );
}

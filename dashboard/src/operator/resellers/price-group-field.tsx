import { t } from "@lingui/core/macro";
import { operatorHooks } from "../../api/client.ts";
import { SelectField } from "../../ui/form/field.tsx";

const SELDOM_MS = 60_000;

/** The price groups by name; none until they are read. */
export function usePriceGroups() {
  return operatorHooks.useQuery("get", "/api/operator/price-groups", {}, { staleTime: SELDOM_MS }).data?.data ?? [];
}

export function PriceGroupField({ value }: { value: number | null }) {
  const groups = usePriceGroups();
  return (
    // Mounted again once the groups are loaded, so that the default value applies.
    <SelectField key={groups.length} label={t`Price group`} name="price_group_id" defaultValue={value ?? ""}>
      <option value="">{t`None (base prices)`}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

import { t } from "@lingui/core/macro";
import { useId } from "react";
import { operatorHooks } from "../../../api/client.ts";
import { TextField } from "../../../ui/form/field.tsx";

/** A service group by its name: one of those that are there, or a new one. */
export function GroupField({ value, hint }: { value?: string; hint?: string }) {
  const id = useId();
  const groups = operatorHooks.useQuery("get", "/api/operator/service-groups");
  return (
    <>
      <TextField
        label={t`Service group`}
        name="service_group"
        list={id}
        autoComplete="off"
        defaultValue={value}
        hint={hint ?? t`Type a new name to create a group.`}
      />
      <datalist id={id}>
        {groups.data?.data.map((group) => (
          <option key={group.id} value={group.name}>
            {group.name}
          </option>
        ))}
      </datalist>
    </>
  );
}

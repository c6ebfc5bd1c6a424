import { t } from "@lingui/core/macro";
import { useState } from "react";
import { operatorHooks } from "../../../api/client.ts";
import { Picker } from "../../../ui/form/picker.tsx";

const MOST_SHOWN = "20";

export interface PickedReseller {
  id: number;
  name: string;
}

interface ResellerPickerProps {
  label: string;
  look?: "field" | "filter";
  /** The label when nothing is selected. */
  none: string;
  picked: PickedReseller | undefined;
  onPick: (reseller: PickedReseller | undefined) => void;
}

/** Finds a reseller by name, company, email or ID. */
export function ResellerPicker({ label, look, none, picked, onPick }: ResellerPickerProps) {
  const [text, setText] = useState("");
  const q = text.trim() === "" ? undefined : text.trim();
  const found = operatorHooks.useQuery("get", "/api/operator/resellers", {
    params: { query: { q, sort: "name", per_page: MOST_SHOWN } },
  });
  const resellers = found.data?.data;
  return (
    <Picker
      label={label}
      {...(look && { look })}
      all={none}
      chosen={picked?.name}
      choices={resellers?.map(({ id, name, price_group: group }) => ({
        id: String(id),
        name,
        note: group?.name ?? t`No price group`,
      }))}
      text={text}
      onType={setText}
      onChoose={(id) => {
        const reseller = resellers?.find((row) => String(row.id) === id);
        onPick(reseller && { id: reseller.id, name: reseller.name });
      }}
    />
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import type { OperatorBody } from "../../../api/types.ts";
import type { PickedReseller } from "../list/reseller-picker.tsx";
import type { WholeService } from "../catalogue.ts";

export type Visibility = WholeService["visibility"];
export type VisibilityBody = OperatorBody<"/api/operator/services/{id}/visibility", "put">;

export const VISIBLE_TO_WORDS: Record<Visibility["visible_to"], MessageDescriptor> = {
  everyone: msg`Everyone`,
  price_groups: msg`Chosen price groups`,
  resellers: msg`Chosen resellers`,
};

/** Such as “Price groups: Gold, Silver”. */
export function viewersText({ visible_to, price_groups, resellers }: Visibility): string {
  if (visible_to === "everyone") return t`Everyone`;
  const named = visible_to === "price_groups" ? price_groups : resellers;
  if (named.length === 0) return t`No one`;
  const names = named.map(({ name }) => name).join(", ");
  return visible_to === "price_groups" ? t`Price groups: ${names}` : t`Resellers: ${names}`;
}

/** Who sees a service or a group, while it is edited. */
export interface Viewers {
  visibleTo: Visibility["visible_to"];
  priceGroupIds: ReadonlySet<number>;
  resellers: readonly PickedReseller[];
}

export function useViewers(visibility: Visibility): [viewers: Viewers, set: (viewers: Viewers) => void] {
  return useState<Viewers>({
    visibleTo: visibility.visible_to,
    priceGroupIds: new Set(visibility.price_groups.map(({ id }) => id)),
    resellers: visibility.resellers,
  });
}

export function toBody({ visibleTo, priceGroupIds, resellers }: Viewers): VisibilityBody {
  if (visibleTo === "price_groups") return { visible_to: visibleTo, price_group_ids: [...priceGroupIds] };
  if (visibleTo === "resellers") return { visible_to: visibleTo, reseller_ids: resellers.map(({ id }) => id) };
  return { visible_to: visibleTo };
}

import { Type, type Static } from "typebox";
import {
  VISIBLE_TO,
  type Visibility as CoreVisibility,
  type VisibilityRow,
} from "../../../core/catalogue/visibility/visibility.ts";
import { Body, choice, GivenId, Named } from "../../kit/fields.ts";

export const VisibleTo = choice(VISIBLE_TO);

export const Visibility = Type.Object(
  {
    visible_to: VisibleTo,
    price_groups: Type.Array(Named, { description: "Filled if visible to price groups" }),
    resellers: Type.Array(Named, { description: "Filled if visible to resellers" }),
  },
  { $id: "Visibility", description: "Who sees a service or a service group" },
);

export const VisibilityBody = Body({
  visible_to: VisibleTo,
  price_group_ids: Type.Optional(
    Type.Array(GivenId(), { description: "The price groups that see it, with visible_to: price_groups" }),
  ),
  reseller_ids: Type.Optional(
    Type.Array(GivenId(), { description: "The resellers who see it, with visible_to: resellers" }),
  ),
});

export function readVisibility(given: Static<typeof VisibilityBody>): CoreVisibility {
  const { visible_to, price_group_ids = [], reseller_ids = [] } = given;
  if (visible_to === "price_groups") return { visibleTo: visible_to, priceGroupIds: price_group_ids };
  if (visible_to === "resellers") return { visibleTo: visible_to, resellerIds: reseller_ids };
  return { visibleTo: visible_to };
}

export function presentVisibility({ visibleTo, priceGroups, resellers }: VisibilityRow): Static<typeof Visibility> {
  return { visible_to: visibleTo, price_groups: priceGroups, resellers };
}

import { Type } from "typebox";
import { readShop } from "../../core/people/shop/shop.ts";
import { one, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { nullable, Text } from "../kit/fields.ts";
import { Brand, presentBrand } from "../kit/resources/brand.ts";
import type { RouteScope } from "../kit/scope.ts";
import { TAGS } from "./guard.ts";

const Shop = Type.Object({ ...Brand.properties, terms_text: nullable(Text, "The terms of service") }, { $id: "Shop" });

/** How the shop presents itself. Public, since the sign-in page shows it. */
export function registerShop(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Read the name, the look and the terms of the shop",
    response: { 200: one(Shop), ...refusals },
    security: [],
  };
  scope.get("/shop", { schema }, async () => {
    const shop = await readShop(core);
    return { data: { ...presentBrand(shop, core.clock()), terms_text: shop.termsText } };
  });
}

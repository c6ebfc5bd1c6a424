import type { FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import { readOperatorService } from "../../../core/catalogue/services/operator-services.ts";
import { clearPrice, setPrice, type KnownTarget } from "../../../core/catalogue/prices/price-settings.ts";
import type { HttpContext } from "../../kit/context.ts";
import { GroupPriceParams, PriceBody, PriceSet, ResellerPriceParams } from "./catalogue-schemas.ts";
import { presentPriced } from "./present-catalogue.ts";
import { readAmount, readId } from "../read.ts";
import { SERVICE_TAGS } from "./services.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import { NoBody } from "../../kit/fields.ts";
import { moneyOrNull } from "../../kit/values.ts";
import type { RouteScope } from "../../kit/scope.ts";

interface Kind {
  path: string;
  whom: string;
  params: TSchema;
  target: (request: FastifyRequest) => KnownTarget;
}

const KINDS: readonly Kind[] = [
  {
    path: "/services/:id/prices/groups/:price_group_id",
    whom: "a price group",
    params: GroupPriceParams,
    target: (request) => ({ priceGroupId: readId(request, "price group", "price_group_id") }),
  },
  {
    path: "/services/:id/prices/resellers/:reseller_id",
    whom: "one reseller",
    params: ResellerPriceParams,
    target: (request) => ({ resellerId: readId(request, "reseller", "reseller_id") }),
  },
];
const manage = { permission: "manage_catalogue" } as const;

/** Prices for groups and for single resellers, which go before the base price. */
export function registerServicePrices(scope: RouteScope, { core }: HttpContext): void {
  for (const { path, whom, params, target } of KINDS) {
    const setSchema = {
      tags: SERVICE_TAGS,
      summary: `Set what ${whom} pays for a service`,
      params,
      body: PriceBody,
      response: { 200: one(PriceSet), ...refusals },
    };
    scope.put(path, { schema: setSchema, config: manage }, async (request) => {
      const id = readId(request, "service");
      const { confirm, ...body } = request.body;
      const price = readAmount("price", body.price);
      await setPrice(core, id, target(request), price, { confirm });
      const { cost, currency } = await readOperatorService(core, id);
      return { data: { ...presentPriced(price, cost), currency, cost: moneyOrNull(cost) } };
    });

    const clearSchema = {
      tags: SERVICE_TAGS,
      summary: `Take away the price set for ${whom}: the next one in order counts`,
      params,
      body: NoBody,
      response: { 200: Message, ...refusals },
    };
    scope.delete(path, { schema: clearSchema, config: manage }, async (request) => {
      await clearPrice(core, readId(request, "service"), target(request));
      return { message: "The price is taken away." };
    });
  }
}

import { Type } from "typebox";
import { compareOffers } from "../../../core/fulfilment/imports/compare-offers.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Currency, Named, Text } from "../../kit/fields.ts";
import { queryOf, readQuery, text } from "../../kit/lists/parameters.ts";
import type { RouteScope } from "../../kit/scope.ts";

const FILTERS = { q: text("Words of a service's name; offers with at least half of them are listed") };

const ComparedOffer = Type.Object(
  {
    supplier: Named,
    code: Text,
    name: Text,
    cost: Type.String({ description: "In the supplier's currency" }),
    currency: Currency,
    own_cost: Type.String({ description: "In your currency, at the exchange rate of the supplier" }),
  },
  { $id: "ComparedOffer" },
);

/** The offers of all suppliers for one service, side by side. */
export function registerCompareOffers(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Operator: suppliers"],
    summary: "Offers of all suppliers that match a name, the best match first, then the cheapest",
    querystring: queryOf(FILTERS),
    response: { 200: one(Type.Object({ currency: Currency, offers: Type.Array(ComparedOffer) })), ...refusals },
  };
  scope.get("/supplier-offers", { schema, config: { permission: "manage_routes" } }, async (request) => {
    const { q = "" } = readQuery(request.query, FILTERS);
    const offers = await compareOffers(core, q);
    return {
      data: {
        currency: config.CURRENCY,
        offers: offers.map(({ supplierId, supplierName, code, name, cost, currency, ownCost }) => ({
          supplier: { id: supplierId, name: supplierName },
          code,
          name,
          cost: formatMoney(cost),
          currency,
          own_cost: formatMoney(ownCost),
        })),
      },
    };
  });
}

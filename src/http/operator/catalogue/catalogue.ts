import { findReseller } from "../../../core/resellers/accounts/resellers.ts";
import { pageServicesOf } from "../../../core/catalogue/listing/catalogue.ts";
import { queryOf } from "../../kit/parameters.ts";
import { answerServices, Service, SERVICES_QUERY } from "../../kit/resources/service.ts";
import type { HttpContext } from "../../kit/context.ts";
import { registerPriceGroups } from "./price-groups.ts";
import { readId } from "../read.ts";
import { registerServiceChanges } from "./service-changes.ts";
import { registerServiceGroups } from "./service-groups.ts";
import { registerServicePrices } from "./service-prices.ts";
import { registerServices } from "./services.ts";
import { IdParams, listOf, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";

/** Services, their groups and prices, and how a reseller sees them. */
export function registerCatalogue(scope: RouteScope, context: HttpContext): void {
  registerServices(scope, context);
  registerServiceChanges(scope, context);
  registerServiceGroups(scope, context);
  registerServicePrices(scope, context);
  registerPriceGroups(scope, context);
  registerResellerCatalogue(scope, context);
}

function registerResellerCatalogue(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Operator: resellers"],
    summary: "The services as a reseller sees them: GET /api/v1/services in the reseller's place",
    params: IdParams,
    querystring: queryOf(SERVICES_QUERY),
    response: { 200: listOf(Service), ...refusals },
  };
  scope.get("/resellers/:id/catalogue", { schema, config: { permission: "read" } }, async (request, reply) => {
    const { id, priceGroupId, currency } = await findReseller(core, String(readId(request.params.id, "reseller")));
    const seeker = { resellerId: id, priceGroupId, currency };
    return answerServices({ request, reply, config }, (wanted) => pageServicesOf(core, seeker, wanted));
  });
}

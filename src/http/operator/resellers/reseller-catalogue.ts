import { Type } from "typebox";
import { pageServicesOf } from "../../../core/catalogue/listing/catalogue.ts";
import {
  listPersonalPrices,
  type PersonalPrice as CorePersonalPrice,
} from "../../../core/catalogue/prices/personal-prices.ts";
import { listRestrictedServices, type RestrictedServiceRow } from "../../../core/catalogue/visibility/visibility.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { findReseller } from "../../../core/resellers/accounts/resellers.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { choice, Id, Money, Text } from "../../kit/fields.ts";
import { queryOf } from "../../kit/lists/parameters.ts";
import { answerServices, Service, SERVICES_QUERY } from "../../kit/resources/service.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { findResellerId, readId } from "../read.ts";

const TAGS = ["Operator: resellers"];
const read = { permission: "read" } as const;
const PriceSource = choice(["personal", "group", "margin", "base"]);

const PersonalPrice = Type.Object(
  {
    service: Type.Object({ id: Id, name: Text, group: Text, status: Text }),
    price: Money,
    currency: Text,
    otherwise: Type.Object({ price: Money, source: PriceSource }, { description: "The price without it" }),
  },
  { $id: "PersonalPrice" },
);

const RestrictedService = Type.Object(
  {
    service: Type.Object({ id: Id, name: Text, group: Text, status: Text }),
    because: choice(["reseller", "price_group"], {
      description: "Whether the reseller was chosen, or their price group",
    }),
  },
  { $id: "RestrictedService" },
);

/** What a reseller sees and pays. */
export function registerResellerCatalogue(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Services and prices as the reseller sees them in GET /api/v1/services",
    params: IdParams,
    querystring: queryOf(SERVICES_QUERY),
    response: { 200: listOf(Service), ...refusals },
  };
  scope.get("/resellers/:id/catalogue", { schema, config: read }, async (request, reply) => {
    const { id, priceGroupId, currency } = await findReseller(core, String(readId(request.params.id, "reseller")));
    const seeker = { resellerId: id, priceGroupId, currency };
    return answerServices({ request, reply, config }, (wanted) => pageServicesOf(core, seeker, wanted));
  });

  const pricesSchema = {
    tags: TAGS,
    summary: "Personal prices of the reseller, each with the price that would apply without it",
    params: IdParams,
    response: { 200: one(Type.Array(PersonalPrice)), ...refusals },
  };
  scope.get("/resellers/:id/prices", { schema: pricesSchema, config: read }, async (request) => ({
    data: (await listPersonalPrices(core, await findResellerId(core, request.params.id))).map(presentPersonalPrice),
  }));

  const restrictedSchema = {
    tags: TAGS,
    summary: "Services that the reseller sees and not everyone does; the first 1,000",
    params: IdParams,
    response: { 200: one(Type.Array(RestrictedService)), ...refusals },
  };
  const restricted = "/resellers/:id/restricted-services";
  scope.get(restricted, { schema: restrictedSchema, config: read }, async (request) => {
    const { id, priceGroupId } = await findReseller(core, String(readId(request.params.id, "reseller")));
    return { data: (await listRestrictedServices(core, { resellerId: id, priceGroupId })).map(presentRestricted) };
  });
}

function presentRestricted({ isChosen, serviceGroup: group, ...service }: RestrictedServiceRow) {
  return { service: { ...service, group }, because: isChosen ? ("reseller" as const) : ("price_group" as const) };
}

function presentPersonalPrice({ price, currency, otherwise, ...service }: CorePersonalPrice) {
  return {
    service: {
      id: service.serviceId,
      name: service.serviceName,
      group: service.serviceGroup,
      status: service.status,
    },
    price: formatMoney(price),
    currency,
    otherwise: { price: formatMoney(otherwise.price), source: otherwise.source },
  };
}

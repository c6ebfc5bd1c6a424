import { pageOperatorServices, SERVICE_SORTS } from "../../../core/catalogue/services/operator-services.ts";
import { GREATEST_INTEGER_ID } from "../../../core/kernel/greatest-ids.ts";
import { SERVICE_TYPES } from "../../../core/catalogue/services/services.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { answerPage, PAGE, readPage } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, readParameters, several, text, whole } from "../../kit/lists/parameters.ts";
import { createQueryReader } from "../../kit/lists/query.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { operatorOf } from "../authenticate.ts";
import { seesCosts, withCost } from "../costs.ts";
import { readId } from "../read.ts";
import {
  ListedService,
  presentListedService,
  readWhole,
  SERVICE_STATUSES,
  SERVICE_TAGS,
  WholeService,
} from "./service.ts";

const read = { permission: "read" } as const;

const VISIBILITIES = ["everyone", "restricted"] as const;

const FILTERS = {
  q: text("Part of a name, or a service ID"),
  type: several(SERVICE_TYPES),
  status: several(SERVICE_STATUSES),
  service_group_id: whole("Of one service group"),
  supplier_id: whole("Services with a route to this supplier"),
  visibility: oneOf(VISIBILITIES, "Restricted: the service or its group is not visible to everyone"),
  sort: oneOf(SERVICE_SORTS, "With cursor pagination only by ID"),
};

export function registerServices(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: SERVICE_TAGS,
    summary: "List services with base prices and costs",
    querystring: queryOf({ ...FILTERS, ...PAGE }),
    response: { 200: listOf(ListedService), ...refusals },
  };
  scope.get("/services", { schema: listSchema, config: read }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readPage(query);
    const given = readParameters(query, FILTERS);
    if (page.mode === "cursor" && (given.sort ?? "id") !== "id")
      query.reject("sort", "Cursor pagination sorts by ID. Use page= for another sort.");
    query.finish();
    const filter = {
      text: given.q,
      types: given.type,
      statuses: given.status,
      serviceGroupId: given.service_group_id,
      supplierId: given.supplier_id,
      isRestricted: given.visibility === undefined ? undefined : given.visibility === "restricted",
    };
    const part =
      page.mode === "page"
        ? { sort: given.sort ?? "catalogue", limit: page.limit, offset: page.offset }
        : { sort: "id" as const, limit: page.limit, after: Math.min(Number(page.after ?? 0n), GREATEST_INTEGER_ID) };
    const hasCosts = seesCosts(operatorOf(request));
    const { services, total } = await pageOperatorServices(core, filter, part);
    const rows = {
      data: services.map((service) => presentListedService(withCost(service, hasCosts))),
      total,
      lastId: services.at(-1)?.id,
    };
    return answerPage({ request, reply, config }, page, rows);
  });

  const readSchema = {
    tags: SERVICE_TAGS,
    summary: "One service with its inputs, prices and routes",
    params: IdParams,
    response: { 200: one(WholeService), ...refusals },
  };
  scope.get("/services/:id", { schema: readSchema, config: read }, async (request) => ({
    data: await readWhole(core, readId(request.params.id, "service"), { hasCosts: seesCosts(operatorOf(request)) }),
  }));
}

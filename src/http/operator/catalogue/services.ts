import type { FastifyInstance } from "fastify";
import {
  pageOperatorServices,
  readOperatorService,
  SERVICE_SORTS,
} from "../../../core/catalogue/services/operator-services.ts";
import { SERVICE_TYPES } from "../../../core/catalogue/services/services.ts";
import { listRoutes } from "../../../core/fulfilment/routes/routes.ts";
import type { Core } from "../../../core/core.ts";
import type { HttpContext } from "../../kit/context.ts";
import { readPage, sendPage } from "../../kit/pages.ts";
import { createQueryReader } from "../../kit/query.ts";
import { IdParams, listOf, listQuery, one, refusals } from "../../kit/schemas.ts";
import { ListedService, SERVICE_STATUSES, WholeService } from "./catalogue-schemas.ts";
import { presentListedService, presentWholeService } from "./present-catalogue.ts";
import { readId } from "../read.ts";

export const SERVICE_TAGS = ["Operator: services"];
const GREATEST_ID = 2 ** 31 - 1;
const read = { permission: "read" } as const;

export function registerServices(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: SERVICE_TAGS,
    summary: "The services at their base prices, with what they cost",
    querystring: listQuery({
      q: "Part of a name; or a number",
      type: SERVICE_TYPES.join(", "),
      status: SERVICE_STATUSES.join(", "),
      service_group_id: "Of one service group",
      supplier_id: "With a route to this supplier",
      sort: `${SERVICE_SORTS.join(", ")}; walks only by id`,
    }),
    response: { 200: listOf(ListedService), ...refusals },
  };
  scope.get("/services", { schema: listSchema, config: read }, async (request, reply) => {
    const raw = request.query as Record<string, unknown>;
    const query = createQueryReader(raw);
    const page = readPage(query, raw);
    const filter = {
      text: query.text("q"),
      types: query.several("type", SERVICE_TYPES),
      statuses: query.several("status", SERVICE_STATUSES),
      serviceGroupId: query.whole("service_group_id", GREATEST_ID),
      supplierId: query.whole("supplier_id", GREATEST_ID),
    };
    const sort = query.oneOf("sort", SERVICE_SORTS);
    if (page.mode === "cursor" && (sort ?? "id") !== "id")
      query.reject("sort", "A walk goes by id: use page= for another sort.");
    query.finish();
    const part =
      page.mode === "page"
        ? { sort: sort ?? "catalogue", limit: page.limit, offset: page.offset }
        : { sort: "id" as const, limit: page.limit, after: Math.min(Number(page.after ?? 0n), GREATEST_ID) };
    const { services, total } = await pageOperatorServices(core, filter, part);
    const rows = { data: services.map(presentListedService), total, lastId: services.at(-1)?.id };
    return sendPage(request, reply, config, page, rows);
  });

  const readSchema = {
    tags: SERVICE_TAGS,
    summary: "One service with its inputs, prices and routes",
    params: IdParams,
    response: { 200: one(WholeService), ...refusals },
  };
  scope.get("/services/:id", { schema: readSchema, config: read }, async (request) => ({
    data: await readWhole(core, readId(request, "service")),
  }));
}

/** A service with everything, as it is shown. Throws service_not_found. */
export async function readWhole(core: Core, id: number): Promise<Record<string, unknown>> {
  const service = await readOperatorService(core, id);
  return presentWholeService(service, await listRoutes(core, id));
}

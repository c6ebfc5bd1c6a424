import type { FastifyInstance } from "fastify";
import { requestImport } from "../../core/suppliers/jobs.ts";
import { listOffers } from "../../core/suppliers/supplier-catalogue.ts";
import { findSupplier } from "../../core/suppliers/suppliers.ts";
import type { HttpContext } from "../context.ts";
import { readNumberedPage, sendPage } from "../rest/pages.ts";
import { createQueryReader } from "../rest/query.ts";
import { IdParams, listOf, NUMBERED_PAGE_FIELDS, one, queryOf, refusals } from "../rest/schemas.ts";
import { presentJob, presentOffer } from "./present.ts";
import { readId } from "./read.ts";
import { ImportBody, Job, OfferedService } from "./supplier-schemas.ts";

const TAGS = ["Operator: suppliers"];
const CHANGES = ["new", "changed", "vanished"] as const;

export function registerSupplierServices(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "What a supplier offers as of its last synchronisation, beside the own catalogue",
    params: IdParams,
    querystring: queryOf({
      change: `${CHANGES.join(", ")}: how it differs from the own catalogue`,
      q: "Part of a name or group, or a number",
      ...NUMBERED_PAGE_FIELDS,
    }),
    response: { 200: listOf(OfferedService), ...refusals },
  };
  scope.get(
    "/suppliers/:id/services",
    { schema: listSchema, config: { permission: "read" } },
    async (request, reply) => {
      const { id: supplierId } = await findSupplier(core, readId(request, "supplier"));
      const query = createQueryReader(request.query as Record<string, unknown>);
      const page = readNumberedPage(query);
      const filter = { supplierId, change: query.oneOf("change", CHANGES), text: query.text("q") };
      query.finish();
      const { offers, total } = await listOffers(core, filter, page);
      return sendPage(request, reply, config, page, { data: offers.map(presentOffer), total, lastId: undefined });
    },
  );

  const importSchema = {
    tags: TAGS,
    summary: "Take a supplier's services into the own catalogue, priced by a margin and routed to it",
    description: "Services that the own catalogue has already are passed over: broken off, it is simply done again.",
    params: IdParams,
    body: ImportBody,
    response: { 202: one(Job), ...refusals },
  };
  const manage = { permission: "manage_suppliers" } as const;
  scope.post("/suppliers/:id/import", { schema: importSchema, config: manage }, async (request, reply) => {
    const body = request.body as ImportRequest;
    const job = await requestImport(core, readId(request, "supplier"), {
      codes: body.codes,
      text: body.q?.trim() === "" ? undefined : body.q?.trim(),
      margin: body.margin,
      onCostChange: body.on_cost_change,
      serviceGroup: body.service_group,
    });
    reply.code(202).header("Location", `/api/operator/jobs/${job.id}`);
    return { data: presentJob(job) };
  });
}

interface ImportRequest {
  codes?: string[];
  q?: string;
  margin: string;
  on_cost_change?: "follow" | "pause";
  service_group?: string;
}

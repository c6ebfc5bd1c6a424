import { formatMoney } from "../../../core/kernel/money.ts";
import { requestImport } from "../../../core/fulfilment/imports/jobs.ts";
import { parseMarginRule } from "../../../core/catalogue/prices/margin-rule.ts";
import { listOfferRoutes } from "../../../core/fulfilment/routes/offer-routes.ts";
import { previewImport, type ImportPlan } from "../../../core/fulfilment/imports/preview-import.ts";
import { listOffers } from "../../../core/fulfilment/imports/supplier-catalogue.ts";
import { findSupplier } from "../../../core/fulfilment/imports/suppliers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { answerPage, NUMBERED_PAGE, readNumberedPage } from "../../kit/pages.ts";
import { oneOf, queryOf, readParameters, text } from "../../kit/parameters.ts";
import { createQueryReader } from "../../kit/query.ts";
import { presentJob, presentOffer } from "../present.ts";
import { readId } from "../read.ts";
import {
  ImportBody,
  ImportPlan as ImportPlanSchema,
  ImportPreviewBody,
  Job,
  OfferedService,
} from "./supplier-schemas.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";
import type { Static } from "typebox";

const TAGS = ["Operator: suppliers"];
const PREVIEWED = 50;
const FILTERS = {
  change: oneOf(["new", "changed", "vanished"], "How it differs from the own catalogue"),
  q: text("Part of a name or group, or a number"),
};

export function registerSupplierServices(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "What a supplier offers as of its last synchronisation, beside the own catalogue",
    params: IdParams,
    querystring: queryOf({ ...FILTERS, ...NUMBERED_PAGE }),
    response: { 200: listOf(OfferedService), ...refusals },
  };
  scope.get(
    "/suppliers/:id/services",
    { schema: listSchema, config: { permission: "read" } },
    async (request, reply) => {
      const { id: supplierId } = await findSupplier(core, readId(request.params.id, "supplier"));
      const query = createQueryReader(request.query);
      const page = readNumberedPage(query);
      const { change, q } = readParameters(query, FILTERS);
      const filter = { supplierId, change, text: q };
      query.finish();
      const { offers, total } = await listOffers(core, filter, page);
      const codes = offers.map(({ code }) => code);
      const routes = await listOfferRoutes(core, supplierId, codes);
      const data = offers.map((offer) => presentOffer(offer, routes.get(offer.code) ?? []));
      return answerPage({ request, reply, config }, page, { data, total, lastId: undefined });
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
    const job = await requestImport(core, readId(request.params.id, "supplier"), readWish(request.body), request.body);
    reply.code(202).header("Location", `/api/operator/jobs/${job.id}`);
    return { data: presentJob(job) };
  });

  const previewSchema = {
    tags: TAGS,
    summary: "See what an import would make of a supplier's services, without making it",
    params: IdParams,
    body: ImportPreviewBody,
    response: { 200: one(ImportPlanSchema), ...refusals },
  };
  const onlyReads = { ...manage, onlyReads: true };
  scope.post("/suppliers/:id/import/preview", { schema: previewSchema, config: onlyReads }, async (request) => {
    const wish = readWish(request.body);
    const rules = { ...wish, margin: parseMarginRule(wish.margin) };
    const { total, services } = await previewImport(core, readId(request.params.id, "supplier"), rules, PREVIEWED);
    return { data: { total, currency: config.CURRENCY, services: services.map(presentPlanned) } };
  });
}

function presentPlanned(service: ImportPlan["services"][number]) {
  const { code, name } = service;
  if ("problem" in service) {
    return { code, name, service_group: null, type: null, cost: null, price: null, problem: service.problem };
  }
  const { serviceGroup, type, cost, price } = service;
  const amounts = { cost: formatMoney(cost), price: formatMoney(price) };
  return { code, name, service_group: serviceGroup, type, ...amounts, problem: null };
}

function readWish(body: Static<typeof ImportPreviewBody>): Parameters<typeof requestImport>[2] {
  const { codes, q, margin, on_cost_change, service_group } = body;
  return { codes, text: q?.trim() || undefined, margin, onCostChange: on_cost_change, serviceGroup: service_group };
}

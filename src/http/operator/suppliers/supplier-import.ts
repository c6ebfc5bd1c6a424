import { Type, type Static } from "typebox";
import { parseMarginRule } from "../../../core/catalogue/prices/margin-rule.ts";
import { requestImport } from "../../../core/fulfilment/imports/jobs.ts";
import { type ImportPlan as CorePlan, previewImport } from "../../../core/fulfilment/imports/preview-import.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, Confirm, GivenText, MAX_TEXT_LENGTH, Money, nullable, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { Margin, OnCostChange } from "../catalogue/service-routes.ts";
import { readId } from "../read.ts";
import { Job, presentJob } from "./supplier-jobs.ts";

const TAGS = ["Operator: suppliers"];
const PREVIEWED = 50;

const IMPORT = {
  codes: Type.Optional(Type.Array(GivenText(), { description: "Only these of its services" })),
  q: Type.Optional(GivenText(MAX_TEXT_LENGTH, "Only with this part of a name or group")),
  margin: Margin,
  on_cost_change: Type.Optional(OnCostChange),
  service_group: Type.Optional(GivenText(MAX_TEXT_LENGTH, "Own group; the supplier's groups unless given")),
};

const ImportPreviewBody = Body(IMPORT);
const ImportBody = Body({ ...IMPORT, confirm: Confirm });

const ImportPlan = Type.Object(
  {
    total: Type.Integer({ description: "So many services would be taken over or refused" }),
    currency: Text,
    services: Type.Array(
      Type.Object({
        code: Text,
        name: Text,
        service_group: nullable(Text),
        type: nullable(Text),
        cost: nullable(Money),
        price: nullable(Money),
        problem: nullable(Text, "Why it cannot be taken over; everything but code and name is null then"),
      }),
      { description: "The first of them" },
    ),
  },
  { $id: "ImportPlan" },
);

export function registerSupplierImport(scope: RouteScope, { core, config }: HttpContext): void {
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
    response: { 200: one(ImportPlan), ...refusals },
  };
  const onlyReads = { ...manage, onlyReads: true };
  scope.post("/suppliers/:id/import/preview", { schema: previewSchema, config: onlyReads }, async (request) => {
    const wish = readWish(request.body);
    const rules = { ...wish, margin: parseMarginRule(wish.margin) };
    const { total, services } = await previewImport(core, readId(request.params.id, "supplier"), rules, PREVIEWED);
    return { data: { total, currency: config.CURRENCY, services: services.map(presentPlanned) } };
  });
}

function presentPlanned(service: CorePlan["services"][number]) {
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

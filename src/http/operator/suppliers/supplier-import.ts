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
  codes: Type.Optional(Type.Array(GivenText(), { description: "Only services with these codes" })),
  q: Type.Optional(GivenText(MAX_TEXT_LENGTH, "Only services whose name or group contains this text")),
  margin: Margin,
  on_cost_change: Type.Optional(OnCostChange),
  service_group: Type.Optional(
    GivenText(MAX_TEXT_LENGTH, "Service group of the new services; by default the supplier's groups"),
  ),
};

const ImportPreviewBody = Body(IMPORT);
const ImportBody = Body({ ...IMPORT, confirm: Confirm });

const ImportPlan = Type.Object(
  {
    total: Type.Integer({ description: "Number of services that would be imported or refused" }),
    currency: Text,
    services: Type.Array(
      Type.Object({
        code: Text,
        name: Text,
        service_group: nullable(Text),
        type: nullable(Text),
        cost: nullable(Money),
        price: nullable(Money),
        problem: nullable(Text, "Why it cannot be imported; all fields but code and name are null then"),
      }),
      { description: "The first services" },
    ),
  },
  { $id: "ImportPlan" },
);

export function registerSupplierImport(scope: RouteScope, { core, config }: HttpContext): void {
  const importSchema = {
    tags: TAGS,
    summary:
      "Import services of a supplier into your catalogue; they are priced by a margin and routed to the supplier",
    description: "Services that your catalogue already has are skipped, so an interrupted import can be repeated.",
    params: IdParams,
    body: ImportBody,
    response: { 202: one(Job), ...refusals },
  };
  const manage = { permission: "manage_suppliers" } as const;
  scope.post("/suppliers/:id/import", { schema: importSchema, config: manage }, async (request, reply) => {
    const job = await requestImport(core, readId(request.params.id, "supplier"), readRules(request.body), request.body);
    reply.code(202).header("Location", `/api/operator/jobs/${job.id}`);
    return { data: presentJob(job) };
  });

  const previewSchema = {
    tags: TAGS,
    summary: "Preview an import; nothing changes",
    params: IdParams,
    body: ImportPreviewBody,
    response: { 200: one(ImportPlan), ...refusals },
  };
  const onlyReads = { ...manage, onlyReads: true };
  scope.post("/suppliers/:id/import/preview", { schema: previewSchema, config: onlyReads }, async (request) => {
    const given = readRules(request.body);
    const rules = { ...given, margin: parseMarginRule(given.margin) };
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

function readRules(body: Static<typeof ImportPreviewBody>): Parameters<typeof requestImport>[2] {
  const { codes, q, margin, on_cost_change, service_group } = body;
  return { codes, text: q?.trim() || undefined, margin, onCostChange: on_cost_change, serviceGroup: service_group };
}

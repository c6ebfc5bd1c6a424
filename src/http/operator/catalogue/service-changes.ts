import { changeService } from "../../../core/catalogue/services/change-service.ts";
import { changeServices, type BulkChange } from "../../../core/catalogue/services/change-services.ts";
import { createService, type NewService } from "../../../core/catalogue/services/services.ts";
import { parseMarginRule } from "../../../core/catalogue/prices/margin-rule.ts";
import { recording } from "../../kit/access/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import {
  BulkAnswer,
  BulkBody,
  BulkPreviewBody,
  NewServiceBody,
  ServiceChangeBody,
  WholeService,
} from "./catalogue-schemas.ts";
import { presentBulk } from "./present-catalogue.ts";
import { readAmount, readId, readStamp } from "../read.ts";
import { readWhole, SERVICE_TAGS } from "./services.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";
import type { Static } from "typebox";

const manage = { permission: "manage_catalogue" } as const;

export function registerServiceChanges(scope: RouteScope, context: HttpContext): void {
  registerCreate(scope, context);
  registerChange(scope, context);
  registerBulk(scope, context);
}

function registerCreate(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: SERVICE_TAGS,
    summary: "Add a service, active at once, that people fulfil until it has routes or codes",
    body: NewServiceBody,
    response: { 201: one(WholeService), ...refusals },
  };
  scope.post("/services", { schema, config: manage }, async (request, reply) => {
    const { confirm, ...wanted } = request.body;
    const { id } = await createService(core, { ...readNewService(wanted, "price"), confirm });
    reply.code(201).header("Location", `/api/operator/services/${id}`);
    return { data: await readWhole(core, id) };
  });
}

function registerChange(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: SERVICE_TAGS,
    summary: "Change a service; what is absent stays",
    description: "Type and currency stay for ever. Orders that were placed keep their price and their inputs.",
    params: IdParams,
    body: ServiceChangeBody,
    response: { 200: one(WholeService), ...refusals },
  };
  scope.patch("/services/:id", { schema, config: manage }, async (request) => {
    const id = readId(request.params.id, "service");
    const { name, status, price, updated_at, confirm, ...rest } = request.body;
    const change = {
      name,
      status,
      price: price === undefined ? undefined : readAmount("price", price),
      ...readDefinition(rest),
      promisedMinutes: rest.promised_minutes,
      expiresMinutes: rest.expires_minutes,
    };
    await changeService(recording(core, request), id, change, { seenAt: readStamp(updated_at), confirm });
    return { data: await readWhole(core, id) };
  });
}

function registerBulk(scope: RouteScope, { core }: HttpContext): void {
  const uses = [
    {
      path: "/services/bulk/preview",
      summary: "See what a change of many services would do",
      body: BulkPreviewBody,
      preview: true,
    },
    { path: "/services/bulk", summary: "Change many services in one transaction", body: BulkBody, preview: false },
  ];
  for (const { path, summary, body, preview } of uses) {
    const schema = {
      tags: SERVICE_TAGS,
      summary,
      description: "A service with a problem is passed over whole.",
      body,
      response: { 200: one(BulkAnswer), ...refusals },
    };
    scope.post(path, { schema, config: { ...manage, onlyReads: preview } }, async (request) => {
      const given: Static<typeof BulkBody> = request.body;
      const { ids, status, service_group: serviceGroup, price, confirm } = given;
      const change: BulkChange = {
        status,
        serviceGroup,
        price: price && { over: price.over, rule: parseMarginRule(price.margin) },
      };
      return { data: presentBulk(await changeServices(recording(core, request), ids, change, { preview, confirm })) };
    });
  }
}

export type NewServiceRequest = Omit<Static<typeof NewServiceBody>, "confirm">;
type DefinitionRequest = Omit<Static<typeof ServiceChangeBody>, "name" | "price" | "status" | "updated_at" | "confirm">;

/** Throws validation_failed about `priceField` for what is no amount. */
export function readNewService(given: NewServiceRequest, priceField: string): NewService {
  const { name, type, price, currency } = given;
  return {
    name,
    type,
    currency,
    price: readAmount(priceField, price),
    ...readDefinition(given),
    promisedMinutes: given.promised_minutes ?? undefined,
    expiresMinutes: given.expires_minutes ?? undefined,
  };
}

function readDefinition(given: DefinitionRequest) {
  return {
    serviceGroup: given.service_group,
    description: given.description,
    identifierKind: given.identifier_kind,
    identifierCheck: given.identifier_check,
    completesCheckDigit: given.completes_check_digit,
    inputs: given.inputs,
    minQuantity: given.min_quantity,
    maxQuantity: given.max_quantity,
    allowDuplicate: given.allow_duplicate,
    cancellable: given.cancellable,
    deliveryTime: given.delivery_time,
    resultRules: given.result_rules,
  } satisfies Partial<NewService>;
}

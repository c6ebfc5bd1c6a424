import { Type, type Static } from "typebox";
import { changeService } from "../../../core/catalogue/services/change-service.ts";
import { createService, type NewService, SERVICE_TYPES } from "../../../core/catalogue/services/services.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, Confirm, GivenText, MAX_AMOUNT_LENGTH, MAX_TEXT_LENGTH } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readAmount, readId, readStamp } from "../read.ts";
import { GivenPrice } from "./service-prices.ts";
import {
  DEFINITION,
  INPUT,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TIME_LENGTH,
  readWhole,
  RESULT_RULE,
  SERVICE_TAGS,
  Status,
  WholeService,
} from "./service.ts";
import { readVisibility, VisibilityBody } from "./visibility.ts";

const manage = { permission: "manage_catalogue" } as const;

const REQUIRED = { name: GivenText(MAX_NAME_LENGTH), price: GivenPrice };
const OPTIONAL = {
  service_group: GivenText(MAX_NAME_LENGTH, "Name of the service group; created if it does not exist"),
  description: GivenText(MAX_DESCRIPTION_LENGTH),
  search_terms: GivenText(
    MAX_TEXT_LENGTH,
    "Further words that find the service, such as other names of it; not shown to resellers",
  ),
  identifier_kind: DEFINITION.identifier_kind,
  identifier_check: DEFINITION.identifier_check,
  completes_check_digit: DEFINITION.completes_check_digit,
  inputs: Type.Array(Body(INPUT)),
  min_quantity: Type.Integer(),
  max_quantity: Type.Integer(),
  allow_duplicate: DEFINITION.allow_duplicate,
  cancellable: DEFINITION.cancellable,
  delivery_time: GivenText(MAX_TIME_LENGTH),
  promised_minutes: DEFINITION.promised_minutes,
  expires_minutes: DEFINITION.expires_minutes,
  result_rules: Type.Array(Body(RESULT_RULE)),
};

export const NewServiceBody = Type.Object(
  {
    ...REQUIRED,
    type: choice(SERVICE_TYPES),
    ...Type.Partial(Type.Object(OPTIONAL)).properties,
    currency: Type.Optional(
      GivenText(
        MAX_AMOUNT_LENGTH,
        "Three-letter code, which cannot be changed later; by default the server's currency",
      ),
    ),
    visibility: Type.Optional(VisibilityBody),
    confirm: Confirm,
  },
  { additionalProperties: false },
);

const ServiceChangeBody = Type.Partial(
  Body({
    ...REQUIRED,
    ...OPTIONAL,
    confirm: Confirm,
    status: Status,
    updated_at: GivenText(
      MAX_AMOUNT_LENGTH,
      "The value that you read; answered with 409 if the service was changed since then",
    ),
  }),
  { additionalProperties: false },
);

export function registerServiceChanges(scope: RouteScope, context: HttpContext): void {
  registerCreate(scope, context);
  registerChange(scope, context);
}

function registerCreate(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: SERVICE_TAGS,
    summary: "Add an active service; it is fulfilled manually until it has routes or codes",
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
    summary: "Change a service; omitted fields keep their value",
    description: "Type and currency cannot be changed. Existing orders keep their price and inputs.",
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

type NewServiceRequest = Omit<Static<typeof NewServiceBody>, "confirm">;

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
    visibility: given.visibility && readVisibility(given.visibility),
  };
}

function readDefinition(given: DefinitionRequest) {
  return {
    serviceGroup: given.service_group,
    description: given.description,
    searchTerms: given.search_terms,
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

import type { FastifyReply, FastifyRequest } from "fastify";
import { GREATEST_INTEGER_ID } from "../../../core/kernel/greatest-ids.ts";
import { Type, type Static } from "typebox";
import type { Config } from "../../../config.ts";
import { INPUT_TYPES, type InputField } from "../../../core/catalogue/inputs/input-field.ts";
import type { pageServices, WantedServices } from "../../../core/catalogue/listing/catalogue.ts";
import { SOURCES } from "../../../core/catalogue/prices/prices.ts";
import { SERVICE_SORTS, type PricedService } from "../../../core/catalogue/services/service.ts";
import {
  CANCELLABLE,
  IDENTIFIER_CHECKS,
  IDENTIFIER_KINDS,
  SERVICE_TYPES,
} from "../../../core/catalogue/services/services.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { AnyObject, choice, Currency, Flag, Id, Money, Named, nullable, Text, Time } from "../fields.ts";
import { answerPage, PAGE, readPage } from "../lists/pages.ts";
import { oneOf, readParameters, text } from "../lists/parameters.ts";
import { createQueryReader } from "../lists/query.ts";

const ServiceInput = Type.Object(
  {
    name: Text,
    type: choice([...INPUT_TYPES, ...IDENTIFIER_KINDS]),
    required: Flag,
    check: Type.Optional(choice(IDENTIFIER_CHECKS)),
    completes_check_digit: Type.Optional(
      Type.Boolean({ description: "The check digit is added to an IMEI of 14 digits" }),
    ),
    description: Type.Optional(Text),
    options: Type.Optional(Type.Array(Text)),
    pattern: Type.Optional(Text),
  },
  { $id: "ServiceInput" },
);
type ServiceInput = Static<typeof ServiceInput>;

export type Service = Static<typeof Service>;
export const Service = Type.Object(
  {
    id: Id,
    type: choice(SERVICE_TYPES),
    name: Text,
    description: Text,
    group: Named,
    price: Money,
    currency: Currency,
    price_source: choice(SOURCES),
    delivery: Type.Object({
      text: Text,
      p50_seconds: nullable(
        Type.Integer(),
        "Median delivery time of the last month; null if there were too few deliveries",
      ),
      p95_seconds: nullable(Type.Integer(), "95 % of the deliveries of the last month took at most this long"),
    }),
    status: choice(["active", "paused", "retired"]),
    inputs: Type.Array(ServiceInput),
    input_schema: Type.Unsafe<Record<string, unknown>>({ ...AnyObject, description: "JSON Schema of the inputs" }),
    quantity: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    cancellable: choice(CANCELLABLE),
    allow_duplicate: choice(["after_final", "on_request", "always"]),
    updated_at: Time,
  },
  { $id: "Service" },
);

const FILTERS = {
  type: oneOf(SERVICE_TYPES),
  group: text("ID or name of a service group"),
  q: text("Words in the name or in the group's name, or a service ID"),
  status: oneOf(["active", "paused"]),
  sort: oneOf(SERVICE_SORTS, "By default in the operator's order; not available with cursor"),
};
/** What the list of services may be asked with. */
export const SERVICES_QUERY = { ...FILTERS, ...PAGE };

/** The list of services for one reseller, for requests of the reseller and of staff. Throws validation_failed. */
export async function answerServices(
  at: { request: FastifyRequest; reply: FastifyReply; config: Config },
  read: (wanted: WantedServices) => ReturnType<typeof pageServices>,
) {
  const query = createQueryReader(at.request.query);
  const page = readPage(query);
  const { sort, ...filter } = readParameters(query, FILTERS);
  query.finish();
  const part =
    page.mode === "page"
      ? { limit: page.limit, offset: page.offset, sort }
      : { limit: page.limit, afterId: Math.min(Number(page.after ?? 0n), GREATEST_INTEGER_ID) };
  const { services, total } = await read({ ...filter, ...part });
  return answerPage(at, page, { data: services.map(presentService), total, lastId: services.at(-1)?.id });
}

export function presentService(service: PricedService): Service {
  const inputs = inputsOf(service);
  return {
    id: service.id,
    type: service.type,
    name: service.name,
    description: service.description,
    group: { id: service.groupId, name: service.groupName },
    price: formatMoney(service.price),
    currency: service.currency,
    price_source: service.priceSource,
    delivery: {
      text: service.deliveryTime,
      p50_seconds: service.deliveryP50Seconds,
      p95_seconds: service.deliveryP95Seconds,
    },
    status: service.status,
    inputs,
    input_schema: inputSchema(service, inputs),
    quantity: { min: service.minQuantity, max: service.maxQuantity },
    cancellable: service.cancellable,
    allow_duplicate: duplicatesOf(service),
    updated_at: service.updatedAt.toISOString(),
  };
}

function duplicatesOf({ allowDuplicate, identifierKind }: PricedService): Service["allow_duplicate"] {
  if (!allowDuplicate) return "after_final";
  return identifierKind === "none" ? "always" : "on_request";
}

/** What to send: the identifier as `imei`, then the service's own fields. */
function inputsOf(service: PricedService): ServiceInput[] {
  if (service.identifierKind === "none") return service.inputs;
  const identifier: ServiceInput = {
    name: "imei",
    type: service.identifierKind,
    required: true,
    check: service.identifierCheck,
    completes_check_digit: service.completesCheckDigit,
  };
  return [identifier, ...service.inputs];
}

function inputSchema(service: PricedService, inputs: readonly ServiceInput[]): Record<string, unknown> {
  const property = ({ description, options, pattern }: Omit<InputField, "type">) => ({
    type: "string",
    ...(description && { description }),
    ...(options && { enum: options }),
    ...(pattern && { pattern }),
  });
  return {
    type: "object",
    title: service.name,
    properties: Object.fromEntries(inputs.map((input) => [input.name, property(input)])),
    required: inputs.filter((input) => input.required).map((input) => input.name),
  };
}

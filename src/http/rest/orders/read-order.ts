import { Type, type Static } from "typebox";
import type { Caller } from "../../../core/kernel/caller.ts";
import { DomainError, invalidField } from "../../../core/kernel/errors.ts";
import type { OrderRequest } from "../../../core/orders/order.ts";
import { FormNumber, orNull } from "../../kit/fields.ts";
import { saysYes } from "../../kit/form-values.ts";
import { readAmount } from "../../kit/read-amount.ts";

const SERVICE_ID = /^\d{1,9}$/;

/** PHP writes an object without fields as an empty array. */
const orEmpty = (rest: object) => orNull(["object", "array"], { maxItems: 0, ...rest });

export const PlaceBody = Type.Object(
  {
    service_id: FormNumber,
    imei: orNull(["string"], { description: "The identifier, always as a string" }),
    client_reference: orNull(["string"], { description: "Your reference, permanently unique" }),
    quantity: orNull(["integer", "string"]),
    inputs: orEmpty({
      description: "The service's own fields; in forms inputs[Name]=…",
      additionalProperties: { type: ["string", "number", "boolean", "null"] },
    }),
    max_price: orNull(["string"], { description: "Maximum price of the whole order" }),
    allow_duplicate: orNull(["boolean", "integer", "string"]),
    metadata: orEmpty({ description: "Your own data, returned with the order" }),
  },
  { $id: "OrderRequest" },
);

/** A row of a bulk call, which is not checked yet; a single order's shape is known to be right. */
export type GivenOrder = { [Name in keyof Static<typeof PlaceBody>]?: unknown };

/** Before the schema looks at it: a number has lost digits, or may have. Throws imei_must_be_string. */
export function refuseNumericImei(body: unknown): void {
  if (typeof body !== "object" || body === null || !("imei" in body) || typeof body.imei !== "number") return;
  const rule = "Send the IMEI as a string: numbers lose digits.";
  throw new DomainError("imei_must_be_string", rule, { fields: { imei: [rule] } });
}

/** What a body or a row asks for. Throws what is wrong with its values. */
export function readOrderRequest(given: GivenOrder, caller: Caller, requestKey?: string): OrderRequest {
  refuseNumericImei(given);
  const maxPrice = readText("max_price", given.max_price);
  return {
    serviceId: readServiceId(given.service_id),
    identifier: readText("imei", given.imei),
    inputs: readInputs(given.inputs),
    quantity: readQuantity(given.quantity),
    clientReference: readText("client_reference", given.client_reference),
    maxPrice: maxPrice === undefined ? undefined : readAmount("max_price", maxPrice),
    allowDuplicate: saysYes(given.allow_duplicate),
    metadata: readMetadata(given.metadata),
    source: caller.tokenKind === "session" ? "dashboard" : "api",
    requestKey,
  };
}

function readServiceId(value: unknown): number {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || text.trim() === "") {
    const rule = "The service_id field is required.";
    throw new DomainError("field_required", rule, { fields: { service_id: [rule] } });
  }
  if (!SERVICE_ID.test(text.trim())) throw new DomainError("service_not_found", "There is no such service.");
  return Number(text);
}

function readText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "string") return value;
  throw invalidField(name, `The ${name} field must be a string.`);
}

function readQuantity(value: unknown): string | number | undefined {
  if (value === undefined || value === null || typeof value === "string" || typeof value === "number")
    return value ?? undefined;
  throw invalidField("quantity", "The quantity field must be a whole number.");
}

function readInputs(value: unknown): Record<string, string> | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidField("inputs", "The inputs field must be an object.");
  const inputs: Record<string, string> = {};
  for (const [name, given] of Object.entries(value)) {
    if (name.toLowerCase() === "imei") refuseNumericImei({ imei: given });
    if (typeof given === "string" || typeof given === "number" || typeof given === "boolean")
      inputs[name] = String(given);
    else if (given !== null) throw invalidField(`inputs.${name}`, "An input must be a string.");
  }
  return inputs;
}

function readMetadata(value: unknown): Record<string, unknown> | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value === "object" && !Array.isArray(value)) return { ...value };
  throw invalidField("metadata", "The metadata field must be an object.");
}

/** PHP writes an object without fields as an empty array. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

import type { Caller } from "../../../core/kernel/caller.ts";
import { DomainError, invalidField } from "../../../core/kernel/errors.ts";
import { parseMoney } from "../../../core/kernel/money.ts";
import type { OrderRequest } from "../../../core/orders/order.ts";

const SERVICE_ID = /^\d{1,9}$/;
const ORDER_ID = /^\d{1,18}$/;
const YES = new Set<unknown>([true, 1, "1", "true", "yes", "on"]);

/** The number in a path. Throws order_not_found for what cannot be one. */
export function readOrderId(params: unknown): bigint {
  const { id } = params as { id: string };
  if (!ORDER_ID.test(id)) throw new DomainError("order_not_found", "Order not found");
  return BigInt(id);
}

/** Before the schema looks at it: a number has lost digits, or may have. Throws imei_must_be_string. */
export function refuseNumericImei(body: unknown): void {
  if (typeof (body as Record<string, unknown> | null)?.["imei"] !== "number") return;
  const rule = "Send the IMEI as a string: numbers lose digits.";
  throw new DomainError("imei_must_be_string", rule, { fields: { imei: [rule] } });
}

/** What a body asks for, whose shape is known to be right. Throws what is wrong with its values. */
export function readOrderRequest(body: unknown, caller: Caller, requestKey?: string): OrderRequest {
  refuseNumericImei(body);
  const fields = body as Record<string, unknown>;
  return {
    serviceId: readServiceId(fields["service_id"]),
    identifier: readText("imei", fields["imei"]),
    inputs: readInputs(fields["inputs"]),
    quantity: readQuantity(fields["quantity"]),
    clientReference: readText("client_reference", fields["client_reference"]),
    maxPrice: readMaxPrice(readText("max_price", fields["max_price"])),
    allowDuplicate: YES.has(fields["allow_duplicate"]),
    metadata: readMetadata(fields["metadata"]),
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
  if (typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  throw invalidField("metadata", "The metadata field must be an object.");
}

/** PHP writes an object without fields as an empty array. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function readMaxPrice(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  try {
    return parseMoney(text.trim());
  } catch (error) {
    throw invalidField("max_price", (error as RangeError).message);
  }
}

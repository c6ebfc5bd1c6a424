import { DomainError, invalidField } from "../../core/errors.ts";
import { parseMoney } from "../../core/money.ts";
import type { OrderRequest } from "../../core/orders/order.ts";
import { identifierOf, scalar, textOf, type Fields } from "./fields.ts";
import { readCustomFields } from "./parameters.ts";

const SERVICE_ID = /^\d{1,9}$/;
const ORDER_ID = /^\d{1,18}$/;
const YES = new Set(["1", "true", "yes", "on"]);
const ORDER_FIELDS = ["id", "orderid", "referenceid"] as const;

/** Throws field_required, service_not_found. */
export function readServiceId(fields: Fields): number {
  const text = textOf(fields, "id", "serviceid", "service_id", "service");
  if (text === undefined) throw new DomainError("field_required", "Name the service: send its number as ID.");
  if (!SERVICE_ID.test(text))
    throw new DomainError("service_not_found", "There is no such service: see the list of services.");
  return Number(text);
}

/** Throws field_required, order_not_found. */
export function readOrderId(fields: Fields): bigint {
  const text = textOf(fields, ...ORDER_FIELDS);
  if (text === undefined) throw new DomainError("field_required", "Name the order: send its REFERENCEID as ID.");
  return parseOrderId(text);
}

/** Throws order_not_found for what cannot be an order's number. */
export function parseOrderId(text: string): bigint {
  if (!ORDER_ID.test(text)) throw new DomainError("order_not_found", "Order not found");
  return BigInt(text);
}

export { ORDER_FIELDS };

/** What the fields of one order ask for. Throws what is wrong with their form; the core checks the rest. */
export function readOrderRequest(fields: Fields): OrderRequest {
  return {
    serviceId: readServiceId(fields),
    identifier: identifierOf(fields, "imei"),
    inputs: readInputs(fields),
    quantity: textOf(fields, "qnt", "quantity"),
    clientReference: textOf(fields, "clientref", "client_reference"),
    maxPrice: readMaxPrice(textOf(fields, "max_price")),
    allowDuplicate: YES.has((textOf(fields, "allow_duplicate") ?? "").toLowerCase()),
    source: "dispatch",
  };
}

/** A service's inputs come flat or in CUSTOMFIELD, which wins; the core drops what the service does not ask for. */
function readInputs(fields: Fields): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (name === "imei" || name === "customfield") continue;
    const text = scalar(value);
    if (text !== undefined) inputs[name] = text;
  }
  const custom = readCustomFields(fields.get("customfield"));
  for (const [name, text] of Object.entries(custom)) {
    delete inputs[name.toLowerCase()];
    inputs[name] = text;
  }
  return inputs;
}

function readMaxPrice(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  try {
    return parseMoney(text);
  } catch (error) {
    throw invalidField("max_price", (error as RangeError).message);
  }
}

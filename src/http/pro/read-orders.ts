import { looseName } from "../../core/catalogue/inputs/input-field.ts";
import type { Caller } from "../../core/kernel/caller.ts";
import { DomainError, invalidField } from "../../core/kernel/errors.ts";
import type { OrderRequest } from "../../core/orders/order.ts";
import { readAmount } from "../kit/read-amount.ts";
import { fromUuid } from "./uuids.ts";

const GREATEST_SERVICE = 999_999_999n;
/** What an order says beside the fields of its product, in lower case. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["reference_id", "feedback_url", "quantity", "max_price"]);

/** One order of a request: a row of a product. */
export interface GivenOrder {
  /** Which entry of the body it belongs to. */
  group: number;
  product: unknown;
  fields: Record<string, unknown>;
}

/**
 * The orders of a body: entries with a product and its rows, each row one order. Throws malformed_request, too_many_items and
 * field_required; then nothing was done.
 */
export function readRows(body: unknown, most: number): GivenOrder[] {
  const groups: unknown[] = Array.isArray(body) ? body : [body];
  const orders = groups.flatMap((entry, group) => {
    if (!isObject(entry)) throw malformed("Send a JSON array of objects with product_uuid and fields.");
    const { fields } = entry;
    const rows: unknown[] = Array.isArray(fields) ? fields : [fields];
    return rows.map((row): GivenOrder => {
      if (!isObject(row)) throw malformed("The fields of a product must be an array of objects, one for each order.");
      return { group, product: entry["product_uuid"] ?? entry["product_id"], fields: row };
    });
  });
  if (orders.length > most) throw new DomainError("too_many_items", `Send at most ${most} orders at once.`);
  if (orders.length > 0) return orders;
  throw new DomainError("field_required", "Send at least one order: a JSON array with product_uuid and fields.");
}

/** What a row asks for. Throws what is wrong with it; the core checks the rest. */
export function readOrderRequest({ product, fields }: GivenOrder, caller: Caller): OrderRequest {
  const maxPrice = ownField(fields, "max_price");
  return {
    serviceId: readProduct(product),
    inputs: readInputs(fields),
    quantity: ownField(fields, "quantity"),
    clientReference: readReference(fields),
    feedbackUrl: ownField(fields, "feedback_url"),
    maxPrice: maxPrice === undefined ? undefined : readAmount("max_price", maxPrice),
    // The family has no word for it, so the service's permission is enough.
    allowDuplicate: "implied",
    source: caller.tokenKind === "session" ? "dashboard" : "api",
  };
}

/** The reference of a row as it was sent, also of one that cannot be placed. */
export function referenceOf({ fields }: GivenOrder): string {
  const value = fields["reference_id"];
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

function readProduct(value: unknown): number {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (text.trim() === "") throw missing("product_uuid");
  const id = fromUuid("product", text);
  if (id === null || id > GREATEST_SERVICE)
    throw new DomainError("service_not_found", "There is no such product: see the list of products.");
  return Number(id);
}

/** It makes a repeated request safe, so every order has one, as the family's documentation says. */
function readReference(fields: Record<string, unknown>): string {
  const reference = ownField(fields, "reference_id");
  if (reference === undefined) throw missing("reference_id");
  return reference;
}

function ownField(fields: Record<string, unknown>, name: string): string | undefined {
  const key = name in fields ? name : Object.keys(fields).find((given) => given.trim().toLowerCase() === name);
  const text = key === undefined ? undefined : readText(name, fields[key]);
  return text?.trim() || undefined;
}

/** The fields of the product, the identifier among them; the core picks what the service asks for. */
function readInputs(fields: Record<string, unknown>): Record<string, string> {
  const inputs = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (OWN_FIELDS.has(name.trim().toLowerCase())) return [];
    const text = readText(name, value);
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(inputs);
}

function readText(name: string, value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (value === undefined || value === null) return undefined;
  if (typeof value === "boolean") return String(value);
  if (typeof value !== "number") throw invalidField(name, `The ${name} field must be a string.`);
  if (looseName(name) === "imei") {
    const rule = "Send the IMEI as a string: numbers lose digits.";
    throw new DomainError("imei_must_be_string", rule, { fields: { [name]: [rule] } });
  }
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  throw invalidField(name, `The ${name} field must be a string: as a number it has lost digits.`);
}

function missing(name: string): DomainError {
  const rule = `The ${name} field is required.`;
  return new DomainError("field_required", rule, { fields: { [name]: [rule] } });
}

function malformed(message: string): DomainError {
  return new DomainError("malformed_request", message);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

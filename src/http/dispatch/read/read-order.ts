import { DomainError, invalidField } from "../../../core/kernel/errors.ts";
import { parseMoney } from "../../../core/kernel/money.ts";
import type { OrderRequest } from "../../../core/orders/order.ts";
import { looseName } from "../../../core/catalogue/inputs/input-field.ts";
import { otherNamesOf } from "../../../core/catalogue/inputs/standard-fields.ts";
import { identifierOf, refuseNumber, refuseSeveral, scalar, textOf, type Fields } from "./fields.ts";
import type { DispatchDialect } from "../../../core/kernel/caller.ts";
import { readCustomFields } from "./parameters.ts";

const SERVICE_ID = /^\d{1,9}$/;
const ORDER_ID = /^\d{1,18}$/;
const YES = new Set(["1", "true", "yes", "on"]);
export const ORDER_FIELDS = ["id", "orderid", "referenceid"] as const;
export const SERVICE_FIELDS = ["id", "serviceid", "service_id", "service"] as const;
/** What an order is for, under any of its names. */
const IDENTIFIERS: ReadonlySet<string> = new Set(["imei", "sn", "serial", "ecid", "eid", "meid"]);
/** Of which an order has one. */
const SINGLE_FIELDS = [...SERVICE_FIELDS, "imei", "qnt", "quantity"] as const;

/** As the documents of the trade write it. */
function shownName(name: string): string {
  return name.trim().toUpperCase();
}

/** Throws field_required, service_not_found. */
export function readServiceId(fields: Fields): number {
  const text = textOf(fields, ...SERVICE_FIELDS);
  if (text === undefined) throw missing("The number of the service");
  if (!SERVICE_ID.test(text))
    throw new DomainError("service_not_found", "There is no such service: see the list of services.");
  return Number(text);
}

/** For what changes the one order that is named. Throws validation_failed, field_required, order_not_found. */
export function readSingleOrderId(fields: Fields): bigint {
  for (const name of ORDER_FIELDS) refuseSeveral(fields.get(name), shownName(name));
  return readOrderId(fields);
}

/** Throws field_required, order_not_found. */
export function readOrderId(fields: Fields): bigint {
  const text = textOf(fields, ...ORDER_FIELDS);
  if (text === undefined) throw missing("The REFERENCEID of the order");
  return parseOrderId(text);
}

function missing(what: string): DomainError {
  return new DomainError("field_required", `${what} is required: send it as ID.`, {
    fields: { ID: ["The ID field is required."] },
  });
}

/** Throws order_not_found for what cannot be an order's number. */
export function parseOrderId(text: string): bigint {
  if (!ORDER_ID.test(text)) throw new DomainError("order_not_found", "Order not found");
  return BigInt(text);
}

/** What the fields of one order ask for. Throws what is wrong with their form; the core checks the rest. */
export function readOrderRequest(fields: Fields, dialect: DispatchDialect): OrderRequest {
  for (const name of SINGLE_FIELDS) refuseSeveral(fields.get(name), shownName(name));
  return {
    serviceId: readServiceId(fields),
    identifier: identifierOf(fields, "imei"),
    ...readInputs(fields),
    quantity: textOf(fields, "qnt", "quantity"),
    ignoresNeedlessQuantity: true,
    clientReference: textOf(fields, "clientref", "client_reference"),
    maxPrice: readMaxPrice(textOf(fields, "max_price")),
    allowDuplicate:
      YES.has((textOf(fields, "allow_duplicate") ?? "").toLowerCase()) || (dialect === "dhru" && "implied"),
    feedbackUrl: textOf(fields, "feedback_url", "feedbackurl"),
    source: "dispatch",
  };
}

/** A service's inputs come flat or in CUSTOMFIELD, which wins; the core drops what the service does not ask for. */
function readInputs(fields: Fields): Pick<OrderRequest, "inputs" | "unnamedInput"> {
  const inputs: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (name === "imei" || name === "customfield") continue;
    const text = inputText(name, value);
    if (text === undefined) continue;
    for (const alias of otherNamesOf(name)) inputs[alias] ??= text;
    inputs[name] = text;
  }
  const { named, unnamed } = readCustomFields(fields.get("customfield"));
  const custom = Object.entries(named).flatMap(([name, value]): [string, string][] => {
    const text = inputText(name, value);
    return text ? [[name.trim(), text]] : [];
  });
  const winning = new Set(custom.map(([name]) => looseName(name)));
  const flat = Object.entries(inputs).filter(([name]) => !winning.has(looseName(name)));
  return { inputs: Object.fromEntries([...flat, ...custom]), unnamedInput: unnamed };
}

/**
 * A JSON number is no IMEI, several are not one, and elsewhere a number must have all its digits. Throws
 * imei_must_be_string, validation_failed.
 */
function inputText(name: string, value: unknown): string | undefined {
  const word = looseName(name);
  if (word === "imei") refuseNumber(value);
  if (IDENTIFIERS.has(word)) refuseSeveral(value, shownName(name));
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw invalidField(name, `The ${name} field must be a string: as a number it has lost digits.`);
  }
  return scalar(value);
}

function readMaxPrice(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  try {
    return parseMoney(text);
  } catch (error) {
    throw invalidField("max_price", (error as RangeError).message);
  }
}

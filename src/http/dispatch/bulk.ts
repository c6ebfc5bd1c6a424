import type { FastifyBaseLogger } from "fastify";
import { type Caller, requireScope, type DispatchDialect } from "../../core/kernel/caller.ts";
import { DomainError, valueOrRefusal } from "../../core/kernel/errors.ts";
import type { Order, PlacedOrder } from "../../core/orders/order.ts";
import { placeOrders } from "../../core/orders/placing/place-order.ts";
import { ORDER_STATUS } from "../../core/orders/order-status.ts";
import { readOrders } from "../../core/orders/read-orders.ts";
import { outcomeOfRow } from "../kit/problems/fault.ts";
import type { HttpContext } from "../kit/context.ts";
import { API_VERSION, decidesNothing, errorRow } from "./errors.ts";
import { listOf, textOf, type Fields } from "./read/fields.ts";
import type { Parameters } from "./read/parameters.ts";
import { orderRow, placedRow } from "./present/present-order.ts";
import { ORDER_FIELDS, parseOrderId, readOrderRequest } from "./read/read-order.ts";

/** Names that an answer's own keys have. */
const TAKEN_REFERENCES = new Set(["success", "error", "apiversion", "id", "imei"]);

interface PlacingCall {
  context: HttpContext;
  caller: Caller;
  dialect: DispatchDialect;
  log: FastifyBaseLogger;
  requestId: string;
}

/**
 * Places rows, each by itself: a refused one harms no other. Both client families read the answer, by its SUCCESS map
 * or by the row's own key. Throws field_required, too_many_items, validation_failed; then nothing was done.
 */
export async function placeBulk(
  { context, caller, dialect, log, requestId }: PlacingCall,
  { rows }: Parameters,
): Promise<Map<string, unknown>> {
  requireScope(caller, "orders:write");
  if (rows === null)
    throw new DomainError("field_required", "Send rows: a JSON object of your references and their orders.");
  checkRows(rows, context.config.BULK_ORDERS);
  const requests = rows.map(([, row]) => valueOrRefusal(() => readOrderRequest(row, dialect)));
  const placed = await placeOrders(context.core, caller, requests, requestId);
  return presentPlacedRows(
    rows.map(([reference], index) => [reference, outcomeOfRow(placed[index]!, { log, id: requestId })]),
    dialect,
  );
}

/**
 * Both forms of the answer. A row about which the server can say nothing for now is left open: an ERROR there would end
 * its order.
 */
export function presentPlacedRows(
  outcomes: readonly (readonly [reference: string, outcome: PlacedOrder | DomainError])[],
  dialect: DispatchDialect,
): Map<string, unknown> {
  // Maps, since a plain object would put references that look like numbers before SUCCESS.
  const summary = new Map<string, unknown>();
  const answers = new Map<string, unknown>([["SUCCESS", summary]]);
  for (const [reference, outcome] of outcomes) {
    if (!(outcome instanceof DomainError)) {
      const row = placedRow(outcome.order, outcome.replayed, dialect);
      summary.set(reference, { status: "success", message: row["MESSAGE"], referenceid: row["REFERENCEID"] });
      answers.set(reference, { SUCCESS: [row] });
      continue;
    }
    const row = errorRow(outcome, dialect);
    if (decidesNothing(outcome)) {
      answers.set(reference, { message: row["MESSAGE"] });
    } else {
      summary.set(reference, { status: "error", message: row["MESSAGE"], referenceid: row["REFERENCEID"] ?? "" });
      answers.set(reference, { ERROR: [row] });
    }
  }
  return answers.set("apiversion", API_VERSION);
}

function checkRows(rows: readonly [string, Fields][], most: number): void {
  if (rows.length > most)
    throw new DomainError("too_many_items", `At most ${most} orders at once: nothing was placed.`);
  const taken = rows.find(([reference]) => TAKEN_REFERENCES.has(reference.toLowerCase()));
  if (taken) throw new DomainError("validation_failed", `“${taken[0]}” cannot be a reference: choose another.`);
}

/** Several orders: named rows answer under their names, a list answers in its order. Throws too_many_items. */
export async function readBulk(
  context: HttpContext,
  caller: Caller,
  { rows, fields }: Parameters,
  dialect: DispatchDialect,
): Promise<Record<string, unknown> | Map<string, unknown>> {
  const texts = rows?.map(([, row]) => textOf(row, ...ORDER_FIELDS) ?? "") ?? listOf(fields, ...ORDER_FIELDS);
  const most = context.config.BULK_STATUS;
  if (texts.length > most) throw new DomainError("too_many_items", `At most ${most} orders at once.`);
  if (texts.length === 0) throw new DomainError("field_required", "Name the orders: send their REFERENCEIDs as ID.");
  if (rows) checkRows(rows, most);
  const ids = texts.map(toId);
  const orders = await readOrders(
    context.core,
    caller,
    ids.filter((id) => id !== null),
  );
  const found = ids.map((id) => (id === null ? undefined : orders.get(id)));
  if (!rows)
    return { SUCCESS: found.map((order, index) => listRow(order, texts[index]!, dialect)), apiversion: API_VERSION };
  const answers = new Map<string, unknown>();
  rows.forEach(([reference], index) => answers.set(reference, keyedRow(found[index], dialect)));
  return answers.set("apiversion", API_VERSION);
}

function toId(text: string): bigint | null {
  try {
    return parseOrderId(text);
  } catch {
    return null;
  }
}

const NOT_FOUND = new DomainError("order_not_found", "Order not found");

function listRow(order: Order | undefined, text: string, dialect: DispatchDialect): Record<string, unknown> {
  if (order) return orderRow(order, dialect);
  const id = toId(text);
  return { ...errorRow(NOT_FOUND, dialect), LIST: { REFERENCEID: id === null ? text : Number(id) } };
}

/** Three published clients lose the whole batch over a row with ERROR: an order that is not there looks like one that waits. */
function keyedRow(order: Order | undefined, dialect: DispatchDialect): Record<string, unknown> {
  if (order) return { SUCCESS: [orderRow(order, dialect)] };
  const status = dialect === "dhru" ? ORDER_STATUS.PENDING.code : "PENDING";
  const { message: COMMENTS, code: ERRORCODE } = NOT_FOUND;
  return { SUCCESS: [{ STATUS: status, CODE: "", COMMENTS, ERRORCODE }] };
}

import type { CatalogueContext } from "../../catalogue/context.ts";
import type { OrderContext } from "../context.ts";
import { requireScope, type Caller } from "../../kernel/caller.ts";
import type { Service } from "../../catalogue/services/service.ts";
import { DomainError } from "../../kernel/errors.ts";
import { expectFeedback } from "../../events/webhooks/feedback.ts";
import { isUncertain, onlyReading } from "../../kernel/outage.ts";
import { isDuplicateAllowed } from "../intake/decide.ts";
import { isOpen } from "../order-status.ts";
import type { OrderRequest, PlacedOrder } from "../order.ts";
import { readTerms, type OrderTerms } from "./order-terms.ts";
import { readForService } from "./visible-service.ts";

/**
 * Places an order and answers after its commit. A repeated reference, request or dispatch call gives the order
 * that is there already. Throws the code that refuses it; then nothing was charged.
 */
export async function placeOrder(context: OrderContext, caller: Caller, request: OrderRequest): Promise<PlacedOrder> {
  requireScope(caller, "orders:write");
  const { terms, service } = await readRequest(context, caller, request);
  return context.intake.place(terms, service);
}

/**
 * Places the rows of one call, each by itself: a refused row harms no other. Rows are never taken for repeats of each
 * other, but those of a repeated call for the same rows of the first one. A row that could not be read comes as its
 * refusal. Throws scope_missing.
 */
export async function placeOrders(
  context: OrderContext,
  caller: Caller,
  requests: readonly (OrderRequest | DomainError)[],
  requestId?: string,
): Promise<PromiseSettledResult<PlacedOrder>[]> {
  requireScope(caller, "orders:write");
  const rows = await Promise.allSettled(requests.map((request) => readRequest(context, caller, request)));
  const seen = new Map<string | null, number>();
  const firsts: FirstOrders = new Map();
  const placed = rows.map(async (row) => {
    if (row.status === "rejected") throw row.reason;
    const { terms, service } = row.value;
    const earlier = seen.get(terms.replayKey) ?? 0;
    seen.set(terms.replayKey, earlier + 1);
    const own = { ...terms, requestId: requestId ?? null };
    const next = earlier === 0 ? own : asRepetition(own, earlier);
    if (terms.subject === null || isDuplicateAllowed(terms, { allowsDuplicate: service.allowDuplicate })) {
      return context.intake.place(next, service);
    }
    return placeOnce(context, firsts, { own, next, service });
  });
  return Promise.allSettled(placed);
}

/** By service and subject, what has become of the rows of one call so far. */
type FirstOrders = Map<string, Promise<First>>;

/** The order that was placed or met, or null where all were refused; `doubt`: why it is not known whether one was placed. */
type First = { order: PlacedOrder | null } | { doubt: unknown };

/**
 * A thing that may not be ordered twice waits for the row of the same call that is for the same, and is refused after it,
 * also where that order has its result by then: otherwise a repeated call would place what the first one refused. Where
 * that row was refused, this one takes its place.
 */
async function placeOnce(
  context: OrderContext,
  firsts: FirstOrders,
  { own, next, service }: { own: OrderTerms; next: OrderTerms; service: Service },
): Promise<PlacedOrder> {
  const key = `${own.serviceId} ${own.subject}`;
  const before = firsts.get(key);
  const placing = before === undefined ? context.intake.place(own, service) : placeAfter(before);
  firsts.set(key, firstOf(before, placing));
  return placing;

  async function placeAfter(rows: Promise<First>): Promise<PlacedOrder> {
    const first = await rows;
    if ("doubt" in first) throw first.doubt;
    if (first.order === null) return context.intake.place(own, service);
    return context.intake.place({ ...next, earlierInCall: standing(context, first.order) }, service);
  }
}

/** Never rejects. */
async function firstOf(before: Promise<First> | undefined, placing: Promise<PlacedOrder>): Promise<First> {
  const first = await before;
  if (first && "order" in first && first.order !== null) return first;
  try {
    return { order: await placing };
  } catch (error) {
    return error instanceof DomainError && !isUncertain(error.code) ? { order: null } : { doubt: error };
  }
}

/**
 * An order that was there long before the call and has ended is no obstacle; an open one the database finds. What a repeated
 * call has placed is one for as long as the call is known for a repeat.
 */
function standing({ config, clock }: OrderContext, { order, replayed, sameCall }: PlacedOrder): bigint | null {
  if (!replayed) return order.id;
  const isRecent = clock().getTime() - order.createdAt.getTime() < config.REPLAY_WINDOW_SECONDS * 1_000;
  const counts = isOpen(order.status) || order.status === "SUCCESS";
  return (sameCall || isRecent) && counts ? order.id : null;
}

async function readRequest(
  context: CatalogueContext,
  caller: Caller,
  request: OrderRequest | DomainError,
): Promise<{ terms: OrderTerms; service: Service }> {
  if (request instanceof DomainError) throw request;
  return readForService(context, caller, request.serviceId, async (service) => {
    // Before anything is placed, so a lost connection leaves nothing unknown.
    const feedbackUrl = await onlyReading(expectFeedback(context, caller.walletId, request.feedbackUrl));
    return { terms: readTerms(caller, service, { ...request, feedbackUrl }), service };
  });
}

/** The second, third … row of a call that asks for the same. */
function asRepetition(terms: OrderTerms, earlier: number): OrderTerms {
  return { ...terms, replayKey: terms.replayKey && `${terms.replayKey}:${earlier}` };
}

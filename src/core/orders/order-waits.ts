import type { Caller } from "../kernel/caller.ts";
import { DomainError } from "../kernel/errors.ts";
import type { Signal } from "../kernel/signal.ts";
import type { Order } from "./order.ts";
import type { OrderReads } from "./order-reads.ts";
import { isOpen } from "./order-status.ts";

/** Requests of one key, or one session, that may wait in one process. */
const MOST_WAITING = 20;
/** Between two looks at everything that is waited for, however many orders are written meanwhile. */
const BETWEEN_MS = 100;
/** A backstop, for what is not announced. */
const POLL_MS = 1_000;

/** Holds requests until their orders change. */
export interface OrderWaits {
  /**
   * The order once it has changed; as it was when the time is over, `signal` is aborted, or the server stops. A closed order is
   * not waited for. Throws rate_limited where too many requests of the caller wait.
   */
  untilChanged(caller: Caller, order: Order, seconds: number, signal: AbortSignal): Promise<Order>;
  /** Ends all waiting. */
  close(): void;
}

interface Waiter {
  order: Order;
  end: (order: Order) => void;
}

export function createOrderWaits(orderReads: OrderReads, heard: Signal): OrderWaits {
  const waiters = new Set<Waiter>();
  const counts = new Map<string, number>();
  let pause: NodeJS.Timeout | undefined;
  let isAsked = false;
  let isClosed = false;

  /** Looks at once, unless it looked a moment ago. */
  function look(): void {
    isAsked = waiters.size > 0;
    if (!isAsked || pause !== undefined) return;
    isAsked = false;
    for (const waiter of waiters) void lookAt(orderReads, waiter);
    pause = setTimeout(() => {
      pause = undefined;
      if (isAsked) look();
    }, BETWEEN_MS);
    pause.unref();
  }

  const stopListening = heard.listen(look);
  const poll = setInterval(look, POLL_MS);
  poll.unref();
  return {
    untilChanged: async (caller, order, seconds, signal) => {
      const who = caller.tokenId === null ? `session ${caller.sessionId}` : `token ${caller.tokenId}`;
      const waiting = counts.get(who) ?? 0;
      if (!isOpen(order.status) || isClosed || signal.aborted) return order;
      if (waiting >= MOST_WAITING) throw tooMany();
      counts.set(who, waiting + 1);
      const { promise, resolve } = Promise.withResolvers<Order>();
      const waiter = { order, end: resolve };
      const over = setTimeout(() => resolve(order), seconds * 1_000);
      signal.addEventListener("abort", () => resolve(order), { once: true });
      waiters.add(waiter);
      // It may have changed since it was read.
      void lookAt(orderReads, waiter);
      const found = await promise;
      clearTimeout(over);
      waiters.delete(waiter);
      const left = counts.get(who)! - 1;
      if (left === 0) counts.delete(who);
      else counts.set(who, left);
      return found;
    },
    close: () => {
      isClosed = true;
      for (const { order, end } of waiters) end(order);
      stopListening();
      clearInterval(poll);
      clearTimeout(pause);
    },
  };
}

/** What cannot be read now is looked at again with the next look. */
async function lookAt(orderReads: OrderReads, { order, end }: Waiter): Promise<void> {
  const now = await orderReads.find(order.id).catch(() => undefined);
  if (!now) return;
  if (now.status !== order.status || now.updatedAt.getTime() !== order.updatedAt.getTime()) end(now);
}

function tooMany(): DomainError {
  const text = `At most ${MOST_WAITING} requests of a key may wait for orders: wait for fewer at a time, or use webhooks.`;
  return new DomainError("rate_limited", text, { retryAfterSeconds: 1 });
}

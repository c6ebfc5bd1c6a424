/**
 * The states of an order: one table that guards, APIs and buttons read.
 * The database repeats it in `order_transitions`; a test compares the two.
 */
export const ORDER_STATUSES = ["PENDING", "PROCESSING", "SUCCESS", "REJECTED", "CANCELLED", "REFUNDED"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

interface StatusFacts {
  /** As panels of the trade know the status. */
  code: 0 | 1 | 3 | 4;
  /** Open orders hold money and can be settled. */
  open: boolean;
  next: readonly OrderStatus[];
}

export const ORDER_STATUS: Record<OrderStatus, StatusFacts> = {
  PENDING: { code: 0, open: true, next: ["PROCESSING", "SUCCESS", "REJECTED", "CANCELLED"] },
  PROCESSING: { code: 1, open: true, next: ["PENDING", "SUCCESS", "REJECTED", "CANCELLED"] },
  // SUCCESS → SUCCESS is a partial refund or a corrected result; settling twice is refused elsewhere.
  SUCCESS: { code: 4, open: false, next: ["SUCCESS", "REFUNDED"] },
  REJECTED: { code: 3, open: false, next: [] },
  CANCELLED: { code: 3, open: false, next: [] },
  REFUNDED: { code: 3, open: false, next: [] },
};

/** Those that hold money. */
export const OPEN_STATUSES = ["PENDING", "PROCESSING"] as const satisfies readonly OrderStatus[];

export function isOpen(status: OrderStatus): boolean {
  return ORDER_STATUS[status].open;
}

/** What a step of an order's history is. */
export const ORDER_STEPS = [
  "status_changed",
  "requeued",
  "cancel_requested",
  "result_corrected",
  "partly_refunded",
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

import { seconds, whole, yesNo } from "./setting.ts";

/** How workers fulfil orders, and how they call suppliers. */
export const FULFILMENT = {
  WORKER_POLL_MS: whole(1_000, 10, 600_000, "How often a worker looks for due orders without a notification."),
  LEASE_SECONDS: whole(60, 1, 86_400, "How long a claimed order stays with its worker before another may take it."),
  ASK_SUPPLIER_SECONDS: seconds(
    [15, 30, 60, 120, 300, 900],
    "How long to wait before a supplier is asked about an order again: each time the next step, then the last one.",
  ),
  ATTEMPTS_PER_ORDER: whole(6, 1, 100, "Maximum number of attempts with suppliers before an order needs attention."),
  SUPPLIER_TIMEOUT_MS: whole(20_000, 100, 600_000, "Longest call to a supplier; shorter than LEASE_SECONDS."),
  ALLOW_PRIVATE_ADDRESSES: yesNo(
    false,
    "Whether suppliers may be called at private, loopback and link-local addresses.",
  ),
  BALANCE_MINUTES: whole(15, 0, 10_080, "How often the balance at suppliers is read; 0: only when asked."),
  ORDERS_WAITING_MINUTES: whole(
    30,
    1,
    10_080,
    "How long an order must need attention before staff get a notification.",
  ),
  LOW_STOCK_CODES: whole(10, 0, 1_000_000, "With fewer codes than this the operator is warned of low stock."),
};

import { amount, currency, whole } from "./setting.ts";

/** The intake of orders, money, and how long records of both are stored. */
export const ORDERS = {
  CURRENCY: currency("USD", "Currency of new resellers and services, as a three-letter code."),
  INTAKE_QUEUE: whole(10_000, 1, 1_000_000, "Most orders that may wait for their transaction; more are answered 503."),
  BULK_ORDERS: whole(100, 1, 1_000, "Most orders in one bulk call."),
  BULK_STATUS: whole(500, 1, 5_000, "Most orders in one status call."),
  REPLAY_WINDOW_SECONDS: whole(
    120,
    0,
    86_400,
    "How long a repeated dispatch order without a reference answers with the first one, also when that has its result.",
  ),
  IDEMPOTENCY_DAYS: whole(7, 1, 365, "How long answers to an Idempotency-Key are stored."),
  TEST_CREDIT: amount("1000.00", "Test money in a new reseller's test wallet."),
  TOP_UP_REQUESTS: whole(5, 1, 1_000, "Most top-up requests of one wallet that may wait for an answer."),
  LARGE_AMOUNT: amount(
    "10000.00",
    "Larger top-ups, adjustments, payments and top-up requests must be confirmed. In CURRENCY; amounts in other currencies count at their exchange rate.",
  ),
  EXPORT_ROWS: whole(100_000, 1, 10_000_000, "Most rows of one CSV export."),
  CALLS_DAYS: whole(30, 0, 3_650, "How long the API request log of a reseller is stored; 0: no request is recorded."),
  CALLS_KEPT: whole(
    50_000,
    1,
    100_000_000,
    "Maximum number of entries in the API request log of each reseller, live and test each; the oldest are deleted first.",
  ),
  EVENTS_DAYS: whole(30, 7, 3_650, "How long events and their deliveries are stored."),
  NEWS_DAYS: whole(
    365,
    30,
    3_650,
    "How long news is stored after it was published, or after its end if that is later; then it disappears from the dashboards.",
  ),
  RAW_ANSWERS_DAYS: whole(
    90,
    1,
    36_500,
    "How long the raw answers of suppliers are stored with their attempts; messages and results stay.",
  ),
  AUDIT_DAYS: whole(400, 1, 36_500, "How long the audit log of the operator is stored."),
};

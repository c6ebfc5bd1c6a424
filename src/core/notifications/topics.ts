import type { NotificationTopic } from "../../database/column-types.ts";

export type { NotificationChannel, NotificationTopic } from "../../database/column-types.ts";

/**
 * What people are told of, in the order in which it is listed to them. The schema says who can get a topic, whether it is on
 * without being asked for, and how long messages are gathered.
 */
export const TOPICS: Record<NotificationTopic, { name: string; description: string }> = {
  order_finished: {
    name: "Order finished",
    description: "An order has its result. At most one message in 10 minutes.",
  },
  order_digest: {
    name: "Finished orders, hourly",
    description: "How many orders have finished, at most once an hour.",
  },
  order_rejected: { name: "Order rejected", description: "An order is rejected, and its price is released." },
  low_balance: { name: "Low balance", description: "Your balance falls below your threshold." },
  top_up_credited: { name: "Top-up credited", description: "Credit is added to your wallet." },
  top_up_declined: { name: "Top-up request declined", description: "The operator declines your request for credit." },
  key_created: { name: "API key created", description: "A new API key exists for your account." },
  webhook_disabled: { name: "Webhook disabled", description: "A webhook no longer accepts events." },
  new_sign_in: {
    name: "Sign-in from a new device",
    description: "Your account is used in a new browser.",
  },
  price_changes: {
    name: "Price changes, weekly",
    description: "New prices of the services that you ordered in the last 30 days, on Mondays.",
  },
  news: { name: "News", description: "The operator writes to resellers, such as about new services." },
  supplier_paused: { name: "Supplier paused", description: "A supplier is paused, or cannot be reached." },
  supplier_low_balance: { name: "Supplier low on credit", description: "The balance at a supplier is low." },
  orders_waiting: { name: "Orders waiting", description: "Orders have needed attention for a while." },
  unconfirmed_attempts: {
    name: "Unconfirmed attempts",
    description: "It is not known whether a supplier has accepted an order.",
  },
  late_results: {
    name: "Late results",
    description: "A supplier has delivered or accepted an order after it was closed or its attempt was settled.",
  },
  ledger_discrepancy: { name: "Ledger discrepancy", description: "The ledger check has found a discrepancy." },
  sign_up: { name: "New sign-up", description: "A reseller has signed up." },
  top_up_request: { name: "Top-up request", description: "A reseller requests credit." },
  payments_review: {
    name: "Payments to review",
    description: "A payment or its proof needs a decision, or a refund or dispute has taken one back.",
  },
  inventory_low: { name: "Inventory low", description: "A service has few codes left." },
  server_trouble: { name: "Server trouble", description: "Workers are behind, or the database was unavailable." },
};

export function isTopic(text: string): text is NotificationTopic {
  return Object.hasOwn(TOPICS, text);
}

/** In the order in which they are listed. */
export const TOPIC_NAMES: readonly NotificationTopic[] = Object.keys(TOPICS).filter(isTopic);

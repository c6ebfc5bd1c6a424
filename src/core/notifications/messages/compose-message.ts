import type { NotificationTopic } from "../topics.ts";
import type { Compose, Gathered, Message } from "./message.ts";
import * as reseller from "./reseller-messages.ts";
import * as staff from "./staff-messages.ts";

const MESSAGES: Record<NotificationTopic, Compose> = {
  order_finished: reseller.orderFinished,
  order_digest: reseller.orderFinished,
  order_rejected: reseller.orderRejected,
  low_balance: reseller.lowBalance,
  top_up_credited: reseller.topUpCredited,
  top_up_declined: reseller.topUpDeclined,
  key_created: reseller.keyCreated,
  webhook_disabled: reseller.webhookDisabled,
  new_sign_in: reseller.newSignIn,
  price_changes: reseller.priceChanges,
  news: reseller.news,
  supplier_paused: staff.supplierPaused,
  supplier_low_balance: staff.supplierLowBalance,
  orders_waiting: staff.ordersWaiting,
  unconfirmed_attempts: staff.unconfirmedAttempts,
  late_results: staff.lateResults,
  ledger_discrepancy: staff.ledgerDiscrepancy,
  sign_up: staff.signUp,
  top_up_request: staff.topUpRequest,
  payments_review: staff.paymentsReview,
  inventory_low: staff.inventoryLow,
  server_trouble: staff.serverTrouble,
};

/** What a recipient is told. */
export function composeMessage(topic: NotificationTopic, gathered: Gathered): Message {
  return { topic, ...MESSAGES[topic](gathered) };
}

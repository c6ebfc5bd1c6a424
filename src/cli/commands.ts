import { ACCOUNT_COMMANDS } from "./commands/accounts/account.ts";
import { ATTEMPT_COMMANDS } from "./commands/fulfilment/attempt.ts";
import type { Command } from "./command.ts";
import { EXCHANGE_RATE_COMMANDS } from "./commands/selling/exchange-rate.ts";
import { KEY_COMMANDS } from "./commands/accounts/key.ts";
import { NEWS_COMMANDS } from "./commands/accounts/news.ts";
import { ORDER_COMMANDS } from "./commands/fulfilment/order.ts";
import { MOVING_COMMANDS } from "./commands/server/moving.ts";
import { PASSWORD_LINK_COMMANDS } from "./commands/server/password-links.ts";
import { PAYMENT_COMMANDS } from "./commands/selling/payment.ts";
import { PRICE_COMMANDS } from "./commands/selling/price.ts";
import { QUEUE_COMMANDS } from "./commands/fulfilment/queue.ts";
import { RECONCILE_COMMAND } from "./commands/server/reconcile.ts";
import { ROUTE_COMMANDS } from "./commands/fulfilment/route.ts";
import { SERVICE_COMMANDS } from "./commands/selling/service.ts";
import { SETTINGS_COMMANDS } from "./commands/server/settings.ts";
import { STAFF_COMMANDS } from "./commands/accounts/staff.ts";
import { STOCK_COMMANDS } from "./commands/selling/stock.ts";
import { SUPPLIER_COMMANDS } from "./commands/fulfilment/supplier.ts";
import { SUPPLIER_JOB_COMMANDS } from "./commands/fulfilment/supplier-job.ts";
import { TELEGRAM_COMMANDS } from "./commands/server/telegram.ts";

/** Every command that is a client of the operator API. */
export const COMMANDS: readonly Command[] = [
  ...STAFF_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...NEWS_COMMANDS,
  ...SERVICE_COMMANDS,
  ...PRICE_COMMANDS,
  ...EXCHANGE_RATE_COMMANDS,
  ...STOCK_COMMANDS,
  ...PAYMENT_COMMANDS,
  RECONCILE_COMMAND,
  ...SUPPLIER_COMMANDS,
  ...SUPPLIER_JOB_COMMANDS,
  ...ROUTE_COMMANDS,
  ...QUEUE_COMMANDS,
  ...ORDER_COMMANDS,
  ...ATTEMPT_COMMANDS,
  ...SETTINGS_COMMANDS,
  ...TELEGRAM_COMMANDS,
  ...MOVING_COMMANDS,
  ...PASSWORD_LINK_COMMANDS,
];

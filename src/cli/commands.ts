import { ACCOUNT_COMMANDS } from "./commands/account.ts";
import { ATTEMPT_COMMANDS } from "./commands/attempt.ts";
import type { Command } from "./command.ts";
import { EXCHANGE_RATE_COMMANDS } from "./commands/exchange-rate.ts";
import { KEY_COMMANDS } from "./commands/key.ts";
import { ORDER_COMMANDS } from "./commands/order.ts";
import { MOVING_COMMANDS } from "./commands/moving.ts";
import { PAYMENT_COMMANDS } from "./commands/payment.ts";
import { PRICE_COMMANDS } from "./commands/price.ts";
import { QUEUE_COMMANDS } from "./commands/queue.ts";
import { RECONCILE_COMMAND } from "./commands/reconcile.ts";
import { ROUTE_COMMANDS } from "./commands/route.ts";
import { SERVICE_COMMANDS } from "./commands/service.ts";
import { SETTINGS_COMMANDS } from "./commands/settings.ts";
import { STAFF_COMMANDS } from "./commands/staff.ts";
import { STOCK_COMMANDS } from "./commands/stock.ts";
import { SUPPLIER_COMMANDS } from "./commands/supplier.ts";
import { SUPPLIER_JOB_COMMANDS } from "./commands/supplier-job.ts";
import { TELEGRAM_COMMANDS } from "./commands/telegram.ts";

/** Every command that is a client of the operator API. */
export const COMMANDS: readonly Command[] = [
  ...STAFF_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
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
];

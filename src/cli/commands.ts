import { ACCOUNT_COMMANDS } from "./account-commands.ts";
import { ATTEMPT_COMMANDS } from "./attempt-commands.ts";
import type { Command } from "./command.ts";
import { KEY_COMMANDS } from "./key-commands.ts";
import { ORDER_COMMANDS } from "./order-commands.ts";
import { PRICE_COMMANDS } from "./price-commands.ts";
import { QUEUE_COMMANDS } from "./queue-commands.ts";
import { RECONCILE_COMMAND } from "./reconcile-command.ts";
import { ROUTE_COMMANDS } from "./route-commands.ts";
import { SERVICE_COMMANDS } from "./service-commands.ts";
import { SETTINGS_COMMANDS } from "./settings-commands.ts";
import { STAFF_COMMANDS } from "./staff-commands.ts";
import { STOCK_COMMANDS } from "./stock-commands.ts";
import { SUPPLIER_COMMANDS } from "./supplier-commands.ts";
import { SUPPLIER_JOB_COMMANDS } from "./supplier-job-commands.ts";

/** Every command that is a client of the operator API. */
export const COMMANDS: readonly Command[] = [
  ...STAFF_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...SERVICE_COMMANDS,
  ...PRICE_COMMANDS,
  ...STOCK_COMMANDS,
  RECONCILE_COMMAND,
  ...SUPPLIER_COMMANDS,
  ...SUPPLIER_JOB_COMMANDS,
  ...ROUTE_COMMANDS,
  ...QUEUE_COMMANDS,
  ...ORDER_COMMANDS,
  ...ATTEMPT_COMMANDS,
  ...SETTINGS_COMMANDS,
];

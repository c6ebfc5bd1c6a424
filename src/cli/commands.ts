import { ACCOUNT_COMMANDS } from "./account-commands.ts";
import { ATTEMPT_COMMANDS } from "./attempt-commands.ts";
import type { Command } from "./command.ts";
import { KEY_COMMANDS } from "./key-commands.ts";
import { ORDER_COMMANDS } from "./order-commands.ts";
import { PRICE_COMMANDS } from "./price-commands.ts";
import { SERVICE_COMMANDS } from "./service-commands.ts";
import { QUEUE_COMMANDS } from "./queue-commands.ts";
import { ROUTE_COMMANDS } from "./route-commands.ts";
import { STAFF_COMMANDS } from "./staff-commands.ts";
import { SETTINGS_COMMANDS } from "./settings-commands.ts";
import { STOCK_COMMANDS } from "./stock-commands.ts";
import { SUPPLIER_COMMANDS } from "./supplier-commands.ts";

/** Every command that works on the database, in this process or in the server that holds it open. */
export const COMMANDS: readonly Command[] = [
  ...STAFF_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...SERVICE_COMMANDS,
  ...PRICE_COMMANDS,
  ...STOCK_COMMANDS,
  ...SUPPLIER_COMMANDS,
  ...ROUTE_COMMANDS,
  ...QUEUE_COMMANDS,
  ...ORDER_COMMANDS,
  ...ATTEMPT_COMMANDS,
  ...SETTINGS_COMMANDS,
];

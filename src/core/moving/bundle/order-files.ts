import { MAX_NUMBER } from "./catalogue-files.ts";
import { amount, map, oneOf, required, text, time, whole } from "./field.ts";

/** The greatest number of an imported order. Numbers of new orders continue above it; JSON holds it exactly. */
export const MAX_ORDER_NUMBER = 1_000_000_000_000;

export const IMPORTED_STATUSES = ["PENDING", "PROCESSING", "SUCCESS", "REJECTED", "CANCELLED", "REFUNDED"] as const;

export const ORDER_FILE = {
  id: required(whole("The order number. It is kept.", 1, MAX_ORDER_NUMBER)),
  reseller: required(whole("The reseller's number.", 1, MAX_NUMBER)),
  service: required(whole("The service number.", 1, MAX_NUMBER)),
  identifier: text("The IMEI, serial number or username that it is about.", 255),
  inputs: map("What else was asked for."),
  quantity: whole("Default: 1.", 1, 1_000_000),
  price: required(amount("Of the whole order.")),
  status: required(oneOf("Orders that are `PENDING` or `PROCESSING` are open.", IMPORTED_STATUSES)),
  result: text("The result, as text.", 100_000),
  reason: text("Why it was rejected, cancelled or refunded.", 2_000),
  reference: text("The reseller's own reference.", 255),
  placed: required(time("When it was placed.")),
  completed: time("When it ended. Default: when it was placed."),
};

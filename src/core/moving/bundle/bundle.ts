import { CODE_FILE, RESELLER_FILE, ROUTE_FILE, SUPPLIER_FILE, TRANSACTION_FILE } from "./account-files.ts";
import { PRICE_FILE, PRICE_GROUP_FILE, SERVICE_FILE, SERVICE_GROUP_FILE } from "./catalogue-files.ts";
import type { Field } from "./field.ts";
import { ORDER_FILE } from "./order-files.ts";

/** The files of a bundle with their fields, in the order in which they are read. Each file is optional. */
export const BUNDLE = {
  service_groups: SERVICE_GROUP_FILE,
  services: SERVICE_FILE,
  price_groups: PRICE_GROUP_FILE,
  resellers: RESELLER_FILE,
  prices: PRICE_FILE,
  suppliers: SUPPLIER_FILE,
  routes: ROUTE_FILE,
  codes: CODE_FILE,
  orders: ORDER_FILE,
  transactions: TRANSACTION_FILE,
} as const;

export type BundleFile = keyof typeof BUNDLE;
export const BUNDLE_FILES = Object.keys(BUNDLE) as readonly BundleFile[];

/** What identifies a row of a file, in the other panel and in every reading of it. */
export const BUNDLE_KEYS: { [File in BundleFile]: readonly (keyof (typeof BUNDLE)[File])[] } = {
  service_groups: ["id"],
  services: ["id"],
  price_groups: ["id"],
  resellers: ["id"],
  prices: ["service", "price_group", "reseller", "currency"],
  suppliers: ["id"],
  routes: ["service", "supplier"],
  codes: ["service", "code"],
  orders: ["id"],
  transactions: ["id"],
};

type Given<Of> = Of extends Field<infer Value> ? string | Value : never;
type RequiredNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { required: true } ? Name : never;
}[keyof Fields];

/**
 * A row of a file as a source gives it. A value is text as in CSV (amounts are decimal text with at most six decimals, times
 * ISO 8601, whole numbers their digits), a list or an object as JSON has it. A missing or empty value is an absent one.
 */
export type BundleRow<File extends BundleFile> = {
  [Name in RequiredNames<(typeof BUNDLE)[File]>]: Given<(typeof BUNDLE)[File][Name]>;
} & {
  [Name in Exclude<keyof (typeof BUNDLE)[File], RequiredNames<(typeof BUNDLE)[File]>>]?:
    | Given<(typeof BUNDLE)[File][Name]>
    | undefined;
};

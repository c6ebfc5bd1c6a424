import type {
  Cancellable,
  IdentifierCheck,
  IdentifierKind,
  ServiceStatus,
  ServiceType,
} from "../../../database/column-types.ts";
import type { FieldRule } from "../inputs/result-fields.ts";
import type { Micros } from "../../kernel/money.ts";
import type { InputField } from "../inputs/input-field.ts";
import type { PriceSource } from "../prices/prices.ts";

/** How a list of services may be sorted; the price is the one of who asks. */
export const SERVICE_SORTS = ["name", "-name", "price", "-price"] as const;
export type ServiceSort = (typeof SERVICE_SORTS)[number];

/** What is sold, without a price: prices belong to who asks. */
export interface Service {
  id: number;
  groupId: number;
  groupName: string;
  type: ServiceType;
  name: string;
  description: string;
  currency: string;
  identifierKind: IdentifierKind;
  identifierCheck: IdentifierCheck;
  completesCheckDigit: boolean;
  inputs: InputField[];
  minQuantity: number;
  maxQuantity: number;
  allowDuplicate: boolean;
  cancellable: Cancellable;
  deliveryTime: string;
  /** Measured: half of the deliveries, and nineteen of twenty, took no longer. Null while too few were made. */
  deliveryP50Seconds: number | null;
  deliveryP95Seconds: number | null;
  /** How a result becomes typed fields; none: every line `Label: value`. */
  resultRules: FieldRule[];
  status: ServiceStatus;
  updatedAt: Date;
}

/** A service as one reseller sees it. */
export interface PricedService extends Service {
  price: Micros;
  priceSource: PriceSource;
}

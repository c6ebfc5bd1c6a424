import type { Cancellable, OrderSource, ServiceType } from "../../database/column-types.ts";
import type { ResultFields } from "../catalogue/inputs/result-fields.ts";
import type { Micros } from "../kernel/money.ts";
import type { OrderStatus, OrderStep } from "./order-status.ts";

/** One service for one identifier (or quantity) of one reseller. Amounts in micro-units of `currency`. */
export interface Order {
  id: bigint;
  walletId: number;
  serviceId: number;
  serviceName: string;
  serviceType: ServiceType;
  serviceCancellable: Cancellable;
  source: OrderSource;
  /** Closed by another panel before it was imported: none of its money is in this ledger. */
  settledElsewhere: boolean;
  test: boolean;
  identifier: string | null;
  inputs: Record<string, string>;
  quantity: number;
  unitPrice: Micros;
  price: Micros;
  currency: string;
  status: OrderStatus;
  statusReason: string | null;
  resultText: string | null;
  resultFields: ResultFields | null;
  /** Null until SUCCESS. */
  captured: Micros | null;
  refunded: Micros;
  clientReference: string | null;
  metadata: Record<string, unknown> | null;
  cancelRequestedAt: Date | null;
  createdAt: Date;
  submittedAt: Date | null;
  completedAt: Date | null;
  updatedAt: Date;
}

/** What a caller asks for. Values are as they came: placing validates them and throws what is wrong. */
export interface OrderRequest {
  serviceId: number;
  /** IMEI, serial, email … as typed. A JSON number must be refused before (`imei_must_be_string`). */
  identifier?: string | undefined;
  /** Input fields by their exact name; the identifier may be among them. */
  inputs?: Record<string, string> | undefined;
  /** A value without a name: that of a service which asks for exactly one input. */
  unnamedInput?: string | undefined;
  /** As sent; undefined means 1. */
  quantity?: string | number | undefined;
  /** Whether a service that is sold singly ignores every quantity. */
  ignoresNeedlessQuantity?: boolean | undefined;
  clientReference?: string | undefined;
  /** Most the whole order may cost. */
  maxPrice?: Micros | undefined;
  /** A second open order is meant: as the caller says, or `implied` by a dialect that has no word for it. */
  allowDuplicate?: boolean | "implied" | undefined;
  metadata?: Record<string, unknown> | undefined;
  /** Where the outcome is posted; an address that may not be called is passed over. */
  feedbackUrl?: string | undefined;
  source: OrderSource;
  /** Idempotency-Key (with the row number of a bulk call): the same request never makes a second order. */
  requestKey?: string | undefined;
  /** Names the request in its answer, in the API request log and in the order. */
  requestId?: string | undefined;
}

export interface PlacedOrder {
  order: Order;
  /** The order existed before: a repeated reference, Idempotency-Key, or dispatch call. */
  replayed: boolean;
  /** This call has placed it, now or when it was sent before; otherwise, a reference names an order of any call. */
  sameCall: boolean;
}

export interface HistoryEntry {
  at: Date;
  event: OrderStep;
  from: OrderStatus | null;
  to: OrderStatus;
  actor: string;
  reason: string | null;
  /** What a refund gave back, in micro-units of the order's currency. */
  amount: Micros | null;
}

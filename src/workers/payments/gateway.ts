import type { Micros } from "../../core/kernel/money.ts";
import type { Credentials, Observation, PaymentKind } from "../../core/payments/payment-kind.ts";
import type { CreatedPayment } from "../../core/payments/settling/record-check.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";

/** A payment that a gateway is to make. */
export interface PaymentOrder {
  /** Ours. The gateway repeats it in its events, and makes one payment for it where it can. */
  reference: string;
  payable: Micros;
  currency: string;
  description: string;
  /** The reseller's page of the payment. */
  returnUrl: string;
  /** Where the gateway sends its events; null where this server does not know its own address. */
  eventsUrl: string | null;
  /** It was requested before, and it is unclear whether it was made. */
  isRepeat: boolean;
}

/** How payments are made with one kind of gateway. Both throw GatewayFault for what the outside does. */
export interface Gateway {
  create(order: PaymentOrder): Promise<CreatedPayment>;
  readStatus(providerId: string): Promise<Observation>;
}

/**
 * One kind of gateway. Its folder holds everything that is known of it: the fields of its accounts, how it is called, how its
 * events are signed, and what its words mean. `kinds.ts` lists every kind.
 */
export interface GatewayKind extends PaymentKind {
  connect(credentials: Credentials, outgoing: Outgoing): Gateway;
}

/** A gateway could not be asked, or refused; the message is for the operator and has no secrets. */
export class GatewayFault extends Error {
  override readonly name = "GatewayFault";
  /** The same request would be refused again. */
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

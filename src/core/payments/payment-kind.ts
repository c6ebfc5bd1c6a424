import type { Micros } from "../kernel/money.ts";

/** The kind of methods that staff approve by hand. Every other kind is a gateway's. */
export const MANUAL = "manual";

/** One value of an account at a gateway, as the operator enters it. */
export interface CredentialField {
  /** Small letters, digits and `_`. */
  name: string;
  /** As staff read it, such as “Webhook secret”. */
  label: string;
  /** Stored encrypted and never shown again. */
  isSecret: boolean;
  /** An address that is called; `default` where nothing is entered. */
  isUrl?: boolean;
  default?: string;
  /**
   * How the gateway's own values of each mode begin: those of the other mode are refused, since test money would buy
   * live credit.
   */
  beginnings?: { live: readonly string[]; test: readonly string[] };
}

/** The account at a gateway by the names of its fields. */
export type Credentials = Readonly<Record<string, string>>;

export interface EventMessage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came: signatures are over bytes. */
  body: Buffer;
}

/** What a gateway says of a payment. Everything is a level, not a change: repeated or late news are harmless. */
export interface Observation {
  /**
   * `seen`: money is on its way; `confirmed`: it cannot get lost any more; `paid`: the gateway considers the payment complete;
   * `partial`: too little came, and the time is over; `late`: money came after the time was over.
   */
  state: "waiting" | "seen" | "confirmed" | "paid" | "partial" | "late" | "expired" | "failed";
  /** Everything that was received, in the currency of the payment; null: nothing, or not said. */
  received: { amount: Micros; currency: string } | null;
  /** How much of it refunds and disputes hold; null: not said. */
  reversed: Micros | null;
  /** The gateway's name of the money, by which it speaks of refunds and disputes. */
  providerCharge?: string | undefined;
}

/** How a verified event names its payment. */
export type PaymentName = { reference: string } | { providerId: string } | { providerCharge: string };

/** An event whose signature is right. */
export interface VerifiedEvent {
  payment: PaymentName;
  /** The gateway's id of the payment, where the event has it. */
  providerId?: string | undefined;
  /** Null: the event only says that there is news, and the gateway is asked. */
  observation: Observation | null;
}

/** What the rules know of a kind of gateway; its adapter declares it. */
export interface PaymentKind {
  /** As it is stored and shown, such as `acme`: small letters, digits and `_`. */
  kind: string;
  /** As staff read it. */
  name: string;
  credentials: readonly CredentialField[];
  /** Makes no request. Null where the signature is wrong; an empty list where the event is about no payment of ours. */
  readEvent(credentials: Credentials, message: EventMessage, now: Date): Promise<VerifiedEvent[] | null>;
}

import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { openCredentials } from "../methods/credentials.ts";
import type { PaymentContext } from "../context.ts";
import type { Credentials } from "../payment-kind.ts";
import type { Payment, PaymentStatus } from "../payments/payment.ts";
import { findPaymentRow } from "../payments/payment-rows.ts";
import { claimDueRows } from "./due-rows.ts";

/** The channel on which processes announce due payments to each other. */
export const PAYMENTS_CHANNEL = "payments_due";
/** Longer than a request to a gateway may take. */
const LEASE_SECONDS = 120;
const SHORTEST_WAIT_SECONDS = 15;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

interface Checking {
  /** The longest time between two checks. */
  longest: number;
  /** How long after a payment was made it is checked at all. */
  until: number;
}
const OPEN: Checking = { longest: HOUR_SECONDS, until: 30 * DAY_SECONDS };
const OVER: Checking = { longest: 6 * HOUR_SECONDS, until: 7 * DAY_SECONDS };
/** Refunds and disputes of which no event came. */
const CREDITED: Checking = { longest: 3 * DAY_SECONDS, until: 120 * DAY_SECONDS };
const CHECKING: Record<PaymentStatus, Checking> = {
  created: OPEN,
  seen: OPEN,
  confirmed: OPEN,
  review: OPEN,
  credited: CREDITED,
  declined: OVER,
  expired: OVER,
  failed: OVER,
  cancelled: OVER,
};
const SHARE_OF_AGE = 4;

/** Wakes the workers of all processes. A process that misses it finds the payments by its poll. */
export async function tellPaymentWorkers({ database }: Context): Promise<void> {
  await database.statement("payments_tell", `select pg_notify('${PAYMENTS_CHANNEL}', '')`, []).catch(() => {});
}

/** Seconds until a payment is checked again: the older it is, the more seldom. Null: never. */
export function secondsToNextCheck({ status, createdAt }: Pick<Payment, "status" | "createdAt">, now: Date) {
  const age = Math.max(0, (now.getTime() - createdAt.getTime()) / 1_000);
  const { longest, until } = CHECKING[status];
  if (age > until) return null;
  return Math.min(longest, Math.max(SHORTEST_WAIT_SECONDS, Math.round(age / SHARE_OF_AGE)));
}

/** A payment of which the gateway is to be asked, and the account to ask with. */
export interface DuePayment {
  payment: Payment;
  /** Null: the operator has removed them, or they cannot be read. */
  credentials: Credentials | null;
}

/** Leases due payments: another worker gets them when the lease has ended. */
export async function claimDuePayments(context: PaymentContext, most: number): Promise<DuePayment[]> {
  const { kysely } = context.database;
  const ids = await claimDueRows(kysely, most, LEASE_SECONDS);
  return Promise.all(
    ids.map(async (id) => {
      const payment = (await findPaymentRow(kysely, id))!;
      return { payment, credentials: await openIfReadable(context, payment) };
    }),
  );
}

async function openIfReadable(context: PaymentContext, { methodId, test }: Payment): Promise<Credentials | null> {
  try {
    return await openCredentials(context, methodId, test);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

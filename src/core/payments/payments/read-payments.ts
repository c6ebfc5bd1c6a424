import { requireScope, type Caller } from "../../kernel/caller.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { GREATEST_ID } from "../../kernel/greatest-ids.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import type { Payment, PaymentStatus, PaymentStep } from "./payment.ts";
import {
  countPaymentRows,
  findPaymentRow,
  insertStep,
  listStepRows,
  lockPaymentRow,
  pagePaymentRows,
  updatePayment,
  type PaymentFilter,
  type PaymentPage,
} from "./payment-rows.ts";

/** A payment with what happened to it, oldest first. */
export type PaymentWithSteps = Payment & { steps: PaymentStep[] };

/** Payments of all resellers, newest first. */
export async function listPayments(
  { database }: Context,
  { limit, after, ...filter }: Omit<PaymentFilter, "walletId"> & Omit<PaymentPage, "offset">,
): Promise<PaymentWithSteps[]> {
  return withSteps({ database }, await pagePaymentRows(database.kysely, filter, { limit, after }));
}

/** How many live payments staff should look at. */
export function countReviews({ database }: Context): Promise<number> {
  return countPaymentRows(database.kysely, { needsReview: true, test: false });
}

/** Of any reseller. Throws not_found. */
export async function findPayment({ database }: Pick<Context, "database">, id: bigint): Promise<Payment> {
  const found = id >= 1n && id <= GREATEST_ID ? await findPaymentRow(database.kysely, id) : undefined;
  if (!found) throw new DomainError("not_found", "There is no such payment.");
  return found;
}

/**
 * A page of the caller's payments, newest first; `total` only where the page was asked by offset. Throws scope_missing.
 */
export async function pagePayments(
  context: Context,
  caller: Caller,
  { status, ...page }: { status?: PaymentStatus | undefined } & PaymentPage,
): Promise<{ payments: PaymentWithSteps[]; total: number | null }> {
  requireScope(caller, "transactions:read");
  const { kysely } = context.database;
  const filter = { walletId: caller.walletId, status };
  const payments = await withSteps(context, await pagePaymentRows(kysely, filter, page));
  return { payments, total: page.offset === undefined ? null : await countPaymentRows(kysely, filter) };
}

/** A payment of the caller. Throws scope_missing, not_found. */
export async function readPayment(context: Context, caller: Caller, id: bigint): Promise<PaymentWithSteps> {
  requireScope(caller, "transactions:read");
  return readSteps(context, await findOwn(context, caller, id));
}

/**
 * Cancels a payment for which no money has been seen; one that is cancelled stays so. Money that comes all the same is
 * credited. Throws scope_missing, not_found, conflict.
 */
export async function cancelPayment(context: Context, caller: Caller, id: bigint): Promise<PaymentWithSteps> {
  requireScope(caller, "top_ups:write");
  await findOwn(context, caller, id);
  await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, caller.walletId);
    const { status } = await lockPaymentRow(transaction, id);
    if (status === "cancelled") return;
    if (status !== "created") throw new DomainError("conflict", `The payment can no longer be cancelled: ${status}.`);
    await updatePayment(transaction, id, { status: "cancelled" });
    await insertStep(transaction, id, { status: "cancelled", source: "reseller", note: null });
  });
  return findOwn(context, caller, id).then((payment) => readSteps(context, payment));
}

export async function readSteps(context: Pick<Context, "database">, payment: Payment): Promise<PaymentWithSteps> {
  return (await withSteps(context, [payment]))[0]!;
}

async function findOwn(context: Context, { walletId }: Caller, id: bigint): Promise<Payment> {
  const payment = await findPayment(context, id);
  if (payment.walletId !== walletId) throw new DomainError("not_found", "There is no such payment.");
  return payment;
}

async function withSteps(
  { database }: Pick<Context, "database">,
  payments: readonly Payment[],
): Promise<PaymentWithSteps[]> {
  const rows = await listStepRows(
    database.kysely,
    payments.map(({ id }) => id),
  );
  const steps = Map.groupBy(rows, ({ paymentId }) => paymentId);
  return payments.map((payment) => ({ ...payment, steps: steps.get(payment.id) ?? [] }));
}

import { DomainError } from "../../kernel/errors.ts";
import { GREATEST_INTEGER_ID } from "../../kernel/greatest-ids.ts";
import type { PaymentContext } from "../context.ts";
import { openCredentials } from "../methods/credentials.ts";
import { findMethodRow } from "../methods/method-rows.ts";
import type { EventMessage, PaymentKind, VerifiedEvent } from "../payment-kind.ts";
import { findPaymentByName, findPaymentRow } from "../payments/payment-rows.ts";
import { tellPaymentWorkers } from "./due-payments.ts";
import { makeDue } from "./due-rows.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Takes an event of a gateway: when this resolves, what it says is committed. The mode is the one whose secret signed
 * it. Throws not_found for a method without an account, conflict where its credentials cannot be read, and
 * malformed_request for a wrong signature.
 */
export async function receiveEvent(context: PaymentContext, methodId: number, message: EventMessage): Promise<void> {
  const { kysely } = context.database;
  const method = methodId <= GREATEST_INTEGER_ID ? await findMethodRow(kysely, methodId) : undefined;
  const kind = context.paymentKinds.find((known) => known.kind === method?.kind);
  if (!kind || method!.accounts.length === 0) throw new DomainError("not_found", "There is no such payment method.");
  const verified = await verify(context, kind, methodId, message);
  if (verified === null) {
    context.metrics.paymentEventReceived(kind.kind, "refused");
    throw new DomainError("malformed_request", "The signature of the event is wrong.");
  }
  for (const event of verified.events) await applyEvent(context, methodId, verified.test, event);
  context.metrics.paymentEventReceived(kind.kind, verified.events.length === 0 ? "ignored" : "accepted");
}

async function verify(
  context: PaymentContext,
  kind: PaymentKind,
  methodId: number,
  message: EventMessage,
): Promise<{ test: boolean; events: VerifiedEvent[] } | null> {
  for (const test of [false, true]) {
    const credentials = await openCredentials(context, methodId, test);
    const events = credentials && (await kind.readEvent(credentials, message, context.clock()));
    if (events) return { test, events };
  }
  return null;
}

/** Events of the same account that are about something else find no payment, and are done. */
async function applyEvent(
  context: PaymentContext,
  methodId: number,
  test: boolean,
  { payment: name, providerId, observation }: VerifiedEvent,
): Promise<void> {
  const { kysely } = context.database;
  const id = await findPaymentByName(kysely, methodId, test, name);
  if (id === undefined) return;
  if (observation === null) {
    await makeDue(kysely, id);
    return tellPaymentWorkers(context);
  }
  await settlePayment(context, (await findPaymentRow(kysely, id))!, { observation, source: "event", providerId });
}

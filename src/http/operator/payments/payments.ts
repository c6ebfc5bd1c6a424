import { Type, type Static } from "typebox";
import {
  PAYMENT_STATUSES,
  REVIEW_REASONS,
  type Payment as CorePayment,
} from "../../../core/payments/payments/payment.ts";
import {
  findPayment,
  listPayments,
  readSteps,
  type PaymentWithSteps,
} from "../../../core/payments/payments/read-payments.ts";
import {
  checkPaymentNow,
  creditReviewed,
  declinePayment,
  resolvePayment,
} from "../../../core/payments/settling/review-payment.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import {
  Body,
  choice,
  Confirm,
  GivenText,
  MAX_REASON_LENGTH,
  Named,
  NoBody,
  nullable,
  Text,
} from "../../kit/fields.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { flag, oneOf, queryOf, whole } from "../../kit/lists/parameters.ts";
import { Payment, presentPayment } from "../../kit/resources/payment.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { namedOrNull } from "../../kit/values.ts";
import { operatorOf } from "../authenticate.ts";
import { readAmount, readBigId } from "../read.ts";

const TAGS = ["Operator: payments"];
const FILTERS = {
  status: oneOf(PAYMENT_STATUSES),
  needs_review: flag("True for payments that staff should look at"),
  reseller_id: whole("Of one reseller"),
  payment_method_id: whole("By one payment method"),
  test: flag("True for test payments instead of live ones"),
};
const manage = { permission: "manage_money" } as const;

export const OperatorPayment = Type.Object(
  {
    ...Payment.properties,
    reseller: Named,
    review_reason: nullable(
      choice(REVIEW_REASONS),
      "Why staff should look at it. partial: less came than was due; late: it came after the time was over; " +
        "currency: it came in another currency; small: it does not cover the fee; extra: more came afterwards",
    ),
    reference: Type.String({ description: "Sent to the gateway" }),
    provider_id: nullable(Text, "The gateway's ID"),
    decided_by: nullable(Named),
    last_error: nullable(Text, "Why the gateway could not be asked the last time"),
  },
  { $id: "OperatorPayment" },
);
const CreditBody = Body({
  amount: Type.Optional(
    GivenText(40, "Decimal string: everything that was paid, fee included; what was received by default"),
  ),
  reason: Type.Optional(GivenText(MAX_REASON_LENGTH, "Shown to the reseller")),
  confirm: Confirm,
});
const DeclineBody = Body({ reason: GivenText(MAX_REASON_LENGTH, "Shown to the reseller") });

/** Payments through gateways: partial and late ones are credited or declined by staff. */
export function registerPayments(scope: RouteScope, context: HttpContext): void {
  const { core, config } = context;
  const listSchema = {
    tags: TAGS,
    summary: "Online payments of all resellers, newest first",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(OperatorPayment), ...refusals },
  };
  scope.get("/payments", { schema: listSchema, config: { permission: "read" } }, (request, reply) =>
    answerCursorList(
      { request, reply, config },
      FILTERS,
      (
        { status, needs_review: needsReview, reseller_id: resellerId, payment_method_id: methodId, test = false },
        part,
      ) => listPayments(core, { status, needsReview, resellerId, methodId, test, ...part }),
      present,
    ),
  );
  scope.get("/payments/:id", { schema: schemaOf("One payment"), config: { permission: "read" } }, async (request) =>
    answer(context, await findPayment(core, readBigId(request.params.id, "payment"))),
  );
  registerDeciding(scope, context);
}

function registerDeciding(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const creditSchema = {
    ...schemaOf("Credit a payment that is in review with what was received or another amount"),
    body: CreditBody,
  };
  scope.post("/payments/:id/credit", { schema: creditSchema, config: manage }, async (request) => {
    const { amount, reason, confirm } = request.body;
    const given = {
      amount: amount === undefined ? undefined : readAmount("amount", amount),
      reason,
      confirm,
      staffId: operatorOf(request).id,
    };
    const id = readBigId(request.params.id, "payment");
    return answerChanged(context, await creditReviewed(recording(core, request), id, given));
  });

  const declineSchema = {
    ...schemaOf("Decline a payment that is in review; the reason is shown to the reseller"),
    body: DeclineBody,
  };
  scope.post("/payments/:id/decline", { schema: declineSchema, config: manage }, async (request) => {
    const id = readBigId(request.params.id, "payment");
    const { reason } = request.body;
    return answerChanged(context, await declinePayment(recording(core, request), id, reason, operatorOf(request).id));
  });

  const resolveSchema = {
    ...schemaOf("Mark a payment that received more after it was over as resolved"),
    body: NoBody,
  };
  scope.post("/payments/:id/resolve", { schema: resolveSchema, config: manage }, async (request) => {
    const id = readBigId(request.params.id, "payment");
    return answerChanged(context, await resolvePayment(recording(core, request), id, operatorOf(request).id));
  });

  const checkSchema = { ...schemaOf("Ask the gateway about a payment now"), body: NoBody };
  scope.post("/payments/:id/check", { schema: checkSchema, config: manage }, async (request) =>
    answerChanged(context, await checkPaymentNow(core, readBigId(request.params.id, "payment"))),
  );
}

function schemaOf(summary: string) {
  return { tags: TAGS, summary, params: IdParams, response: { 200: one(OperatorPayment), ...refusals } };
}

async function answer({ core }: HttpContext, payment: CorePayment) {
  return { data: present(await readSteps(core, payment)) };
}

function answerChanged(context: HttpContext, payment: CorePayment) {
  return answer(context, payment);
}

function present(payment: PaymentWithSteps): Static<typeof OperatorPayment> {
  return {
    ...presentPayment(payment),
    reseller: { id: payment.resellerId, name: payment.resellerName },
    review_reason: payment.reviewReason,
    reference: payment.reference,
    provider_id: payment.providerId,
    decided_by: namedOrNull(payment.decidedById, payment.decidedByName),
    last_error: payment.lastError,
  };
}

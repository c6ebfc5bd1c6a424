import { Type } from "typebox";
import { DomainError } from "../../../core/kernel/errors.ts";
import { createPayment, MOST_OPEN_PAYMENTS } from "../../../core/payments/payments/create-payment.ts";
import { PAYMENT_STATUSES } from "../../../core/payments/payments/payment.ts";
import { cancelPayment, pagePayments, readPayment, readSteps } from "../../../core/payments/payments/read-payments.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { consumes, IdempotencyHeaders, IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import { baseUrlOf } from "../../kit/base-url.ts";
import type { HttpContext } from "../../kit/context.ts";
import { CONFIRM_ABOUT, orNull } from "../../kit/fields.ts";
import { readConfirm } from "../../kit/form-values.ts";
import { answerPage, PAGE, partOf, readPage } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, readParameters } from "../../kit/lists/parameters.ts";
import { createQueryReader } from "../../kit/lists/query.ts";
import { readAmount } from "../../kit/read-amount.ts";
import { Payment, presentPayment } from "../../kit/resources/payment.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { answerOnce } from "../idempotent.ts";
import { MethodId, readMethodField } from "./payment-methods.ts";

const TAGS = ["Payments"];
const FILTERS = { status: oneOf(PAYMENT_STATUSES) };
const PAYMENT_ID = /^\d{1,18}$/;
/** The dashboard's page of a payment is this, with the id behind. */
const PAGES = "/wallet/payments";

const PaymentBody = Type.Object(
  {
    payment_method_id: MethodId,
    amount: Type.String({ description: "The credit to buy as a decimal string, such as 50.00; the fee is added" }),
    confirm: orNull(["boolean", "integer", "string"], { description: CONFIRM_ABOUT }),
  },
  { $id: "NewPayment" },
);

export function registerPayments(scope: RouteScope, context: HttpContext): void {
  registerReading(scope, context);
  registerPaying(scope, context);
}

function registerReading(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The caller's online payments, newest first",
    querystring: queryOf({ ...FILTERS, ...PAGE }),
    response: { 200: listOf(Payment), ...refusals },
  };
  scope.get("/payments", { schema: listSchema }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readPage(query);
    const filter = readParameters(query, FILTERS);
    query.finish();
    const { payments, total } = await pagePayments(core, callerOf(request), { ...filter, ...partOf(page) });
    const rows = { data: payments.map(presentPayment), total, lastId: payments.at(-1)?.id };
    return answerPage({ request, reply, config }, page, rows);
  });

  const readSchema = {
    tags: TAGS,
    summary: "One payment with its progress",
    params: IdParams,
    response: { 200: one(Payment), ...refusals },
  };
  scope.get("/payments/:id", { schema: readSchema }, async (request) => ({
    data: presentPayment(await readPayment(core, callerOf(request), readPaymentId(request.params))),
  }));
}

function registerPaying(scope: RouteScope, { core, config }: HttpContext): void {
  const createSchema = {
    tags: TAGS,
    summary: `Start an online payment; at most ${MOST_OPEN_PAYMENTS} payments can be open`,
    description: "checkout_url or pay_to is set a moment later, when the gateway has made the payment: read it again.",
    consumes,
    headers: IdempotencyHeaders,
    body: PaymentBody,
    response: { 201: one(Payment), ...refusals },
  };
  scope.post("/payments", { schema: createSchema }, async (request, reply) => {
    const caller = callerOf(request);
    const { payment_method_id: methodId, amount, confirm } = request.body;
    return answerOnce(core, caller, request, reply, async (requestKey) => {
      const input = {
        methodId: readMethodField(methodId),
        amount: readAmount("amount", amount),
        confirm: readConfirm(confirm),
        returnUrl: baseUrlOf(request, config) + PAGES,
        requestKey,
      };
      const payment = await readSteps(core, await createPayment(core, caller, input));
      const location = `/api/v1/payments/${payment.id}`;
      return { status: 201, body: { data: presentPayment(payment) }, location };
    });
  });

  const cancelSchema = {
    tags: TAGS,
    summary: "Cancel a payment for which no money has been seen",
    params: IdParams,
    response: { 200: one(Payment), ...refusals },
  };
  scope.post("/payments/:id/cancel", { schema: cancelSchema }, async (request) => ({
    data: presentPayment(await cancelPayment(core, callerOf(request), readPaymentId(request.params))),
  }));
}

/** The number in a path. Throws not_found for what cannot be one. */
function readPaymentId({ id }: { id: string }): bigint {
  if (!PAYMENT_ID.test(id)) throw new DomainError("not_found", "There is no such payment.");
  return BigInt(id);
}

import { Type } from "typebox";
import { requestTopUp, pageTopUps, withdrawTopUp } from "../../core/ledger/top-ups/request-top-up.ts";
import { TOP_UP_STATUSES } from "../../core/ledger/top-ups/top-up-request.ts";
import { requestTopUpByMethod } from "../../core/payments/methods/request-by-method.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { consumes, IdempotencyHeaders, IdParams, listOf, one, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { CONFIRM_ABOUT, orNull } from "../kit/fields.ts";
import { readConfirm } from "../kit/form-values.ts";
import { answerPage, PAGE, partOf, readPage } from "../kit/lists/pages.ts";
import { oneOf, queryOf, readParameters } from "../kit/lists/parameters.ts";
import { createQueryReader } from "../kit/lists/query.ts";
import { readAmount } from "../kit/read-amount.ts";
import { presentTopUp, readRequestId, TopUpRequest } from "../kit/resources/top-up-request.ts";
import type { RouteScope } from "../kit/scope.ts";
import { answerOnce } from "./idempotent.ts";
import { readMethodField } from "./payments/payment-methods.ts";

const TAGS = ["Top-up requests"];
const FILTERS = { status: oneOf(TOP_UP_STATUSES) };

const TopUpBody = Type.Object(
  {
    amount: Type.String({ description: "Decimal string in the wallet's currency, such as 50.00" }),
    payment_method_id: Type.Optional(
      Type.Unsafe<number | string | null>({
        type: ["integer", "string", "null"],
        description: "The manual payment method that you pay by; its fee is added to the amount",
      }),
    ),
    note: orNull(["string"], { description: "For the operator, at most 500 characters" }),
    payment_reference: orNull(["string"], {
      description: "Identifies your payment, such as its transaction number; at most 100 characters",
    }),
    confirm: orNull(["boolean", "integer", "string"], { description: CONFIRM_ABOUT }),
  },
  { $id: "NewTopUpRequest" },
);

export function registerTopUps(scope: RouteScope, context: HttpContext): void {
  registerReading(scope, context);
  registerAsking(scope, context);
}

function registerReading(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "The caller's requests for credit, newest first",
    querystring: queryOf({ ...FILTERS, ...PAGE }),
    response: { 200: listOf(TopUpRequest), ...refusals },
  };
  scope.get("/top-up-requests", { schema }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readPage(query);
    const filter = readParameters(query, FILTERS);
    query.finish();
    const { requests, total } = await pageTopUps(core, callerOf(request), { ...filter, ...partOf(page) });
    const rows = { data: requests.map(presentTopUp), total, lastId: requests.at(-1)?.id };
    return answerPage({ request, reply, config }, page, rows);
  });
}

function registerAsking(scope: RouteScope, { core, config }: HttpContext): void {
  const askSchema = {
    tags: TAGS,
    summary: `Request credit from the operator; at most ${config.TOP_UP_REQUESTS} requests can be pending`,
    consumes,
    headers: IdempotencyHeaders,
    body: TopUpBody,
    response: { 201: one(TopUpRequest), ...refusals },
  };
  scope.post("/top-up-requests", { schema: askSchema }, async (request, reply) => {
    const caller = callerOf(request);
    const { amount, note, payment_reference, confirm, payment_method_id: methodId } = request.body;
    return answerOnce(core, caller, request, reply, async (requestKey) => {
      const wanted = {
        amount: readAmount("amount", amount),
        note: note ?? undefined,
        paymentReference: payment_reference ?? undefined,
        requestKey,
        confirm: readConfirm(confirm),
      };
      const isByMethod = methodId !== undefined && methodId !== null && methodId !== "";
      const made = isByMethod
        ? await requestTopUpByMethod(core, caller, { ...wanted, methodId: readMethodField(methodId) })
        : await requestTopUp(core, caller, wanted);
      return { status: 201, body: { data: presentTopUp(made) } };
    });
  });

  const withdrawSchema = {
    tags: TAGS,
    summary: "Withdraw a pending request",
    params: IdParams,
    response: { 200: one(TopUpRequest), ...refusals },
  };
  scope.post("/top-up-requests/:id/withdraw", { schema: withdrawSchema }, async (request) => ({
    data: presentTopUp(await withdrawTopUp(core, callerOf(request), readRequestId(request.params))),
  }));
}

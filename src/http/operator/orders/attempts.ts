import { Type, type Static } from "typebox";
import {
  type Attempt as CoreAttempt,
  listUnknown,
  settleUnknown,
  type UnknownAttempt as CoreUnknown,
  type Verdict,
} from "../../../core/fulfilment/review/review-attempts.ts";
import { invalidField } from "../../../core/kernel/errors.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, GivenText, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { queryOf } from "../../kit/lists/parameters.ts";
import { StatusWord } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { timeOrNull } from "../../kit/values.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { type Operator, operatorOf } from "../authenticate.ts";
import { readBigId } from "../read.ts";
import { seesCosts } from "../costs.ts";

const TAGS = ["Operator: attempts"];
const decide = { permission: "decide_attempts" } as const;

const ATTEMPT_FIELDS = {
  id: Id,
  order_id: Id,
  number: Type.Integer(),
  supplier: Named,
  supplier_service: Text,
  state: Text,
  reference: Type.String({ description: "Our reference, sent to the supplier" }),
  supplier_reference: nullable(Text, "Theirs"),
  cost: nullable(Money, "Null for roles that may not see costs"),
  currency: Text,
  refusal: nullable(Text),
  message: nullable(Text),
  raw_answer: nullable(Text, "The supplier's answer, unchanged; never render it as HTML"),
  asked: Type.Integer({ description: "How often its status was requested from the supplier" }),
  due_at: nullable(Time, "When its status is requested next; null if never"),
  created_at: Time,
  submitted_at: nullable(Time),
  ended_at: nullable(Time),
};

export const Attempt = Type.Object(ATTEMPT_FIELDS);

const UnknownAttempt = Type.Object(
  {
    ...ATTEMPT_FIELDS,
    service: Text,
    imei: nullable(Text),
    order_status: StatusWord,
    reseller: Text,
  },
  { $id: "UnknownAttempt" },
);

const SettleBody = Body({
  verdict: choice(["placed", "not_placed"], { description: "Whether the supplier has the order" }),
  supplier_reference: Type.Optional(GivenText(undefined, "With placed: the supplier's order ID")),
});

/** What only a person can find out: whether the supplier has an attempt whose outcome is unconfirmed. */
export function registerAttempts(scope: RouteScope, { core, config }: HttpContext): void {
  const unknownSchema = {
    tags: TAGS,
    summary: "Unconfirmed attempts, oldest first: the supplier may or may not have the order",
    querystring: queryOf(CURSOR_PAGE),
    response: { 200: listOf(UnknownAttempt), ...refusals },
  };
  scope.get("/attempts/unknown", { schema: unknownSchema, config: { permission: "read" } }, (request, reply) =>
    answerCursorList(
      { request, reply, config },
      {},
      (_filter, part) => listUnknown(core, part),
      (attempt) => presentUnknown(attempt, operatorOf(request)),
    ),
  );

  const settleSchema = {
    tags: TAGS,
    summary: "Settle an unconfirmed attempt: follow the order at the supplier, or go on with the next route",
    params: IdParams,
    body: SettleBody,
    response: { 200: one(Attempt), ...refusals },
  };
  scope.post("/attempts/:id/settle", { schema: settleSchema, config: decide }, async (request) => {
    const id = readBigId(request.params.id, "attempt");
    const operator = operatorOf(request);
    const settled = await settleUnknown(recording(core, request), id, readVerdict(request.body), operator.id);
    return { data: presentAttempt(settled, operator) };
  });
}

function readVerdict({ verdict, supplier_reference }: Static<typeof SettleBody>): Verdict {
  if (verdict === "not_placed" && supplier_reference === undefined) return { notPlaced: true };
  if (verdict === "placed" && supplier_reference !== undefined) return { placed: supplier_reference };
  throw invalidField("supplier_reference", "Enter the supplier's order ID with placed, and only with placed.");
}

export function presentAttempt(attempt: CoreAttempt, operator: Operator) {
  return {
    id: Number(attempt.id),
    order_id: Number(attempt.orderId),
    number: attempt.number,
    supplier: { id: attempt.supplierId, name: attempt.supplierName },
    supplier_service: attempt.supplierService,
    state: attempt.state,
    reference: attempt.reference,
    supplier_reference: attempt.supplierReference,
    cost: seesCosts(operator) ? formatMoney(attempt.cost) : null,
    currency: attempt.currency,
    refusal: attempt.refusal,
    message: attempt.message,
    raw_answer: attempt.rawAnswer,
    asked: attempt.asked,
    due_at: timeOrNull(attempt.dueAt),
    created_at: attempt.createdAt.toISOString(),
    submitted_at: timeOrNull(attempt.submittedAt),
    ended_at: timeOrNull(attempt.endedAt),
  };
}

function presentUnknown(attempt: CoreUnknown, operator: Operator) {
  return {
    ...presentAttempt(attempt, operator),
    service: attempt.serviceName,
    imei: attempt.identifier,
    order_status: attempt.orderStatus,
    reseller: attempt.resellerName,
  };
}

import { Type } from "typebox";
import {
  type LateResult as CoreLateResult,
  listLateResults,
  resolveLateResult,
} from "../../../core/fulfilment/review/late-results.ts";
import { MAX_REASON_LENGTH } from "../../../core/orders/settle-orders.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, GivenText, Id, nullable, Text, Time } from "../../kit/fields.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { queryOf } from "../../kit/lists/parameters.ts";
import { StatusWord } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { timeOrNull } from "../../kit/values.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { operatorOf } from "../authenticate.ts";
import { readBigId } from "../read.ts";

const TAGS = ["Operator: attempts"];
const decide = { permission: "decide_attempts" } as const;

export const LateResult = Type.Object(
  {
    id: Id,
    attempt_id: Id,
    order_id: Id,
    order_status: StatusWord,
    service: Text,
    imei: nullable(Text),
    reseller: Text,
    supplier: Text,
    supplier_reference: nullable(Text),
    result: nullable(
      Text,
      "null: the supplier accepted the order as `supplier_reference` after its attempt was settled",
    ),
    created_at: Time,
    resolved_at: nullable(Time),
    resolved_by: nullable(Text),
    resolution: nullable(Text),
  },
  { $id: "LateResult" },
);

const ResolveBody = Body({ resolution: GivenText(MAX_REASON_LENGTH, "How it was resolved") });

/** What suppliers sent too late. */
export function registerLateResults(scope: RouteScope, { core, config }: HttpContext): void {
  const lateSchema = {
    tags: TAGS,
    summary:
      "Unresolved late results, oldest first: results of closed orders, and orders accepted after their attempt was settled",
    querystring: queryOf(CURSOR_PAGE),
    response: { 200: listOf(LateResult), ...refusals },
  };
  scope.get("/late-results", { schema: lateSchema, config: { permission: "read" } }, (request, reply) =>
    answerCursorList({ request, reply, config }, {}, (_filter, part) => listLateResults(core, part), presentLateResult),
  );

  const resolveSchema = {
    tags: TAGS,
    summary: "Resolve a late result with a note; no credit moves",
    params: IdParams,
    body: ResolveBody,
    response: { 200: one(LateResult), ...refusals },
  };
  scope.post("/late-results/:id/resolve", { schema: resolveSchema, config: decide }, async (request) => {
    const { resolution } = request.body;
    const id = readBigId(request.params.id, "late result");
    return {
      data: presentLateResult(
        await resolveLateResult(recording(core, request), id, resolution, operatorOf(request).id),
      ),
    };
  });
}

export function presentLateResult(late: CoreLateResult) {
  return {
    id: Number(late.id),
    attempt_id: Number(late.attemptId),
    order_id: Number(late.orderId),
    order_status: late.orderStatus,
    service: late.serviceName,
    imei: late.identifier,
    reseller: late.resellerName,
    supplier: late.supplierName,
    supplier_reference: late.supplierReference,
    result: late.resultText,
    created_at: late.createdAt.toISOString(),
    resolved_at: timeOrNull(late.resolvedAt),
    resolved_by: late.resolvedBy,
    resolution: late.resolution,
  };
}

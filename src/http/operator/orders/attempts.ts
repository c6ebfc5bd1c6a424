import { listLateResults, resolveLateResult } from "../../../core/fulfilment/review/late-results.ts";
import { listUnknown, settleUnknown, type Verdict } from "../../../core/fulfilment/review/review-attempts.ts";
import { invalidField } from "../../../core/kernel/errors.ts";
import { recording } from "../../kit/access/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import { WALK } from "../../kit/pages.ts";
import { queryOf } from "../../kit/parameters.ts";
import { operatorOf } from "../authenticate.ts";
import { readBigId } from "../read.ts";
import { Attempt, LateResult, ResolveBody, SettleBody, UnknownAttempt } from "./order-schemas.ts";
import { presentAttempt, presentLateResult, presentUnknown } from "./present-orders.ts";
import { answerWalk } from "../../kit/walk.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";
import type { Static } from "typebox";

const TAGS = ["Operator: attempts"];
const decide = { permission: "decide_attempts" } as const;

/** What only a person can find out: tries of unknown outcome, and results for orders that were closed before. */
export function registerAttempts(scope: RouteScope, { core, config }: HttpContext): void {
  const unknownSchema = {
    tags: TAGS,
    summary: "Tries of which nobody knows whether the supplier has them, the oldest first",
    querystring: queryOf(WALK),
    response: { 200: listOf(UnknownAttempt), ...refusals },
  };
  scope.get("/attempts/unknown", { schema: unknownSchema, config: { permission: "read" } }, (request, reply) =>
    answerWalk({ request, reply, config }, {}, (_filter, part) => listUnknown(core, part), presentUnknown),
  );

  const settleSchema = {
    tags: TAGS,
    summary: "Say what you found at the supplier: the order is followed there, or goes on",
    params: IdParams,
    body: SettleBody,
    response: { 200: one(Attempt), ...refusals },
  };
  scope.post("/attempts/:id/settle", { schema: settleSchema, config: decide }, async (request) => {
    const id = readBigId(request.params.id, "attempt");
    return {
      data: presentAttempt(
        await settleUnknown(recording(core, request), id, readVerdict(request.body), operatorOf(request).id),
      ),
    };
  });

  const lateSchema = {
    tags: TAGS,
    summary: "Results that came after their order was closed and that nobody has seen to, the oldest first",
    querystring: queryOf(WALK),
    response: { 200: listOf(LateResult), ...refusals },
  };
  scope.get("/late-results", { schema: lateSchema, config: { permission: "read" } }, (request, reply) =>
    answerWalk({ request, reply, config }, {}, (_filter, part) => listLateResults(core, part), presentLateResult),
  );

  const resolveSchema = {
    tags: TAGS,
    summary: "Note what was done about a late result; it moves no money by itself",
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

function readVerdict({ verdict, supplier_reference }: Static<typeof SettleBody>): Verdict {
  if (verdict === "not_placed" && supplier_reference === undefined) return { notPlaced: true };
  if (verdict === "placed" && supplier_reference !== undefined) return { placed: supplier_reference };
  throw invalidField("supplier_reference", "Give the supplier's number of the order with placed, and only then.");
}

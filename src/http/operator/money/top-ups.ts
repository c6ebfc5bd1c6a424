import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { Confirmable } from "../../../core/kernel/confirmation.ts";
import { approveTopUp, declineTopUp, listTopUps } from "../../../core/ledger/top-ups/decide-top-up.ts";
import { TOP_UP_STATUSES, type TopUpRequest as CoreRequest } from "../../../core/ledger/top-ups/top-up-request.ts";
import type { HttpContext } from "../../kit/context.ts";
import { presentTopUp } from "../../kit/resources/present.ts";
import {
  Confirm,
  Id,
  IdParams,
  listOf,
  nullable,
  one,
  queryOf,
  refusals,
  Text,
  TopUpRequest,
} from "../../kit/schemas.ts";
import { readRequestId } from "../../rest/top-ups.ts";
import { staffOf } from "../authenticate.ts";
import { readAmount } from "../read.ts";
import { Body, GivenText } from "../schemas.ts";
import { answerWalk, WALK_FIELDS } from "../../kit/walk.ts";

const TAGS = ["Operator: top-up requests"];
const GREATEST_ID = 2 ** 31 - 1;
const YES_NO = ["true", "false"] as const;
const MAX_REASON_LENGTH = 500;
const manage = { permission: "manage_money" } as const;

const Named = Type.Object({ id: Id, name: Text });
const OperatorTopUp = Type.Object({
  ...TopUpRequest.properties,
  reseller: Named,
  decided_by: nullable(Named, "Null: nobody yet, or the reseller withdrew it"),
});
const ApproveBody = Body({
  amount: Type.Optional(GivenText(40, "Decimal string; absent: what was asked for")),
  reason: Type.Optional(
    GivenText(MAX_REASON_LENGTH, "Shown to the reseller; required where the amount is another one"),
  ),
  confirm: Confirm,
});
const DeclineBody = Body({ reason: GivenText(MAX_REASON_LENGTH, "Shown to the reseller") });

/** Resellers' requests for credit: approving one moves its money, once. */
export function registerTopUps(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Requests of all resellers, the newest first",
    querystring: queryOf({
      status: TOP_UP_STATUSES.join(", "),
      reseller_id: "Of one reseller",
      test: "true: for test money instead of live money",
      ...WALK_FIELDS,
    }),
    response: { 200: listOf(OperatorTopUp), ...refusals },
  };
  scope.get("/top-up-requests", { schema: listSchema, config: { permission: "read" } }, (request, reply) =>
    answerWalk(
      { request, reply, config },
      (query) => ({
        status: query.oneOf("status", TOP_UP_STATUSES),
        resellerId: query.whole("reseller_id", GREATEST_ID),
        test: query.oneOf("test", YES_NO) === "true",
      }),
      (filter, part) => listTopUps(core, { ...filter, ...part }),
      present,
    ),
  );

  const approveSchema = {
    tags: TAGS,
    summary: "Credit the reseller's wallet, with what was asked for or another amount, and end the request",
    params: IdParams,
    body: ApproveBody,
    response: { 200: one(OperatorTopUp), ...refusals },
  };
  scope.post("/top-up-requests/:id/approve", { schema: approveSchema, config: manage }, async (request) => {
    const { amount, reason, confirm } = request.body as { amount?: string; reason?: string } & Confirmable;
    const approval = {
      amount: amount === undefined ? undefined : readAmount("amount", amount),
      reason,
      confirm,
      staffId: staffOf(request).id,
    };
    return { data: present(await approveTopUp(core, readRequestId(request), approval)) };
  });

  const declineSchema = {
    tags: TAGS,
    summary: "End the request without money; the reseller reads the reason",
    params: IdParams,
    body: DeclineBody,
    response: { 200: one(OperatorTopUp), ...refusals },
  };
  scope.post("/top-up-requests/:id/decline", { schema: declineSchema, config: manage }, async (request) => {
    const { reason } = request.body as { reason: string };
    return { data: present(await declineTopUp(core, readRequestId(request), reason, staffOf(request).id)) };
  });
}

function present(request: CoreRequest): Record<string, unknown> {
  const { resellerId, resellerName, decidedById, decidedByName } = request;
  return {
    ...presentTopUp(request),
    reseller: { id: resellerId, name: resellerName },
    decided_by: decidedById === null ? null : { id: decidedById, name: decidedByName },
  };
}

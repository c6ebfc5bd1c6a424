import { Type } from "typebox";
import { approveTopUp, declineTopUp, listTopUps } from "../../../core/ledger/top-ups/decide-top-up.ts";
import { TOP_UP_STATUSES, type TopUpRequest as CoreRequest } from "../../../core/ledger/top-ups/top-up-request.ts";
import { readAnyProof } from "../../../core/ledger/top-ups/proof.ts";
import { recording } from "../../kit/access/audit.ts";
import { answerProof } from "../../kit/answer-proof.ts";
import type { HttpContext } from "../../kit/context.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { flag, oneOf, queryOf, whole } from "../../kit/lists/parameters.ts";
import { presentTopUp, readRequestId, TopUpRequest } from "../../kit/resources/top-up-request.ts";
import { staffOf } from "../authenticate.ts";
import { readAmount } from "../read.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import { Body, Confirm, GivenText, MAX_REASON_LENGTH, Named, nullable } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { namedOrNull } from "../../kit/values.ts";

const TAGS = ["Operator: top-up requests"];
const FILTERS = {
  status: oneOf(TOP_UP_STATUSES),
  reseller_id: whole("Of one reseller"),
  test: flag("True for test credit instead of live credit"),
};
const manage = { permission: "manage_money" } as const;

const OperatorTopUp = Type.Object(
  {
    ...TopUpRequest.properties,
    reseller: Named,
    decided_by: nullable(Named, "Null while pending, or if the reseller withdrew it"),
  },
  { $id: "OperatorTopUp" },
);
const ApproveBody = Body({
  amount: Type.Optional(GivenText(40, "Decimal string; the requested amount by default")),
  reason: Type.Optional(
    GivenText(MAX_REASON_LENGTH, "Shown to the reseller; required if the amount differs from the requested one"),
  ),
  confirm: Confirm,
});
const DeclineBody = Body({ reason: GivenText(MAX_REASON_LENGTH, "Shown to the reseller") });

/** Resellers' requests for credit: approving one moves its money, once. */
export function registerTopUps(scope: RouteScope, context: HttpContext): void {
  registerReading(scope, context);
  registerDeciding(scope, context);
}

function registerReading(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Top-up requests of all resellers, newest first",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(OperatorTopUp), ...refusals },
  };
  scope.get("/top-up-requests", { schema: listSchema, config: { permission: "read" } }, (request, reply) =>
    answerCursorList(
      { request, reply, config },
      FILTERS,
      ({ status, reseller_id: resellerId, test = false }, part) =>
        listTopUps(core, { status, resellerId, test, ...part }),
      present,
    ),
  );

  const proofSchema = {
    tags: TAGS,
    summary: "The proof of payment of a request, as a file",
    params: IdParams,
    response: refusals,
  };
  scope.get("/top-up-requests/:id/proof", { schema: proofSchema, config: manage }, async (request, reply) => {
    const id = readRequestId(request.params);
    return answerProof(reply, id, await readAnyProof(core, id));
  });
}

function registerDeciding(scope: RouteScope, { core }: HttpContext): void {
  const approveSchema = {
    tags: TAGS,
    summary: "Approve a top-up request: credit the reseller's wallet with the requested or another amount",
    params: IdParams,
    body: ApproveBody,
    response: { 200: one(OperatorTopUp), ...refusals },
  };
  scope.post("/top-up-requests/:id/approve", { schema: approveSchema, config: manage }, async (request) => {
    const { amount, reason, confirm } = request.body;
    const approval = {
      amount: amount === undefined ? undefined : readAmount("amount", amount),
      reason,
      confirm,
      staffId: staffOf(request).id,
    };
    return { data: present(await approveTopUp(recording(core, request), readRequestId(request.params), approval)) };
  });

  const declineSchema = {
    tags: TAGS,
    summary: "Decline a top-up request; the reason is shown to the reseller",
    params: IdParams,
    body: DeclineBody,
    response: { 200: one(OperatorTopUp), ...refusals },
  };
  scope.post("/top-up-requests/:id/decline", { schema: declineSchema, config: manage }, async (request) => {
    const { reason } = request.body;
    return {
      data: present(
        await declineTopUp(recording(core, request), readRequestId(request.params), reason, staffOf(request).id),
      ),
    };
  });
}

function present(request: CoreRequest) {
  const { resellerId, resellerName, decidedById, decidedByName } = request;
  return {
    ...presentTopUp(request),
    reseller: { id: resellerId, name: resellerName },
    decided_by: namedOrNull(decidedById, decidedByName),
  };
}

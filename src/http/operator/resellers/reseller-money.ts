import type { FastifyRequest } from "fastify";
import { Type, type Static } from "typebox";
import { DomainError, invalidField } from "../../../core/kernel/errors.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { adjust, findWallet, type Movement, setCreditLimit, topUp } from "../../../core/ledger/wallet/wallet.ts";
import { readReseller } from "../../../core/resellers/accounts/list-resellers.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, Confirm, Flag, GivenText, Id, MAX_AMOUNT_LENGTH, MAX_REASON_LENGTH, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { actorOf } from "../authenticate.ts";
import { readAmount, readId, readKey } from "../read.ts";
import { presentResellerDetail, ResellerDetail } from "./reseller.ts";

const TAGS = ["Operator: resellers"];
const manage = { permission: "manage_money" } as const;
const MAX_KEY_LENGTH = 255;

const MovementBody = Body({
  amount: GivenText(MAX_AMOUNT_LENGTH, "Decimal string; negative in an adjustment that takes credit out"),
  currency: Type.Optional(GivenText(MAX_AMOUNT_LENGTH, "Must be the wallet's currency")),
  reason: GivenText(MAX_REASON_LENGTH, "Shown to the reseller on the statement"),
  test: Type.Optional(Type.Boolean({ description: "True for the test wallet instead of the live wallet" })),
  idempotency_key: Type.Optional(GivenText(MAX_KEY_LENGTH, "Alternative to the Idempotency-Key header")),
  confirm: Confirm,
});

const MovementHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ description: "Required here or in the body: one key of your choice moves credit only once" }),
  ),
});

export const MovementAnswer = Type.Object(
  {
    transfer_id: Id,
    amount: Type.String({ description: "Change of the balance" }),
    balance: Type.String({ description: "Balance after the change" }),
    currency: Text,
    test: Flag,
    replayed: Type.Boolean({ description: "True if the key was used before and nothing moved now" }),
  },
  { $id: "MovementAnswer" },
);

const CreditLimitBody = Body({
  credit_limit: GivenText(MAX_AMOUNT_LENGTH, "Decimal string; how far the live wallet can go below zero"),
  reason: GivenText(MAX_REASON_LENGTH, "Stored in the audit log"),
});

const MOVEMENTS = [
  { name: "top-up", summary: "Top up the reseller's wallet with a received payment", move: topUp },
  { name: "adjustment", summary: "Adjust a balance up or down, but not below the credit limit", move: adjust },
] as const;

/** What moves a reseller's money by hand; each call names who did it and why. */
export function registerResellerMoney(scope: RouteScope, { core, config }: HttpContext): void {
  for (const { name, summary, move } of MOVEMENTS) {
    const schema = {
      tags: TAGS,
      summary,
      params: IdParams,
      headers: MovementHeaders,
      body: MovementBody,
      response: { 200: one(MovementAnswer), ...refusals },
    };
    scope.post(`/resellers/:id/${name}`, { schema, config: manage }, async (request, reply) => {
      const movement = readMovement(request, request.params.id, request.body);
      const moved = await move(recording(core, request), movement);
      const { currency, test } = await findWallet(core, movement.resellerId, movement.test ?? false);
      if (!moved.fresh) reply.header("Idempotent-Replayed", "true");
      return {
        data: {
          transfer_id: Number(moved.transferId),
          amount: formatMoney(moved.amount),
          balance: formatMoney(moved.available),
          currency,
          test,
          replayed: !moved.fresh,
        },
      };
    });
  }

  const limitSchema = {
    tags: TAGS,
    summary: "Set the credit limit of the live wallet",
    params: IdParams,
    body: CreditLimitBody,
    response: { 200: one(ResellerDetail), ...refusals },
  };
  scope.put("/resellers/:id/credit-limit", { schema: limitSchema, config: manage }, async (request) => {
    const id = readId(request.params.id, "reseller");
    const { credit_limit, reason } = request.body;
    if (reason.trim() === "") throw invalidField("reason", "Enter a reason. It is stored in the audit log.");
    await setCreditLimit(recording(core, request), id, readAmount("credit_limit", credit_limit));
    return { data: presentResellerDetail(await readReseller(core, id), config) };
  });
}

function readMovement(
  request: FastifyRequest,
  id: string,
  { amount, idempotency_key, ...rest }: Static<typeof MovementBody>,
): Movement {
  return {
    ...rest,
    resellerId: readId(id, "reseller"),
    amount: readAmount("amount", amount),
    idempotencyKey: needKey(request, idempotency_key),
    actor: actorOf(request),
  };
}

/** A call that is repeated must be known for one, so none goes without. Throws field_required, validation_failed. */
function needKey(request: FastifyRequest, field: string | undefined): string {
  const key = readKey(request, field);
  if (key !== undefined) return key;
  const rule = "Send an Idempotency-Key of your choice. A request that is repeated with it moves credit only once.";
  throw new DomainError("field_required", rule, { fields: { idempotency_key: [rule] } });
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { DomainError, invalidField } from "../../core/kernel/errors.ts";
import { parseMoney, type Micros } from "../../core/kernel/money.ts";
import { askTopUp, pageTopUps, withdrawTopUp } from "../../core/ledger/top-ups/request-top-up.ts";
import { TOP_UP_STATUSES } from "../../core/ledger/top-ups/top-up-request.ts";
import type { HttpContext } from "../kit/context.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { answerOnce } from "./orders/idempotent.ts";
import { partOf, readPage, sendPage } from "../kit/pages.ts";
import { presentTopUp } from "../kit/resources/present.ts";
import { createQueryReader } from "../kit/query.ts";
import { readFlag } from "../kit/resources/read-key.ts";
import {
  consumes,
  IdempotencyHeaders,
  IdParams,
  listOf,
  listQuery,
  one,
  orNull,
  refusals,
  TopUpRequest,
} from "../kit/schemas.ts";

const TAGS = ["Top-up requests"];
const REQUEST_ID = /^\d{1,18}$/;

const TopUpBody = Type.Object({
  amount: Type.String({ description: "Decimal string in the wallet's currency, such as 50.00" }),
  note: orNull(["string"], { description: "For the operator, at most 500 characters" }),
  payment_reference: orNull(["string"], {
    description: "What your payment is found by, such as its transaction number; at most 100 characters",
  }),
  confirm: orNull(["boolean", "integer", "string"], {
    description: "True after a refusal with confirmation_required: the amount is meant as it is",
  }),
});

interface AskRequest {
  amount: string;
  note?: string | null;
  payment_reference?: string | null;
  confirm?: unknown;
}

export function registerTopUps(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The caller's requests for credit, newest first",
    querystring: listQuery({ status: TOP_UP_STATUSES.join(", ") }),
    response: { 200: listOf(TopUpRequest), ...refusals },
  };
  scope.get("/top-up-requests", { schema: listSchema }, async (request, reply) => {
    const raw = request.query as Record<string, unknown>;
    const query = createQueryReader(raw);
    const page = readPage(query, raw);
    const status = query.oneOf("status", TOP_UP_STATUSES);
    query.finish();
    const { requests, total } = await pageTopUps(core, callerOf(request), { status, ...partOf(page) });
    const rows = { data: requests.map(presentTopUp), total, lastId: requests.at(-1)?.id };
    return sendPage(request, reply, config, page, rows);
  });

  const askSchema = {
    tags: TAGS,
    summary: `Ask the operator for credit; at most ${config.TOP_UP_REQUESTS} requests wait for an answer`,
    consumes,
    headers: IdempotencyHeaders,
    body: TopUpBody,
    response: { 201: one(TopUpRequest), ...refusals },
  };
  scope.post("/top-up-requests", { schema: askSchema }, async (request, reply) => {
    const caller = callerOf(request);
    const { amount, note, payment_reference, confirm } = request.body as AskRequest;
    return answerOnce(core, caller, request, reply, async (requestKey) => {
      const wish = {
        amount: readAmount(amount),
        note: note ?? undefined,
        paymentReference: payment_reference ?? undefined,
        requestKey,
        confirm: readFlag("confirm", confirm),
      };
      return { status: 201, body: { data: presentTopUp(await askTopUp(core, caller, wish)) } };
    });
  });

  const withdrawSchema = {
    tags: TAGS,
    summary: "Withdraw a request that waits for an answer",
    params: IdParams,
    response: { 200: one(TopUpRequest), ...refusals },
  };
  scope.post("/top-up-requests/:id/withdraw", { schema: withdrawSchema }, async (request) => ({
    data: presentTopUp(await withdrawTopUp(core, callerOf(request), readRequestId(request))),
  }));
}

/** The number in a path. Throws not_found for what cannot be one. */
export function readRequestId(request: FastifyRequest): bigint {
  const { id } = request.params as { id: string };
  if (!REQUEST_ID.test(id)) throw new DomainError("not_found", "There is no such top-up request.");
  return BigInt(id);
}

function readAmount(text: string): Micros {
  try {
    return parseMoney(text.trim());
  } catch (error) {
    throw invalidField("amount", (error as RangeError).message);
  }
}

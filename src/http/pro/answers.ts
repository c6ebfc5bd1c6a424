import type { FastifyReply, FastifyRequest } from "fastify";
import { Type, type TSchema } from "typebox";
import type { DomainError } from "../../core/kernel/errors.ts";
import { formatMoney, type Micros } from "../../core/kernel/money.ts";
import { ERROR_CODES, ERRORS, isPassing } from "../errors/error-codes.ts";
import { internalRefusal, toRefusal } from "../kit/problems/fault.ts";
import { choice, Text } from "../kit/fields.ts";

export const TAGS = ["Fusion Pro"];
const Code = choice(ERROR_CODES, { description: "Explained at /errors/<code>" });

/** An order of a request that was not placed. */
export const RefusedRow = Type.Object(
  { reference_id: Text, message: Text, error_message: Text, error_code: Code },
  { $id: "FusionProRefusedRow" },
);

const Refusal = Type.Object(
  {
    status: choice(["error"]),
    message: Text,
    code: Type.Integer({ description: "The HTTP status" }),
    error_code: Code,
    request_id: Text,
    data: Type.Array(RefusedRow, { description: "The orders of a request of which none was placed; else empty" }),
  },
  { $id: "FusionProRefusal" },
);
/** Every operation may be refused in the same shape. */
export const refusals = { "4xx": Refusal, "5xx": Refusal };

export const success = <T extends TSchema>(data: T) =>
  Type.Object({ status: choice(["success"]), message: Text, code: Type.Integer(), data });

/** What every answer is wrapped in. */
export function answer<Data>(message: string, data: Data) {
  return { status: "success" as const, message, code: 200, data };
}

/** Clients type prices as numbers. Exact in the JSON up to 15 digits; nothing is computed with it. */
export function wireNumber(amount: Micros): number {
  return Number(formatMoney(amount));
}

/** Answers a thrown error. Bugs are logged. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, { reads: request.method === "GET" || request.method === "HEAD" });
  if (!refusal) request.log.error({ err: error, id: request.id }, "a request failed");
  return sendRefusal(refusal ?? internalRefusal(), request, reply);
}

/** The status is the refusal's own unless the rows of a request have several. */
export function sendRefusal(
  refusal: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
  rows: readonly Record<string, unknown>[] = [],
): FastifyReply {
  const { code, details } = refusal;
  const status = isPassing(code) ? 503 : ERRORS[code].status;
  reply.code(status).header("X-Error-Code", code).type("application/json; charset=utf-8");
  if (details.retryAfterSeconds !== undefined) reply.header("Retry-After", details.retryAfterSeconds);
  if (status === 401) reply.header("WWW-Authenticate", "Bearer");
  const message = messageOf(refusal);
  const body = { status: "error", message, code: status, error_code: code, request_id: request.id, data: rows };
  return reply.send(JSON.stringify(body));
}

/** Clients show it to their users as the reason. */
export function messageOf({ code, message }: DomainError): string {
  return message || ERRORS[code].title;
}

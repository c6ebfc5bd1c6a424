import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import type { DomainError } from "../../../core/kernel/errors.ts";
import type { Problem } from "../answers.ts";
import { internalRefusal, toRefusal } from "./fault.ts";
import { errorPath, ERRORS } from "../../errors/error-codes.ts";

/** Answers every thrown error with one body for Laravel's clients and for those of RFC 9457. Bugs are logged. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, { reads: request.method === "GET" || request.method === "HEAD" });
  if (!refusal) request.log.error({ err: error, id: request.id }, "a request failed");
  return sendProblem(refusal ?? internalRefusal(), request, reply);
}

function sendProblem(refusal: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details } = refusal;
  const { status } = ERRORS[code];
  const wantsProblem = request.headers.accept?.includes("application/problem+json");
  reply.code(status).header("X-Error-Code", code);
  if (details.retryAfterSeconds !== undefined) reply.header("Retry-After", details.retryAfterSeconds);
  if (status === 401) reply.header("WWW-Authenticate", "Bearer");
  reply.type(wantsProblem ? "application/problem+json" : "application/json; charset=utf-8");
  return reply.send(JSON.stringify(problemBody(refusal, request.id)));
}

/** The body of a refusal; also one row of a bulk answer. */
export function problemBody({ code, message, details }: DomainError, requestId: string): Static<typeof Problem> {
  const { title, status, charged } = ERRORS[code];
  return {
    type: errorPath(code),
    title,
    status,
    detail: message,
    code,
    message: title,
    errors: details.fields ?? {},
    charged,
    ...(details.existingOrderId !== undefined && { existing_order_id: Number(details.existingOrderId) }),
    ...(details.price !== undefined && { price: details.price, currency: details.currency }),
    request_id: requestId,
  };
}

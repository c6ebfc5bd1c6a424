import type { FastifyReply, FastifyRequest } from "fastify";
import type { DomainError } from "../../core/errors.ts";
import { internalRefusal, toRefusal } from "../fault.ts";
import { HTTP_STATUS } from "../http-status.ts";
import { TITLES } from "../titles.ts";

/** Answers whatever was thrown with one body for Laravel's clients and for those of RFC 9457. Bugs are logged. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, { reads: request.method === "GET" || request.method === "HEAD" });
  if (!refusal) request.log.error({ err: error, id: request.id }, "a request failed");
  return sendProblem(refusal ?? internalRefusal(), request, reply);
}

function sendProblem(refusal: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details } = refusal;
  const status = HTTP_STATUS[code];
  const wantsProblem = request.headers.accept?.includes("application/problem+json");
  reply.code(status).header("X-Error-Code", code);
  if (details.retryAfterSeconds !== undefined) reply.header("Retry-After", details.retryAfterSeconds);
  if (status === 401) reply.header("WWW-Authenticate", "Bearer");
  reply.type(wantsProblem ? "application/problem+json" : "application/json; charset=utf-8");
  return reply.send(JSON.stringify(problemBody(refusal, request.id)));
}

/** The body of a refusal; also one row of a bulk answer. */
export function problemBody({ code, message, details }: DomainError, requestId: string): Record<string, unknown> {
  return {
    type: `/errors/${code}`,
    title: TITLES[code],
    status: HTTP_STATUS[code],
    detail: message,
    code,
    message: TITLES[code],
    errors: details.fields ?? {},
    // After a fault nobody can say here how far the work had come.
    charged: code === "internal" || details.outcomeUnknown === true ? null : false,
    ...(details.existingOrderId !== undefined && { existing_order_id: Number(details.existingOrderId) }),
    ...(details.price !== undefined && { price: details.price, currency: details.currency }),
    request_id: requestId,
  };
}

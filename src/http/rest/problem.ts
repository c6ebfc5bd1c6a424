import type { FastifyReply, FastifyRequest } from "fastify";
import type { DomainError, ErrorCode } from "../../core/errors.ts";
import { internalRefusal, toRefusal } from "../fault.ts";
import { HTTP_STATUS } from "../http-status.ts";

/** The short name of each refusal: the same for every occurrence. */
const TITLES: Record<ErrorCode, string> = {
  malformed_request: "Malformed request",
  method_not_allowed: "Method not allowed",
  payload_too_large: "Payload too large",
  unsupported_media_type: "Unsupported media type",
  not_found: "Not found",
  invalid_action: "Invalid Action",
  validation_failed: "The given data was invalid",
  field_required: "A field is missing",
  too_many_items: "Too many items",
  unauthenticated: "Unauthenticated.",
  key_revoked: "The key was revoked",
  key_expired: "The key has expired",
  ambiguous_credentials: "Ambiguous credentials",
  otp_required: "A one-time code is required",
  invalid_credentials: "These credentials do not match our records.",
  scope_missing: "The key lacks a scope",
  ip_not_allowed: "The address is not allowed",
  account_suspended: "The account is not active",
  not_a_login_token: "Not a login token",
  insufficient_balance: "Insufficient balance",
  order_not_found: "Order not found",
  service_not_found: "Service not found",
  service_paused: "Service paused",
  duplicate_order: "Duplicate order",
  reference_conflict: "Reference conflict",
  price_changed: "The price has changed",
  not_cancellable: "Not cancellable",
  invalid_transition: "The order's state does not allow it",
  quantity_out_of_range: "Quantity out of range",
  invalid_imei: "Invalid IMEI",
  imei_checksum: "Wrong IMEI check digit",
  imei_is_imeisv: "An IMEISV is not an IMEI",
  imei_placeholder: "The IMEI is a placeholder",
  imei_must_be_string: "The IMEI must be a string",
  conflict: "Conflict",
  idempotency_in_progress: "The first request is still being answered",
  idempotency_mismatch: "The Idempotency-Key was used for another request",
  rate_limited: "Too Many Attempts.",
  login_throttled: "Too Many Attempts.",
  internal: "Internal error",
  maintenance: "Not available",
};

/** Answers whatever was thrown with one body for Laravel's clients and for those of RFC 9457. Bugs are logged. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
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
    charged: false,
    ...(details.existingOrderId !== undefined && { existing_order_id: Number(details.existingOrderId) }),
    ...(details.price !== undefined && { price: details.price, currency: details.currency }),
    request_id: requestId,
  };
}

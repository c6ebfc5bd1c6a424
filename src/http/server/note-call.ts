import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallLog } from "../../core/resellers/requests/request-log.ts";
import type { ErrorCode } from "../../core/kernel/errors.ts";

const REST_PREFIX = "/api/v1";
/** Longer than any action and shorter than any key: what was sent as an action may be anything. */
const ACTION_NAME = /^[a-z0-9_]{1,32}$/;
const UNKNOWN_ACTION = "?";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose call this is, as soon as that is known, for the log of the reseller's own calls. */
    noted: { walletId: number; tokenId: number | null; refusal: ErrorCode | null } | null;
    /** What a dispatch call asked for, in lower case; null: no dispatch call. */
    dispatchAction: string | null;
  }
}

/** Notes a call of a reseller that was answered; calls of unknown keys are nobody's. */
export function noteCall(log: CallLog, request: FastifyRequest, reply: FastifyReply): void {
  const { noted } = request;
  if (noted === null) return;
  const { dispatchAction } = request;
  const durationMs = reply.elapsedTime;
  log.note({
    walletId: noted.walletId,
    at: new Date(Date.now() - durationMs),
    interface: dispatchAction === null ? "rest" : "dispatch",
    action: dispatchAction === null ? routeOf(request) : nameOf(dispatchAction),
    tokenId: noted.tokenId,
    status: reply.statusCode,
    errorCode: noted.refusal ?? codeOf(reply),
    durationMs: Math.round(durationMs * 10) / 10,
    ip: request.ip,
    requestId: request.id,
  });
}

function nameOf(action: string): string {
  return ACTION_NAME.test(action) ? action : UNKNOWN_ACTION;
}

function routeOf({ method, routeOptions: { url = "" } }: FastifyRequest): string {
  return `${method} ${url.startsWith(REST_PREFIX) ? url.slice(REST_PREFIX.length) : url}`;
}

/** What the caller was told; an answer that says nothing of an error went well. */
function codeOf(reply: FastifyReply): string | null {
  const code = reply.getHeader("X-Error-Code");
  return typeof code === "string" ? code : null;
}

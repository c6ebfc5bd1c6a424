import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallLog } from "../../core/resellers/requests/request-log.ts";
import type { ErrorCode } from "../../core/kernel/errors.ts";
import { READS } from "../kit/access/session-cookie.ts";

const REST_PREFIX = "/api/v1";
/** Longer than any action and shorter than any key: what was sent as an action may be anything. */
const ACTION_NAME = /^[a-z0-9_]{1,32}$/;
const UNKNOWN_ACTION = "?";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose API request this is, once that is known, for the reseller's API request log. */
    apiRequest: { walletId: number; tokenId: number | null; refusal: ErrorCode | null } | null;
    /** Null: not a dispatch request. */
    dispatchAction: { /** In lower case. */ name: string; isRead: boolean } | null;
  }
}

/** Records an answered request of a reseller; requests with unknown keys belong to no reseller. */
export function recordRequest(log: CallLog, request: FastifyRequest, reply: FastifyReply): void {
  const { apiRequest } = request;
  if (apiRequest === null) return;
  const { dispatchAction } = request;
  const durationMs = reply.elapsedTime;
  log.note({
    walletId: apiRequest.walletId,
    at: new Date(Date.now() - durationMs),
    interface: dispatchAction === null ? "rest" : "dispatch",
    action: dispatchAction === null ? routeOf(request) : nameOf(dispatchAction),
    isRead: dispatchAction === null ? READS.has(request.method) : dispatchAction.isRead,
    tokenId: apiRequest.tokenId,
    status: reply.statusCode,
    errorCode: apiRequest.refusal ?? codeOf(reply),
    durationMs: Math.round(durationMs * 10) / 10,
    ip: request.ip,
    requestId: request.id,
  });
}

function nameOf({ name }: { name: string }): string {
  return ACTION_NAME.test(name) ? name : UNKNOWN_ACTION;
}

function routeOf({ method, routeOptions: { url = "" } }: FastifyRequest): string {
  return `${method} ${url.startsWith(REST_PREFIX) ? url.slice(REST_PREFIX.length) : url}`;
}

/** What the caller was told; an answer that says nothing of an error went well. */
function codeOf(reply: FastifyReply): string | null {
  const code = reply.getHeader("X-Error-Code");
  return typeof code === "string" ? code : null;
}

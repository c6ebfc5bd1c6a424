import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../../core/kernel/errors.ts";
import { READS } from "../access/session-cookie.ts";

/** What the body of a route may have unless it says more: as much as signing in or up needs. */
export const STRANGERS_BODY_BYTES = 16_384;

const CROWDED = "Too many large requests at once. Try again in a moment.";
const CROWDED_SECONDS = 5;

/** The routes of the scope take bodies up to `bytes` unless they say more: they know who calls before they read one. */
export function takeLargeBodies(scope: FastifyInstance, bytes: number): void {
  scope.addHook("onRoute", (route) => {
    route.bodyLimit ??= bytes;
  });
}

/**
 * What is left of a body when its request is answered is passed over, unread and up to `mostBytes`, so that its sender
 * gets to the answer; then the connection closes. How long that takes is bounded by the time for a whole request.
 */
export function passOverUnread(request: FastifyRequest, reply: FastifyReply, mostBytes: number): void {
  const { raw } = request;
  if (raw.complete || raw.readableDidRead) return;
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) reply.header("Connection", "close");
  // If the connection closed over bytes that are on their way, the sender would not get the refusal.
  else if (reply.statusCode < 500) reply.removeHeader("Connection");
  let bytes = 0;
  raw.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostBytes) raw.destroy();
  });
}

/**
 * The bodies of the scope that are larger than strangers may send share `mostBytes` of memory from their first byte to their
 * answer, or many slow ones at once would fill it. A request that would take more is answered `maintenance`; small ones
 * always pass.
 */
export function shareMemory(scope: FastifyInstance, mostBytes: number): void {
  let held = 0;
  scope.addHook("preParsing", (request, reply, payload, done) => {
    done(null, payload);
    const told = request.headers["content-length"];
    if (READS.has(request.method) || Number(told ?? Number.POSITIVE_INFINITY) <= STRANGERS_BODY_BYTES) return;
    let own = 0;
    const count = (part: Buffer): void => {
      own += part.length;
      held += part.length;
      if (held <= mostBytes || payload.listenerCount("error") === 0) return;
      // The reader of the body refuses it, as one that breaks off; to destroy the stream would close the connection unanswered.
      payload.emit("error", new DomainError("maintenance", CROWDED, { retryAfterSeconds: CROWDED_SECONDS }));
    };
    payload.on("data", count);
    reply.raw.once("close", () => {
      payload.off("data", count);
      held -= own;
    });
  });
}

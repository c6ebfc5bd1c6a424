import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import type { Caller } from "../../core/kernel/caller.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { decodeText } from "../../core/kernel/text.ts";
import { shareMemory } from "../kit/bodies/body-limits.ts";
import { createCatalogueCache, isUnchanged, type CachedBody } from "../kit/catalogue-cache.ts";
import { authenticateSecret, type HttpContext } from "../kit/context.ts";
import { internalRefusal, toRefusal } from "../kit/problems/fault.ts";
import { readMultipart } from "../kit/bodies/multipart.ts";
import { findAction, type Answer, type DispatchContext } from "./actions.ts";
import type { ForwardedBody } from "./forward.ts";
import { answerRefusal, type Progress } from "./answer-refusal.ts";
import { checkUsername, dialectOf, readCall, readSecret, type Call } from "./read/call.ts";
import { writeJson, writeXml } from "./present/write.ts";

/** Every place where clients of the family look for the endpoint. */
export const DISPATCH_PATHS = [
  "/api/dispatch",
  "/api/index.php",
  "/public/api/index.php",
  "/api/dhru",
  "/api/dhru/index.php",
  "/api",
] as const;

const JSON_TYPE = "application/json; charset=utf-8";
/** For the large bodies of all calls under way. */
const SHARED_BYTES = 64 * 1_048_576;
const SINGLE_CALL_BYTES = 65_536;
/** One order of a bulk call with its reference and custom fields, in base64 of JSON with base64 in it, as a form. */
const ORDER_BYTES = 2_560;
/** The same of an order that is asked about. */
const STATUS_BYTES = 256;
const MULTIPART = /^\s*multipart\//i;
const XML_TYPE = "application/xml; charset=utf-8";

/** Only a right key earns these; without its username it must not show. */
const KEY_HEADERS = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "RateLimit-Policy", "RateLimit"];

/** The action-dispatch endpoint, in a scope of its own since it takes bodies of any type. */
export function registerDispatch(scope: FastifyInstance, http: HttpContext): void {
  const context: DispatchContext = { ...http, catalogues: createCatalogueCache() };
  const bodyLimit = largestCall(http.config);
  readBodies(scope);
  shareMemory(scope, SHARED_BYTES);
  scope.setErrorHandler((error, request, reply) =>
    sendError(error, request, reply, { call: null, action: null, caller: null }),
  );
  for (const url of DISPATCH_PATHS) {
    scope.route({
      url,
      method: ["GET", "POST"],
      bodyLimit,
      handler: (request, reply) => answerCall(context, request, reply),
    });
  }
}

/** The key may stand in the body, so the bodies of strangers are read too, up to the size of the largest legitimate call. */
function largestCall({ BODY_LIMIT_BYTES, BULK_ORDERS, BULK_STATUS }: Config): number {
  const needed = Math.max(SINGLE_CALL_BYTES, BULK_ORDERS * ORDER_BYTES, BULK_STATUS * STATUS_BYTES);
  return Math.min(BODY_LIMIT_BYTES, needed);
}

/** Clients send forms without a content type, or with a wrong one; JSON among them. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>("*", { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) => {
    const { "content-type": type = "" } = request.headers;
    return MULTIPART.test(type) ? readMultipart(type, body) : decodeText(body);
  });
}

async function answerCall(
  context: DispatchContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const progress: Progress = { call: null, action: null, caller: null };
  try {
    const call = (progress.call = readCall(request));
    const action = (progress.action = findAction(call.action));
    request.dispatchAction = { name: call.action, isRead: action?.changes === false };
    const caller = (progress.caller = await identify(context, request, reply, call));
    // Clients' fallbacks look for exactly this text.
    if (!action) throw new DomainError("invalid_action", "Invalid Action");
    if (call.isGet && action.changes) throw new DomainError("method_not_allowed", "Place and cancel orders by POST.");
    const dialect = dialectOf(call, caller);
    const answer = await action.run({
      context,
      caller,
      call,
      dialect,
      log: request.log,
      requestId: request.id,
      request,
    });
    return sendAnswer(answer, request, reply, call.wantsXml);
  } catch (error) {
    return sendError(error, request, reply, progress);
  }
}

async function identify(
  context: DispatchContext,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
): Promise<Caller> {
  const caller = await authenticateSecret(context, request, reply, readSecret(call));
  try {
    checkUsername(call, caller);
    return caller;
  } catch (error) {
    for (const name of KEY_HEADERS) reply.removeHeader(name);
    await context.rateLimits.countFailure(request);
    throw error;
  }
}

function sendAnswer(answer: Answer, request: FastifyRequest, reply: FastifyReply, wantsXml: boolean): FastifyReply {
  reply.type(wantsXml ? XML_TYPE : JSON_TYPE);
  if (isForwarded(answer)) return reply.type(answer.isXml ? XML_TYPE : JSON_TYPE).send(answer.forwarded);
  if (!isCached(answer)) return reply.send(write(answer, wantsXml));
  reply.header("ETag", answer.etag).header("Cache-Control", "private, no-cache").header("Vary", "Accept");
  if (isUnchanged(request.headers["if-none-match"], answer.etag)) return reply.code(304).send();
  return reply.send(answer.body);
}

function isCached(answer: Answer): answer is CachedBody {
  return "body" in answer && Buffer.isBuffer(answer.body);
}

function isForwarded(answer: Answer): answer is ForwardedBody {
  return "forwarded" in answer && typeof answer.forwarded === "string";
}

/** Maps need a writer of their own; all other answers take the fast way. */
function write(answer: Exclude<Answer, CachedBody | ForwardedBody>, wantsXml: boolean): string {
  if (wantsXml) return writeXml(answer);
  return answer instanceof Map ? writeJson(answer) : JSON.stringify(answer);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, progress: Progress): FastifyReply {
  const known = toRefusal(error, { reads: progress.action?.changes === false });
  if (!known) request.log.error({ err: error, id: request.id }, "a dispatch call failed");
  const { status, headers, body } = answerRefusal(known ?? internalRefusal(), progress);
  const wantsXml = progress.call?.wantsXml ?? false;
  reply
    .code(status)
    .headers(headers)
    .type(wantsXml ? XML_TYPE : JSON_TYPE);
  return reply.send(write(body, wantsXml));
}

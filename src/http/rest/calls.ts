import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { CALL_OUTCOMES, type Call, type CallPosition } from "../../core/resellers/requests/api-request.ts";
import { listCalls } from "../../core/resellers/requests/requests.ts";
import type { HttpContext } from "../kit/context.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { readLimit, sendPage } from "../kit/pages.ts";
import { createQueryReader, type QueryReader } from "../kit/query.ts";
import { Id, listOf, nullable, queryOf, refusals, Text, Time } from "../kit/schemas.ts";

const GREATEST_KEY_ID = 2 ** 31 - 1;
const POSITION = /^(\d{1,13})-(\d{1,18})$/;

const CallAnswer = Type.Object({
  id: Id,
  at: Time,
  interface: Type.String({ enum: ["dispatch", "rest"] }),
  action: Type.String({ description: "A dispatch action, or a method and route", examples: ["POST /orders"] }),
  status: Type.Integer({ description: "HTTP status of the answer; dispatch answers 200 to most refusals" }),
  outcome: Type.String({ enum: [...CALL_OUTCOMES] }),
  error_code: nullable(Text),
  duration_ms: Type.Number(),
  key: nullable(Type.Object({ id: Id, label: Text, last_four: Text }), "The key or token; null: the dashboard"),
  ip: Text,
  request_id: Text,
});

/** The log of the caller's own calls. */
export function registerCalls(scope: FastifyInstance, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Account"],
    summary: "The caller's own calls of the last days, the newest first, read by a cursor",
    querystring: queryOf({
      key_id: "With one key",
      outcome: CALL_OUTCOMES.join(" or "),
      action: "Such as placeimeiorder, or POST /orders",
      from: "From this time on",
      to: "Up to this time",
      per_page: "Rows on a page, 15 unless asked, at most 100",
      cursor: "Goes on behind a page: links.next of its answer has it",
    }),
    response: { 200: listOf(CallAnswer), ...refusals },
  };
  scope.get("/calls", { schema }, async (request, reply) => {
    const query = createQueryReader(request.query as Record<string, unknown>);
    const page = { mode: "cursor", limit: readLimit(query), after: null } as const;
    const filter = {
      tokenId: query.whole("key_id", GREATEST_KEY_ID),
      outcome: query.oneOf("outcome", CALL_OUTCOMES),
      action: query.text("action"),
      from: query.date("from"),
      to: query.date("to"),
      after: readPosition(query),
    };
    query.finish();
    const calls = await listCalls(core, callerOf(request), { ...filter, limit: page.limit });
    const last = calls.at(-1);
    const lastId = last && `${last.at.getTime()}-${last.id}`;
    return sendPage(request, reply, config, page, { data: calls.map(present), total: null, lastId });
  });
}

/** The time and number behind which the walk goes on. */
function readPosition(query: QueryReader): CallPosition | undefined {
  const text = query.text("cursor");
  if (text === undefined) return undefined;
  const [, at, id] = POSITION.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  if (at !== undefined && id !== undefined) return { at: new Date(Number(at)), id: BigInt(id) };
  query.reject("cursor", "The cursor must be the one of the last answer, or empty to begin.");
  return undefined;
}

function present(call: Call): Record<string, unknown> {
  return {
    id: Number(call.id),
    at: call.at.toISOString(),
    interface: call.interface,
    action: call.action,
    status: call.status,
    outcome: call.errorCode === null ? "ok" : "failed",
    error_code: call.errorCode,
    duration_ms: call.durationMs,
    key:
      call.tokenId === null
        ? null
        : { id: call.tokenId, label: call.tokenLabel ?? "", last_four: call.tokenLastFour ?? "" },
    ip: call.ip,
    request_id: call.requestId,
  };
}

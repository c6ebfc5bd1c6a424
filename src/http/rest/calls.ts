import { Type, type Static } from "typebox";
import { CALL_OUTCOMES, type Call, type CallPosition } from "../../core/resellers/requests/api-request.ts";
import { listCalls } from "../../core/resellers/requests/requests.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { listOf, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { choice, Id, nullable, Text } from "../kit/fields.ts";
import { answerPage, readLimit, CURSOR_PAGE } from "../kit/lists/pages.ts";
import { oneOf, queryOf, readParameters, text, time, whole } from "../kit/lists/parameters.ts";
import { createQueryReader, type QueryReader } from "../kit/lists/query.ts";
import type { RouteScope } from "../kit/scope.ts";

const TAGS = ["Account"];
const POSITION = /^(\d{1,13})-(\d{1,18})$/;

type ApiRequest = Static<typeof ApiRequest>;
const ApiRequest = Type.Object(
  {
    id: Id,
    at: Type.String({ format: "date-time", description: "Time of the first request" }),
    last_at: Type.String({ format: "date-time", description: "Time of the last request" }),
    count: Type.Integer({
      description:
        "Number of requests. Successful requests that change nothing are counted together for each key, action, status, " +
        "IP address and minute. All others have an entry of their own, with count 1",
    }),
    interface: choice(["dispatch", "rest"]),
    action: Type.String({ description: "A dispatch action, or an HTTP method and route", examples: ["POST /orders"] }),
    status: Type.Integer({ description: "HTTP status of the answer; dispatch answers most refusals with 200" }),
    outcome: choice(CALL_OUTCOMES),
    error_code: nullable(Text),
    duration_ms: Type.Number({ description: "Duration of the slowest request" }),
    key: nullable(Type.Object({ id: Id, label: Text, last_four: Text }), "The key or token; null for the dashboard"),
    ip: Text,
    request_id: Type.String({ description: "ID of the last request" }),
  },
  { $id: "ApiRequest" },
);

const FILTERS = {
  key_id: whole("Requests of one key"),
  outcome: oneOf(CALL_OUTCOMES),
  action: text("Such as placeimeiorder, or POST /orders"),
  from: time("At or after this time"),
  to: time("At or before this time"),
};

/** The log of the caller's own calls. */
export function registerCalls(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "The caller's API requests of the last days, newest first, with cursor pagination",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(ApiRequest), ...refusals },
  };
  scope.get("/calls", { schema }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = { mode: "cursor", limit: readLimit(query), after: null } as const;
    const { key_id: tokenId, ...filter } = readParameters(query, FILTERS);
    const after = readPosition(query);
    query.finish();
    const calls = await listCalls(core, callerOf(request), { ...filter, tokenId, after, limit: page.limit });
    const last = calls.at(-1);
    const lastId = last && `${last.at.getTime()}-${last.id}`;
    return answerPage({ request, reply, config }, page, { data: calls.map(present), total: null, lastId });
  });
}

/** The time and ID of the last row of the page before. */
function readPosition(query: QueryReader): CallPosition | undefined {
  const cursor = query.text("cursor");
  if (cursor === undefined) return undefined;
  const [, at, id] = POSITION.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (at !== undefined && id !== undefined) return { at: new Date(Number(at)), id: BigInt(id) };
  query.reject("cursor", "The cursor must be the one of the previous answer, or empty for the first page.");
  return undefined;
}

function present(call: Call): ApiRequest {
  const { tokenId, tokenLabel, tokenLastFour } = call;
  return {
    id: Number(call.id),
    at: call.at.toISOString(),
    last_at: call.lastAt.toISOString(),
    count: call.count,
    interface: call.interface,
    action: call.action,
    status: call.status,
    outcome: call.errorCode === null ? "ok" : "failed",
    error_code: call.errorCode,
    duration_ms: call.durationMs,
    key: tokenId === null ? null : { id: tokenId, label: tokenLabel ?? "", last_four: tokenLastFour ?? "" },
    ip: call.ip,
    request_id: call.requestId,
  };
}

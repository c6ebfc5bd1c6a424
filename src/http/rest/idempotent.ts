import type { FastifyReply, FastifyRequest } from "fastify";
import { hash } from "node:crypto";
import type { Caller } from "../../core/kernel/caller.ts";
import type { Core } from "../../core/core.ts";
import { isUncertain } from "../../core/kernel/outage.ts";
import {
  beginIdempotent,
  endIdempotent,
  readIdempotencyKey,
  type KeyEnd,
} from "../../core/orders/placing/idempotency.ts";
import { internalRefusal, toRefusal } from "../kit/problems/fault.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** What a call that changes something answers with. */
export interface Outcome {
  status: number;
  body: Record<string, unknown>;
  location?: string;
  /** It changed nothing now: the caller's reference named an order that was there. */
  replayed?: boolean;
  /**
   * What the key keeps: this answer, where nothing is said; `body`: a repeat does the work again, since part of it may come out
   * otherwise; `nothing`: as after a refusal.
   */
  keeps?: "answer" | "body" | "nothing";
}

/**
 * Answers a call once for each Idempotency-Key: a repeat gets the stored answer. Only final answers that changed something
 * are stored, so that after a refusal the same key may succeed. What may have been done keeps the key to itself. `work` gets
 * the key, which marks the orders it places.
 */
export async function answerOnce(
  core: Core,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (requestKey: string | undefined) => Promise<Outcome>,
): Promise<FastifyReply> {
  const header = request.headers["idempotency-key"];
  if (typeof header !== "string" || header.trim() === "") return sendOutcome(reply, await work(undefined));
  const key = readIdempotencyKey(header);
  const use = { walletId: caller.walletId, key, callId: request.id };
  const begun = await beginIdempotent(core, use, fingerprintOf(request));
  if (begun.kind === "replay") {
    reply.header("Idempotent-Replayed", "true");
    return sendText(reply, begun.status, begun.body, begun.location ?? undefined);
  }
  const end = (how: KeyEnd): Promise<void> =>
    endIdempotent(core, use, how, (error) =>
      request.log.error({ err: error, id: request.id }, "an Idempotency-Key was not stored"),
    );
  try {
    const outcome = await work(key);
    await end(endOf(outcome));
    return sendOutcome(reply, outcome);
  } catch (error) {
    const { code } = toRefusal(error) ?? internalRefusal();
    await end({ kind: isUncertain(code) ? "release" : "forget" });
    throw error;
  }
}

function endOf({ keeps = "answer", status, body, location }: Outcome): KeyEnd {
  if (keeps === "nothing") return { kind: "forget" };
  if (keeps === "body") return { kind: "release" };
  return { kind: "answer", answer: { status, body: JSON.stringify(body), location: location ?? null } };
}

function sendOutcome(reply: FastifyReply, { status, body, location, replayed }: Outcome): FastifyReply {
  if (replayed) reply.header("Idempotent-Replayed", "true");
  return sendText(reply, status, JSON.stringify(body), location);
}

function sendText(reply: FastifyReply, status: number, body: string, location: string | undefined): FastifyReply {
  if (location !== undefined) reply.header("Location", location);
  return reply.code(status).type(JSON_TYPE).send(body);
}

function fingerprintOf(request: FastifyRequest): string {
  const path = request.url.split("?", 1)[0];
  return hash("sha256", `${request.method} ${path}\n${JSON.stringify(sortFields(request.body))}`, "base64url");
}

/** Fields by name, so that the order in which they are sent does not matter. */
function sortFields(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sortFields);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([name, field]) => [name, sortFields(field)]);
}

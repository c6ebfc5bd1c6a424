import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { openEntry, type OpenEntry } from "../../../core/people/audit/audit.ts";
import { fitForLog, shorten } from "../../../core/people/audit/fit-for-log.ts";
import type { Core } from "../../../core/core.ts";
import type { HttpContext } from "../context.ts";
import { READS } from "./session-cookie.ts";

const SECRETS = ["key", "apikey", "password", "token"];

declare module "fastify" {
  interface FastifyRequest {
    auditEntry: OpenEntry | null;
  }
  interface FastifyContextConfig {
    /** Further fields of the body that are not recorded. */
    secret?: readonly string[];
    /** The route only reads, though its method says otherwise: a preview is not recorded. */
    onlyReads?: boolean;
  }
}

/**
 * Records who asks for which change before it is made. If that fails, the call fails: nothing changes without an entry.
 * Reads are not recorded; the dashboard polls.
 */
export async function beginAuditEntry({ core }: HttpContext, request: FastifyRequest): Promise<void> {
  const { url = "", config } = request.routeOptions;
  if (READS.has(request.method) || config.onlyReads) return;
  const { command } = request;
  request.auditEntry = await openEntry(core, {
    staffId: request.staff?.id ?? null,
    action: command === null ? `${request.method} ${url}` : `imeister ${command}`,
    target: targetOf(url, request.params),
    details: detailsOf(request, [...SECRETS, ...(config.secret ?? [])]),
    ip: command === null ? request.ip : null,
    requestId: request.id,
  });
}

/** The core for one call: what the call changes stands in its entry. */
export function recording(core: Core, { auditEntry }: FastifyRequest): Core {
  return auditEntry === null ? core : { ...core, changes: auditEntry };
}

/** Adds to what was written down how the call ended, after it was answered, and before the server closes. */
export function finishEntries(scope: FastifyInstance): void {
  const underWay = new Set<Promise<void>>();
  scope.addHook("onResponse", (request, reply) => {
    const finished = finishEntry(request, reply).finally(() => underWay.delete(finished));
    underWay.add(finished);
    return finished;
  });
  scope.addHook("onClose", async () => void (await Promise.all(underWay)));
}

async function finishEntry(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    await request.auditEntry?.finish(reply.statusCode, request.staff?.id);
  } catch (error) {
    request.log.error({ err: error, id: request.id }, "how a call ended could not be written down");
  }
}

/** `order 17` for /orders/:id/cancel, with any action behind it. */
function targetOf(url: string, params: unknown): string | null {
  const id = (params as Record<string, unknown> | null)?.["id"];
  const plural = /\/([a-z-]+)\/:id\b/.exec(url)?.[1];
  if (typeof id !== "string" || plural === undefined) return null;
  const noun = plural === "news" ? plural : plural.replace(/s$/, "");
  return `${noun.replaceAll("-", " ")} ${shorten(id)}`;
}

function detailsOf({ body, params }: FastifyRequest, secrets: readonly string[]): Record<string, unknown> | null {
  // The first number of the path is the target; the others are recorded here.
  const { id: _, ...named } = (params ?? {}) as Record<string, unknown>;
  const kept = fitForLog(Array.isArray(body) ? body : { ...named, ...(body as object | undefined) }, secrets);
  if (typeof kept !== "object" || kept === null || Object.keys(kept).length === 0) return null;
  return Array.isArray(kept) ? { items: kept } : (kept as Record<string, unknown>);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../core/kernel/errors.ts";
import { passOverUnread } from "../kit/bodies/body-limits.ts";

const KEY_IN_QUERY = /[?&](?:apikey|api_key|apiaccesskey|accesskey|key|username)=/i;
/** What a private answer depends on besides its address. */
const DEPENDS_ON = "Authorization, Cookie, Accept, X-Imeister-Mode";

/**
 * Every answer carries its request's id, is taken for the type that it names, and is not stored by caches unless its route
 * says otherwise. One to a URL that held a key is never stored. What is left of a body, up to `mostBytes`, is passed over.
 */
export function headAnswers(app: FastifyInstance, mostBytes: number): void {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("X-Request-Id", request.id);
    if (closing) reply.header("Connection", "close");
    done(closing ? new DomainError("maintenance", "The server is restarting: try again in a moment.") : undefined);
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    keepPrivate(request, reply);
    passOverUnread(request, reply, mostBytes);
    done();
  });
}

/** The same for an answer that no hook sees. */
export function headUnrouted(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("X-Request-Id", request.id);
  keepPrivate(request, reply);
}

function keepPrivate(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("X-Content-Type-Options", "nosniff");
  const caching = reply.getHeader("Cache-Control");
  const isStored = caching !== undefined && !KEY_IN_QUERY.test(request.url);
  if (!isStored) reply.header("Cache-Control", "no-store");
  else if (String(caching).startsWith("public")) return;
  const vary = reply.getHeader("Vary");
  reply.header("Vary", vary === undefined ? DEPENDS_ON : `${String(vary)}, ${DEPENDS_ON}`);
}

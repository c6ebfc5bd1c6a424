import { receiveEvent } from "../../core/payments/settling/receive-event.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import type { HttpContext } from "../kit/context.ts";
import { shareMemory } from "../kit/bodies/body-limits.ts";
import type { RouteScope } from "../kit/scope.ts";

const BODY_BYTES = 256 * 1024;
/** Of all events that are being read at the same time. */
const MOST_BYTES = 32 * 1024 * 1024;
const METHOD_ID = /^\d{1,9}$/;
const NO_CONTENT = 204;

/**
 * Where payment gateways send their events. They have no credentials but the signature of the event, so that the body is read
 * as bytes. The answer follows the commit: a gateway sends an event again until it gets one.
 */
export function registerPaymentEvents(scope: RouteScope, { core, rateLimits }: HttpContext): void {
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  shareMemory(scope, MOST_BYTES);
  scope.addHook("onRequest", (request) => rateLimits.countPaymentEvent(request));
  const options = { schema: { hide: true }, bodyLimit: BODY_BYTES };
  scope.post<{ Params: { method: string } }>("/api/payments/:method/events", options, async (request, reply) => {
    const { params, headers, body } = request;
    if (!METHOD_ID.test(params.method)) throw new DomainError("not_found", "There is no such payment method.");
    const message = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
    await receiveEvent(core, Number(params.method), message);
    return reply.code(NO_CONTENT).send();
  });
}

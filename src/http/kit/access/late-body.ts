import type { FastifyInstance, FastifyRequest } from "fastify";
import { READS } from "./session-cookie.ts";

/**
 * Asks who calls once more before something is changed. The first time is before the body is read, which may take half a minute
 * to arrive: who lost access meanwhile changes nothing.
 */
export function identifyAgain(scope: FastifyInstance, identify: (request: FastifyRequest) => Promise<void>): void {
  scope.addHook("preValidation", async (request) => {
    if (!READS.has(request.method)) await identify(request);
  });
}

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import type { Caller } from "../../core/kernel/caller.ts";
import { admit, findToken } from "../../core/resellers/keys/tokens.ts";
import type { Core } from "../../core/core.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { onlyReading } from "../../core/kernel/outage.ts";
import type { RateLimits } from "./limits/rate-limit.ts";

/** What every route works with. */
export interface HttpContext {
  readonly core: Core;
  readonly config: Config;
  readonly rateLimits: RateLimits;
  /** What the command line says to be the operator; null: no command is taken. */
  readonly commandPass: string | null;
}

/**
 * Finds out who a secret stands for and counts the request against its limits. Failures are counted by address; a
 * valid key from the same address goes on working. Throws what `authenticate` throws, and rate_limited.
 */
export async function authenticateSecret(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): Promise<Caller> {
  const caller = await identifySecret(context, request, secret);
  request.tokenId = caller.tokenId;
  await context.rateLimits.countRequest(request, reply, caller);
  return caller;
}

/** The same without counting the request. Throws what `authenticate` throws, and rate_limited for failures. */
export function identifySecret(context: HttpContext, request: FastifyRequest, secret: string): Promise<Caller> {
  return onlyReading(identify(context, request, secret));
}

async function identify(context: HttpContext, request: FastifyRequest, secret: string): Promise<Caller> {
  try {
    const token = await findToken(context.core, secret);
    request.apiRequest = { walletId: token.walletId, tokenId: token.tokenId, refusal: null };
    return admit(context.core, token, request.ip);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { apiRequest } = request;
    // Over the limit the call is not written down either.
    request.apiRequest = null;
    await context.rateLimits.countFailure(request);
    request.apiRequest = apiRequest && { ...apiRequest, refusal: error.code };
    throw error;
  }
}

declare module "fastify" {
  interface FastifyRequest {
    /** The token that the request was authenticated with, for the log. */
    tokenId: number | null;
  }
}

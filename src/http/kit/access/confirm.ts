import type { FastifyRequest } from "fastify";
import { confirmReseller } from "../../../core/resellers/accounts/confirm-reseller.ts";
import type { HttpContext } from "../context.ts";
import { guardLogin } from "../limits/login-guard.ts";
import { callerOf } from "./authenticate.ts";

/**
 * Asks the caller for the password again, and for a code if two-factor authentication is on; throttled like signing in.
 * Throws what `confirmReseller` throws.
 */
export async function confirmCaller(
  context: HttpContext,
  request: FastifyRequest,
  { password, otp }: { password: string; otp?: string | null },
): Promise<void> {
  const { email, resellerId, sessionId, tokenId } = callerOf(request);
  const confirmation = { password, otp: otp ?? undefined };
  const known = sessionId === null ? `token ${tokenId}` : `session ${sessionId}`;
  await guardLogin(context, request, { email, known }, () => confirmReseller(context.core, resellerId, confirmation));
}

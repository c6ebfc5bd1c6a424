import type { FastifyRequest } from "fastify";
import { confirmPassword } from "../../core/access/sign-in.ts";
import { DomainError } from "../../core/errors.ts";
import type { HttpContext } from "../context.ts";
import { callerOf } from "./authenticate.ts";

/**
 * Asks who calls for the password again, throttled as signing in is. Throws invalid_credentials about the field
 * `password`, login_throttled.
 */
export async function confirmPerson({ core, rateLimits }: HttpContext, request: FastifyRequest): Promise<void> {
  const { email } = callerOf(request);
  const { password } = request.body as { password: string };
  await rateLimits.checkLogin(request, email);
  try {
    await confirmPassword(core.signIn, email, password);
  } catch (error) {
    if (error instanceof DomainError) await rateLimits.countLoginFailure(request, email);
    throw error;
  }
}

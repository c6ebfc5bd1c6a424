import type { FastifyRequest } from "fastify";
import { DomainError } from "../../../core/kernel/errors.ts";
import type { HttpContext } from "../context.ts";
import type { LoginAttempt } from "./rate-limit.ts";

/**
 * Signs in within the limits of failures; a code that is only missing is no failure. Over a limit `signIn` is not run,
 * so that nothing it would write is written. Throws what `signIn` throws, and login_throttled.
 */
export async function guardLogin<T>(
  { rateLimits }: HttpContext,
  request: FastifyRequest,
  attempt: LoginAttempt,
  signIn: () => Promise<T>,
): Promise<T> {
  const end = await rateLimits.admitLogin(request, attempt);
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof DomainError && error.code !== "otp_required") {
      await rateLimits.countLoginFailure(request, attempt);
    }
    throw error;
  } finally {
    end();
  }
}

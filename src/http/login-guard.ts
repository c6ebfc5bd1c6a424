import type { FastifyRequest } from "fastify";
import { DomainError } from "../core/errors.ts";
import type { HttpContext } from "./context.ts";

/**
 * Signs in within the limits of failures, for the e-mail and address and for the address. A second factor that is only
 * missing is no failure. Throws what `signIn` throws, and login_throttled.
 */
export async function guardLogin<T>(
  { rateLimits }: HttpContext,
  request: FastifyRequest,
  email: string,
  signIn: () => Promise<T>,
): Promise<T> {
  const end = await rateLimits.admitLogin(request, email);
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof DomainError && error.code !== "otp_required") {
      await rateLimits.countLoginFailure(request, email);
    }
    throw error;
  } finally {
    end();
  }
}

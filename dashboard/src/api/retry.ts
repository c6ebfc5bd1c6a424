import { ApiError, isUnavailable } from "./api-error.ts";

const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Repeats a request after a lost connection, a server error or a rate limit. Only for requests that are safe to repeat.
 * Throws the last ApiError, or a refusal immediately.
 */
export async function retryWhileTemporary<Answer>(call: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await call();
    } catch (error) {
      if (signal?.aborted || !isTemporary(error) || attempts === MAX_ATTEMPTS) throw error;
      const asked = (error.retryAfterSeconds ?? 0) * 1_000;
      await wait(Math.min(Math.max(asked, FIRST_WAIT_MS * 2 ** (attempts - 1)), LONGEST_WAIT_MS), signal);
    }
  }
}

/** Whether the same call may succeed later, and perhaps has already. */
export function isTemporary(error: unknown): error is ApiError {
  return (
    isUnavailable(error) ||
    (error instanceof ApiError && (error.status === 429 || error.code === "idempotency_in_progress"))
  );
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

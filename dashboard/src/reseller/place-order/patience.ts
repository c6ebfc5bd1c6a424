import { ApiError, isUnavailable } from "../../api/api-error.ts";

const MOST_TRIES = 6;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Makes a call again while it is lost, while the server is busy or while too much was asked: only for calls that may be
 * repeated. Throws the last ApiError; at once when it is a refusal.
 */
export async function asLongAsItPasses<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isPassing(error) || tries === MOST_TRIES) throw error;
      const asked = (error.retryAfterSeconds ?? 0) * 1_000;
      await wait(Math.min(Math.max(asked, FIRST_WAIT_MS * 2 ** (tries - 1)), LONGEST_WAIT_MS), signal);
    }
  }
}

/** Whether the same call may succeed later, and perhaps has already. */
export function isPassing(error: unknown): error is ApiError {
  return (
    isUnavailable(error) ||
    (error instanceof ApiError && (error.status === 429 || error.code === "idempotency_in_progress"))
  );
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

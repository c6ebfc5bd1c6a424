import { t } from "@lingui/core/macro";
import { ApiError, isUnavailable } from "./api-error.ts";

const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Gets a sentence for the page when a request failed and is repeated, and undefined once it has been answered. */
export type ReportTrouble = (sentence: string | undefined) => void;

interface RetryOptions {
  signal?: AbortSignal;
  onTrouble: ReportTrouble;
}

/**
 * Repeats a request after a lost connection, a server error or a rate limit, for half a minute. Only for requests that
 * are safe to repeat. Throws the last ApiError, or a refusal immediately.
 */
export async function retryWhileTemporary<Answer>(
  call: () => Promise<Answer>,
  { signal, onTrouble }: RetryOptions,
): Promise<Answer> {
  let attempts = 1;
  try {
    for (; ; attempts++) {
      try {
        return await call();
      } catch (error) {
        if (signal?.aborted || !isTemporary(error) || attempts === MAX_ATTEMPTS) throw error;
        onTrouble(troubleOf(error));
        const asked = (error.retryAfterSeconds ?? 0) * 1_000;
        await wait(Math.min(Math.max(asked, FIRST_WAIT_MS * 2 ** (attempts - 1)), LONGEST_WAIT_MS), signal);
      }
    }
  } finally {
    if (attempts > 1) onTrouble(undefined);
  }
}

function troubleOf({ status }: ApiError): string {
  if (status === 0) return t`No connection. Trying again…`;
  return status >= 500 ? t`The server returned an error. Trying again…` : t`The server is busy. Trying again…`;
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

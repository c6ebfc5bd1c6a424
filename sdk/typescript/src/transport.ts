import { ConnectionError, ImeisterError, type ErrorCode, type Problem } from "./errors.ts";
import { randomId } from "./web-crypto.ts";

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_RETRIES = 4;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A server that asks for a longer wait is not waited for. */
const LONGEST_RETRY_AFTER_SECONDS = 120;
/** Refusals that may pass by themselves. A repeat is safe: it reads, or carries the same Idempotency-Key. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  "rate_limited",
  "maintenance",
  "outcome_unknown",
  "internal",
  "idempotency_in_progress",
]);

export interface ClientOptions {
  /** The server's address, such as https://imei.example.com. */
  baseUrl: string;
  /** An API key, or a token of POST /api/v1/login. */
  key: string;
  /** For one attempt; 30 seconds if unset. */
  timeoutMs?: number;
  /** How often a failed request is repeated; 4 times if unset. */
  retries?: number;
  /** In place of the global fetch. */
  fetch?: typeof fetch;
}

export interface RequestOptions {
  signal?: AbortSignal;
}

export interface ChangeOptions extends RequestOptions {
  /** Yours, such as the number of your own order; a new one for each call if unset. Repeats carry the same one. */
  idempotencyKey?: string;
}

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type Query = Record<string, QueryValue>;

interface Sending extends ChangeOptions {
  query?: Query | undefined;
  body?: unknown;
  /** A POST that changes nothing. */
  reads?: boolean;
}

/** Sends a request, repeats it where that is safe, and throws refusals. */
export type Send = <Answer>(method: "GET" | "POST", path: string, sending?: Sending) => Promise<Answer>;

export function createTransport(options: ClientOptions): Send {
  const { retries = DEFAULT_RETRIES } = options;
  return async <Answer>(method: "GET" | "POST", path: string, sending: Sending = {}): Promise<Answer> => {
    const reads = method === "GET" || sending.reads === true;
    const idempotencyKey = reads ? null : (sending.idempotencyKey ?? (await randomId()));
    const request = { method, url: urlOf(options.baseUrl, path, sending.query), idempotencyKey, body: sending.body };
    for (let attempt = 0; ; attempt++) {
      try {
        return (await sendOnce(options, request, sending.signal)) as Answer;
      } catch (error) {
        const waitMs = attempt < retries && !sending.signal?.aborted ? waitOf(error, attempt) : null;
        if (waitMs === null) throw error;
        await pause(waitMs, sending.signal);
      }
    }
  };
}

interface Request {
  method: string;
  url: string;
  idempotencyKey: string | null;
  body: unknown;
}

async function sendOnce(
  { key, timeoutMs = DEFAULT_TIMEOUT_MS, fetch: send = globalThis.fetch }: ClientOptions,
  { method, url, idempotencyKey, body }: Request,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const abort = new AbortController();
  const stop = (): void => abort.abort(signal?.reason);
  const timer = setTimeout(() => abort.abort(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const response = await send(url, {
      method,
      signal: abort.signal,
      // A redirected POST would become a GET.
      redirect: "error",
      headers: {
        Authorization: `Bearer ${key}`,
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(idempotencyKey !== null && { "Idempotency-Key": idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return readAnswer(response, await response.text(), idempotencyKey);
  } catch (error) {
    if (signal?.aborted || error instanceof ImeisterError || error instanceof ConnectionError) throw error;
    const reason = abort.signal.aborted ? (abort.signal.reason as Error).message : String(error);
    throw new ConnectionError(`The server did not answer. ${reason}`, { idempotencyKey, cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** Throws the refusal. Anything but JSON comes from something between here and the server. */
function readAnswer(response: Response, text: string, idempotencyKey: string | null): unknown {
  const { status } = response;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw new ConnectionError(`The answer is not the server's (HTTP ${status}).`, { idempotencyKey, status, cause });
  }
  if (response.ok) return answer;
  if (!isProblem(answer)) {
    throw new ConnectionError(`The answer is not the server's (HTTP ${status}).`, { idempotencyKey, status });
  }
  const seconds = response.headers.get("retry-after");
  throw new ImeisterError(answer, seconds !== null && /^\d{1,9}$/.test(seconds) ? Number(seconds) : null);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "code" in answer && typeof answer.code === "string";
}

/** How long to wait before the next attempt, in milliseconds; null: the error is final. */
function waitOf(error: unknown, attempt: number): number | null {
  const backOff = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);
  if (error instanceof ImeisterError) {
    if (!PASSING.has(error.code)) return null;
    const seconds = error.retryAfterSeconds ?? 0;
    return seconds > LONGEST_RETRY_AFTER_SECONDS ? null : Math.max(seconds * 1_000, backOff);
  }
  if (!(error instanceof ConnectionError)) return null;
  // A proxy says with 4xx that the request can never arrive.
  const isFinal = error.status !== null && error.status >= 400 && error.status < 500 && error.status !== 429;
  return isFinal ? null : backOff;
}

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** A list is written with commas, and what is undefined is left out. */
function urlOf(baseUrl: string, path: string, query: Query = {}): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, "")}/api/v1${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url.href;
}

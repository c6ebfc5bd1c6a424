import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../../failure.ts";
import { Broken, type Received, type Sent } from "./case.ts";

const TIMEOUT_MS = 30_000;
/** Catalogues of the trade have tens of thousands of services. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MOST_SHOWN = 600;
const DEFAULT_RETRY_AFTER_SECONDS = 10;
const MAX_RETRY_AFTER_SECONDS = 60;
const TOO_MANY_REQUESTS = 429;
const HIDDEN_KEY = "<key>";

/** One request and its answer as the report shows them: shortened, and without the key. */
export interface Exchange {
  request: string;
  answer: string;
}

export interface Wire {
  ask(sent: Sent): Promise<Received>;
  /** What went over the wire since the last call. */
  take(): Exchange[];
}

/** Sends requests to one server. Throws Broken where one has no answer, and a Failure where that is the first. */
export function openWire(base: string, key: string): Wire {
  let exchanges: Exchange[] = [];
  let hasAnswered = false;

  async function ask(sent: Sent): Promise<Received> {
    const exchange = { request: await showRequest(sent, key), answer: "none" };
    exchanges.push(exchange);
    try {
      const received = await sendPatiently(base, sent);
      hasAnswered = true;
      exchange.answer = showAnswer(received, key);
      return received;
    } catch (error) {
      const reason = reasonOf(error);
      if (!hasAnswered) throw new Failure("server_unreachable", `${base} does not answer: ${reason}`);
      throw new Broken(`The request got no complete answer: ${reason}`);
    }
  }

  return {
    ask,
    take: () => {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
  };
}

/** A server that asks for patience is asked once more. */
async function sendPatiently(base: string, sent: Sent): Promise<Received> {
  const received = await send(base, sent);
  if (received.status !== TOO_MANY_REQUESTS) return received;
  const asked = Number(received.headers.get("retry-after") ?? DEFAULT_RETRY_AFTER_SECONDS);
  const seconds = Number.isFinite(asked) ? asked : DEFAULT_RETRY_AFTER_SECONDS;
  await sleep(Math.min(Math.max(seconds, 1), MAX_RETRY_AFTER_SECONDS) * 1000);
  return send(base, sent);
}

async function send(base: string, { method = "GET", path, headers = {}, body }: Sent): Promise<Received> {
  const response = await fetch(base + path, {
    method,
    headers,
    // Clients of the trade turn a redirected POST into a GET, so a redirect is an answer like any other.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, text: await readText(response) };
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`it is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function showRequest({ method = "GET", path, headers = {}, body }: Sent, key: string): Promise<string> {
  const names = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = body instanceof FormData ? await new Response(body).text() : (body?.toString() ?? "");
  return hide([`${method} ${path}`, ...names, ...(text === "" ? [] : ["", text])].join("\n"), key);
}

function showAnswer({ status, headers, text }: Received, key: string): string {
  const location = headers.get("location");
  const lines = [`${status} ${headers.get("content-type") ?? ""}`.trimEnd()];
  if (location !== null) lines.push(`location: ${location}`);
  return hide([...lines, "", text].join("\n"), key);
}

/** Shortened last, since a part of the key would not be found. */
function hide(text: string, key: string): string {
  return shorten(text.replaceAll(key, HIDDEN_KEY).replaceAll(encodeURIComponent(key), HIDDEN_KEY));
}

function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… (${text.length} characters)` : text;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `nothing in ${TIMEOUT_MS / 1000} seconds.`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

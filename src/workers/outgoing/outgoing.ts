import { isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { Agent, buildConnector, request } from "undici";
import { isPublicAddress } from "./address-rules.ts";
import { lookUpBySystem, type LookUp } from "./look-up.ts";

const CONNECTIONS_PER_HOST = 32;
const KEEP_ALIVE_MS = 10_000;
/** Connecting takes this share of a call's time at most. */
const CONNECT_SHARE = 0.4;
const USER_AGENT = "Imeister";

/** The outcome of a call; it contains neither the key nor the body. */
export type OutgoingAnswer =
  | { kind: "answer"; status: number; contentType: string; text: string }
  /** Provably nothing was sent. */
  | { kind: "not_sent"; message: string }
  /** It may have arrived. */
  | { kind: "unknown"; message: string };

/** Calls to the outside: pinned addresses, no redirects, an end in time and size. */
export interface Outgoing {
  /** POSTs form fields; never throws for what the outside does. */
  post(url: string, fields: Record<string, string>): Promise<OutgoingAnswer>;
  /** POSTs a body as it is; never throws for what the outside does. */
  send(url: string, message: { headers: Record<string, string>; body: string }): Promise<OutgoingAnswer>;
  /** Never throws for what the outside does. */
  get(url: string, headers: Record<string, string>): Promise<OutgoingAnswer>;
  close(): Promise<void>;
}

export interface OutgoingOptions {
  allowPrivateAddresses: boolean;
  /** Of a whole call, from the name's look-up to the last byte of the answer. */
  timeoutMs: number;
  maxAnswerBytes: number;
  /** Whether a longer answer is cut, instead of being no answer. */
  cutsAnswers?: boolean;
  connectionsPerHost?: number;
  /** By default as the operator's own names are. */
  lookUp?: LookUp;
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const connectMs = Math.ceil(options.timeoutMs * CONNECT_SHARE);
  const agent = new Agent({
    connections: options.connectionsPerHost ?? CONNECTIONS_PER_HOST,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: markedConnector({
      timeout: connectMs,
      lookup: pinnedLookup(options.allowPrivateAddresses, { lookUp: options.lookUp }),
      // A stream of HTTP/2 may be sent once more when its connection ends.
      allowH2: false,
    }),
  });
  return {
    post: (url, fields) => {
      const headers = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
      return call(agent, options, url, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
    },
    send: (url, message) => call(agent, options, url, { method: "POST", ...message }),
    get: (url, headers) => call(agent, options, url, { method: "GET", headers }),
    close: () => agent.destroy(),
  };
}

interface OutgoingCall {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

async function call(
  agent: Agent,
  { allowPrivateAddresses, timeoutMs, maxAnswerBytes, cutsAnswers = false }: OutgoingOptions,
  url: string,
  { method, headers, body }: OutgoingCall,
): Promise<OutgoingAnswer> {
  const target = URL.parse(url);
  if (target?.protocol !== "http:" && target?.protocol !== "https:") return refusal("the address is no web address");
  const host = target.hostname.replace(/^\[|\]$/g, "");
  // A literal address is never looked up.
  if (isIP(host) !== 0 && !allowPrivateAddresses && !isPublicAddress(host)) return refusal(PRIVATE);
  try {
    const answer = await request(target, {
      dispatcher: agent,
      method,
      headers: { ...headers, "user-agent": USER_AGENT },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(answer.body, maxAnswerBytes, cutsAnswers);
    const contentType = String(answer.headers["content-type"] ?? "");
    return { kind: "answer", status: answer.statusCode, contentType, text };
  } catch (error) {
    return failure(error, timeoutMs);
  }
}

const PRIVATE = "the address is private: set ALLOW_PRIVATE_ADDRESSES=true to call suppliers there";
const REFUSED = "ADDRESS_REFUSED";

class AnswerTooLarge extends Error {}

/** No connection came about, so that not a byte of the request has left. */
class NotConnected extends Error {}

/**
 * Distinguishes a connection that was never established from one that broke. The codes alone do not, since a TLS alert
 * may come late.
 */
function markedConnector(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options);
  return (target, callback) =>
    connect(target, (...[error, socket]) => {
      if (error) callback(new NotConnected("no connection", { cause: error }), null);
      else callback(null, socket);
    });
}

async function readText(body: AsyncIterable<Buffer>, maxAnswerBytes: number, cuts: boolean): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxAnswerBytes && cuts)
      return new TextDecoder().decode(Buffer.concat([...chunks, chunk]).subarray(0, maxAnswerBytes));
    if (size > maxAnswerBytes) throw new AnswerTooLarge(`the answer is larger than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function failure(error: unknown, timeoutMs: number): OutgoingAnswer {
  if (error instanceof AnswerTooLarge) return { kind: "unknown", message: error.message };
  const { name, code = "" } = (error instanceof NotConnected ? error.cause : error) as NodeJS.ErrnoException;
  if (error instanceof NotConnected) return refusal(code === REFUSED ? PRIVATE : `no connection (${code || name})`);
  if (name === "TimeoutError") return { kind: "unknown", message: `no answer within ${timeoutMs} ms` };
  return { kind: "unknown", message: `the connection broke (${code || name})` };
}

function refusal(message: string): OutgoingAnswer {
  return { kind: "not_sent", message };
}

/** Resolves a name once, checks every address, and connects to exactly those: a second look-up could say otherwise. */
export function pinnedLookup(
  allowPrivateAddresses: boolean,
  { refused = PRIVATE, lookUp = lookUpBySystem }: { refused?: string; lookUp?: LookUp | undefined } = {},
): LookupFunction {
  const resolve = callbackify(lookUp);
  return (hostname, options, callback) => {
    resolve(hostname, Number(options.family ?? 0), (error, addresses) => {
      if (error) return callback(error, []);
      if (!allowPrivateAddresses && !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(Object.assign(new Error(refused), { code: REFUSED }), []);
      }
      return options.all ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

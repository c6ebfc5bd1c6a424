import fc from "fast-check";
import { bodies, BOUNDARY, filledForms } from "./hostile-bodies.ts";

/** The bytes of a request. */
export interface HostileRequest {
  head: string;
  body: Buffer;
  /** The client closes its side before the body is complete. */
  isCutShort: boolean;
  /** How a failed test shows it. */
  [fc.toStringMethod](): string;
}

const SHOWN = 500;

const HEADER_ROOM = 15_000;
const METHODS = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PURGE", "get"];
const PATHS = [
  "/",
  "/api",
  "/api/dispatch",
  "/api/index.php",
  "//api//dhru/index.php",
  "/api/v1/login",
  "/api/v1/session",
  "/api/v1/sign-up",
  "/api/v1/orders/bulk",
  "/api/v1/services",
  "/api/operator/login",
  "/api.php",
  "/healthz",
  "/readyz",
  "/metrics",
  "/docs",
  "/docs/static/../../package.json",
  "/errors/internal",
  "/assets/..%2f..%2fpackage.json",
  "/%zz",
  "/%00",
  "*",
];
const TYPES = [
  "application/x-www-form-urlencoded",
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  `multipart/form-data; boundary=${BOUNDARY}`,
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/mixed; boundary=${BOUNDARY}`,
  "application/xml",
  "application/octet-stream",
  ";;;",
];
const values = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom("", "a,".repeat(2_000), "x".repeat(8_000), "é", "../..", "text/html", 'W/"a", *', "bytes=0-,0-,0-"),
);
const names = fc.constantFrom(
  "Accept",
  "Accept-Encoding",
  "Authorization",
  "Content-Encoding",
  "Cookie",
  "Forwarded",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "Origin",
  "Range",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-HTTP-Method-Override",
  "X-Imeister-Mode",
  "X-Request-Id",
);
const extraHeaders = fc.oneof(
  { weight: 9, arbitrary: fc.array(fc.tuple(names, values), { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.nat(1_900).map((count) => Array.from({ length: count }, () => ["a", "b"] as const)) },
);
const queries = fc.oneof(
  { weight: 4, arbitrary: fc.constant("") },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom("a=1&", "q=%00&", "filter[a]=1&", "a[b][c]=1&", "page=9&", "cursor=x&", "%", "?"),
        fc.nat(3_000),
      )
      .map(([piece, count]) => `?${piece.repeat(count)}`.slice(0, HEADER_ROOM)),
  },
  { weight: 1, arbitrary: fc.webQueryParameters({ size: "small" }).map((query) => `?${query}`) },
);
const framings = fc.oneof(
  { weight: 6, arbitrary: fc.constant("length" as const) },
  { weight: 3, arbitrary: fc.constant("chunked" as const) },
  { weight: 1, arbitrary: fc.constantFrom("cut" as const, "chunked cut" as const) },
);

/** An operation of the server's OpenAPI documents. */
export interface Operation {
  method: string;
  path: string;
}

/** What signs requests in. */
export interface Credentials {
  /** A reseller's. */
  key: string;
  /** An owner's, for the operator API. */
  token: string;
}

/**
 * Hostile requests: to any address, or to a documented address with only a hostile body. Some are signed in, since most
 * parsers run after authentication, and some bodies are of the right type, since most checks come after parsing.
 */
export function hostileRequests(
  documented: readonly Operation[],
  { key, token }: Credentials,
): fc.Arbitrary<HostileRequest> {
  const dispatch = { method: "POST", path: "/api/dispatch" };
  const changing = documented.filter(({ method }) => method !== "GET");
  const anywhere = fc.record({
    method: fc.constantFrom("POST", ...METHODS),
    path: fc.oneof(fc.constantFrom(...PATHS), fc.constantFrom(...documented.map(({ path }) => path)), fc.webPath()),
  });
  const odd = {
    target: anywhere,
    query: queries,
    headers: extraHeaders,
    host: fc.constantFrom("localhost", "localhost", "[::1", "a b", "", "x".repeat(300)),
  };
  const known = {
    target: fc.oneof(fc.constant(dispatch), fc.constantFrom(...changing), fc.constantFrom(...documented)),
    query: fc.constantFrom("", "?requestformat=XML", `?apikey=${key}`),
    headers: fc.constantFrom([], [["Accept", "application/json"] as const]),
    host: fc.constant("localhost"),
  };
  const rest = {
    type: fc.option(fc.constantFrom(...TYPES)),
    isSignedIn: fc.boolean(),
    body: bodies,
    framing: framings,
  };
  const filledIn = {
    ...known,
    target: fc.constantFrom(...changing),
    type: fc.constant("application/json"),
    isSignedIn: fc.constant(true),
    body: filledForms,
    framing: fc.constant("length" as const),
  };
  const requests = fc.oneof(
    { weight: 2, arbitrary: fc.record({ ...odd, ...rest }) },
    { weight: 2, arbitrary: fc.record({ ...known, ...rest }) },
    { weight: 1, arbitrary: fc.record(filledIn) },
  );
  return requests.map((parts) => {
    const { target, query, headers, type, host, isSignedIn, body, framing } = parts;
    const lines = [`${target.method} ${target.path}${query} HTTP/1.1`, `Host: ${host}`, "Connection: close"];
    const credential = target.path.startsWith("/api/operator/") ? token : key;
    if (isSignedIn) lines.push(`Authorization: Bearer ${credential}`);
    if (type !== null) lines.push(`Content-Type: ${type}`);
    for (const [name, value] of headers) lines.push(`${name}: ${value}`);
    const isChunked = framing.startsWith("chunked");
    const isCutShort = framing.endsWith("cut");
    lines.push(isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${body.length + (isCutShort ? 1 : 0)}`);
    const bytes = isChunked ? inChunks(body, isCutShort) : body;
    const head = `${lines.join("\r\n")}\r\n\r\n`;
    const shown = JSON.stringify(`${head}${bytes.toString("latin1", 0, SHOWN)}`);
    return { head, body: bytes, isCutShort, [fc.toStringMethod]: () => `${shown} and ${bytes.length} bytes` };
  });
}

function inChunks(body: Buffer, isCutShort: boolean): Buffer {
  const middle = Math.ceil(body.length / 2);
  const chunks = [body.subarray(0, middle), body.subarray(middle)].filter((chunk) => chunk.length > 0);
  const framed = chunks.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat(isCutShort ? framed : [...framed, Buffer.from("0\r\n\r\n")]);
}

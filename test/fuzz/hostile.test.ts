import assert from "node:assert/strict";
import fc from "fast-check";
import { connect } from "node:net";
import { it } from "node:test";
import { openCli, temporaryFolder } from "../cli-process.ts";
import { freshDatabase, hasPostgres } from "../support/postgres/postgres.ts";
import { hostileRequests, type HostileRequest, type Operation } from "./hostile-request.ts";
import { watchProcess, type WatchedProcess } from "./watched-process.ts";

/** `npm run test:hostile` sends more requests. */
const REQUESTS = Number(process.env["HOSTILE_REQUESTS"] ?? 1_000);
/** A request is slow if it takes three times the CPU time of signing in, which is expensive on purpose, or more. */
const SIGN_INS = 3;
/** Not less on a fast machine, where a garbage collection takes as long as signing in. */
const LEAST_SLOW_MS = 200;
/** A request fails if it is slow each time: a garbage collection or a compilation may slow down one run. */
const REPEATS = 4;
const MOST_BYTES = 600 * 1_048_576;
/** The limit of HTTP clients for headers. */
const MOST_HEADER_BYTES = 16_384;
const ANSWER_TIMEOUT_MS = 30_000;
const ROOMY = "1000000";
/** They would end the access of the requests that follow. */
const ENDS_ACCESS = /\/(?:logout|end-sessions|reset-two-factor|suspend|regenerate|rotate|revoke)$/;
const SETTINGS = {
  PORT: "0",
  LOG_LEVEL: "silent",
  RATE_LIMIT: ROOMY,
  AUTH_FAILURES_PER_MINUTE: ROOMY,
  LOGIN_ATTEMPTS_PER_MINUTE: "10000",
  LOGIN_ATTEMPTS_PER_ADDRESS: "100000",
  SIGN_UPS_PER_MINUTE: "100000",
};

const isLeftOut = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

it("no request causes a server error, much work or much memory", { skip: isLeftOut }, async () => {
  using folder = temporaryFolder();
  await using fresh = await freshDatabase();
  const cli = openCli({ ...SETTINGS, DATA_DIR: folder.path, DATABASE_URL: fresh.url });
  await using server = await cli.start("serve");
  await cli.json("reseller", "create", "--email", "ada@example.com", "--name", "Ada", "--credit", "1000");
  await cli.json("service", "create", "--name", "Check", "--type", "imei", "--price", "0.01");
  const { key } = await cli.json("key", "create", "--reseller", "ada@example.com");
  const owner = { email: "olga@example.com", password: "a password of hers" };
  await cli.json("operator", "create", "--email", owner.email, "--name", "Olga", "--password", owner.password);
  const watched = watchProcess(server.process.pid!);
  const token = await signIn(server.url, owner);
  const start = watched.workedMs();
  await signIn(server.url, owner);
  const mostWorkMs = Math.max(LEAST_SLOW_MS, SIGN_INS * (watched.workedMs() - start));
  const documented = (await readOperations(server.url)).filter(({ path }) => !ENDS_ACCESS.test(path));
  assert.ok(documented.length > 50, "the OpenAPI documents list the addresses");
  const statuses = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(hostileRequests(documented, { key, token }), async (request) => {
      const { workMs, answer } = await send(server.url, watched, request);
      const status = answer.slice(0, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      assert.doesNotMatch(status, /^HTTP\/1\.1 (?:50[^3]|5[^0].)/);
      const head = answer.split("\r\n\r\n", 1)[0]!;
      assert.ok(head.length < MOST_HEADER_BYTES, `${head.length} bytes of headers`);
      if (workMs > mostWorkMs) {
        const again: number[] = [];
        for (let run = 0; run < REPEATS; run++) again.push((await send(server.url, watched, request)).workMs);
        assert.ok(Math.min(...again) <= mostWorkMs, `${again.join(", ")} ms of work`);
      }
    }),
    // Shrinking a slow request would repeat it many times.
    { numRuns: REQUESTS, endOnFailure: true },
  );
  const peak = watched.peakBytes();
  assert.ok(peak === null || peak < MOST_BYTES, `${peak} bytes of memory`);
  // Most responses come from the server, not from the HTTP parser.
  for (const status of ["200", "400", "401", "404", "413", "422"])
    assert.ok(statuses.has(`HTTP/1.1 ${status}`), `no answer was ${status}: ${JSON.stringify([...statuses])}`);
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
});

async function signIn(url: string, credentials: object): Promise<string> {
  const response = await fetch(`${url}/api/operator/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials),
  });
  assert.equal(response.status, 200);
  return ((await response.json()) as { token: string }).token;
}

/** The operations of the OpenAPI documents, with a number instead of each parameter. */
async function readOperations(url: string): Promise<Operation[]> {
  const operations: Operation[] = [];
  for (const document of ["/api/openapi.json", "/api/operator/openapi.json"]) {
    const { paths } = (await (await fetch(url + document)).json()) as { paths: Record<string, object> };
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods))
        operations.push({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, "1") });
  }
  return operations;
}

/** The bytes until the connection closes; empty if the server closed before it answered. */
async function send(
  url: string,
  watched: WatchedProcess,
  { head, body, isCutShort }: HostileRequest,
): Promise<{ workMs: number; answer: string }> {
  const { hostname, port } = new URL(url);
  const start = watched.workedMs();
  const answer = await new Promise<string>((resolve, reject) => {
    let received = "";
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error("no answer"));
    }, ANSWER_TIMEOUT_MS);
    socket.setEncoding("latin1").on("data", (part: string) => (received += part));
    // A server that refuses a body may close the connection while the body is being sent.
    socket.on("error", () => socket.destroy());
    socket.on("end", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(received);
    });
    socket.write(head, "latin1");
    if (isCutShort) socket.end(body);
    else socket.write(body);
  });
  return { workMs: watched.workedMs() - start, answer };
}

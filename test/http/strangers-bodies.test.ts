import assert from "node:assert/strict";
import { connect } from "node:net";
import { after, before, describe, it } from "node:test";
import { answerOf, startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, imei, sendForm } from "./dispatch-client.ts";

const LIMIT = 400_000;
const STRANGERS_LIMIT = 16_384;
/** 100 orders in one bulk call, of 2,560 bytes each. */
const DISPATCH_LIMIT = 256_000;
const JSON_TYPE = "application/json";

interface Route {
  method: string;
  path: string;
  isOpen: boolean;
}

describe("the body of a stranger", () => {
  let server: TestServer;
  let ada: TestReseller;
  let routes: Route[];
  before(async () => {
    server = await startTestServer({ workers: false, settings: { BODY_LIMIT_BYTES: LIMIT } });
    ada = await server.createReseller({ credit: "1000" });
    routes = [...(await readRoutes("/api/openapi.json")), ...(await readRoutes("/api/operator/openapi.json"))];
  });
  after(() => server.stop());

  /** What takes a body, beside dispatch: its key may stand in the body. */
  async function readRoutes(document: string): Promise<Route[]> {
    const { body } = await answerOf(await fetch(server.url + document));
    const paths: [string, Record<string, { security?: unknown[] }>][] = Object.entries(body.paths);
    return paths
      .filter(([path]) => path !== "/api/dispatch")
      .flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, { security }]) => ({
          method: method.toUpperCase(),
          path: path.replace(/\{\w+\}/g, "1"),
          isOpen: security?.length === 0,
        })),
      )
      .filter(({ method }) => method !== "GET");
  }

  /** Sends bytes as they are, `more` when an answer came, and gives what came back when the connection closes. */
  function exchange(first: string, more = ""): Promise<string> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(first));
      let received = "";
      socket.setEncoding("utf8").on("data", (part: string) => {
        if (received === "" && more !== "") socket.write(more);
        received += part;
      });
      // Writing to what the other side closed is an error; what came before it counts.
      socket.on("error", () => socket.destroy()).on("close", () => resolve(received));
    });
  }

  function post(path: string, bytes: number, headers = {}): Promise<Answer> {
    const body = JSON.stringify({ email: "x".repeat(bytes - 12) });
    return fetch(server.url + path, { method: "POST", headers: { "content-type": JSON_TYPE, ...headers }, body }).then(
      answerOf,
    );
  }

  it("is not waited for where a caller is needed, nor at unknown addresses", async () => {
    const closed = routes.filter(({ isOpen }) => !isOpen);
    assert.ok(closed.length > 60, `${closed.length} routes`);
    const expected = closed.map(({ method, path }) => `${method} ${path} 401`);
    const head = `Host: x\r\nContent-Type: ${JSON_TYPE}\r\nConnection: close`;
    const answered: string[] = [];
    for (const { method, path } of closed) {
      // None of the body ever comes.
      const answer = await exchange(`${method} ${path} HTTP/1.1\r\n${head}\r\nContent-Length: 200000\r\n\r\n`);
      answered.push(`${method} ${path} ${answer.slice(9, 12)}`);
    }
    assert.deepEqual(answered, expected);
    for (const path of ["/nothing", "/api/v1/nothing", "/healthz"]) {
      const answer = await exchange(`POST ${path} HTTP/1.1\r\n${head}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":`);
      assert.match(answer, /^HTTP\/1\.1 40[45] /, path);
    }
  });

  it("harms neither the answer that refuses it nor the next call on the connection", async () => {
    for (let run = 0; run < 5; run++) {
      for (const path of ["/api/v1/orders", "/api/operator/suppliers"]) {
        const answer = await post(path, LIMIT - 10);
        assert.deepEqual([answer.status, answer.body.code], [401, "unauthenticated"]);
      }
    }
    const call = "POST /api/v1/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n";
    const second = `${"x".repeat(200_000)}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    assert.match(await exchange(`${call}\r\n`, second), /^HTTP\/1\.1 401 [^]*HTTP\/1\.1 200 OK[^]*\{"status":"ok"\}$/);
  });

  it("is passed over up to the limit, then the connection closes", async () => {
    const part = `${LIMIT.toString(16)}\r\n${"x".repeat(LIMIT)}\r\n`;
    for (const method of ["POST", "GET"]) {
      const head = `${method} /api/v1/orders HTTP/1.1\r\nHost: x\r\n`;
      const chunked = await exchange(`${head}Transfer-Encoding: chunked\r\n\r\n`, part + part);
      assert.match(chunked, /^HTTP\/1\.1 401 /);
      const told = await exchange(`${head}Content-Length: ${LIMIT + 1}\r\n\r\n`);
      assert.match(told, /^HTTP\/1\.1 401 /);
      assert.match(told, /^connection: close/im);
    }
  });

  it("is small wherever none is known yet", async () => {
    const open = routes.filter(({ isOpen, method }) => isOpen && method === "POST").map(({ path }) => path);
    assert.ok(open.length >= 8 && open.includes("/api/v1/login") && open.includes("/api/operator/login"), open.join());
    for (const path of open) {
      const large = await post(path, STRANGERS_LIMIT + 1);
      assert.deepEqual([large.status, large.body.code], [413, "payload_too_large"], path);
      assert.notEqual((await post(path, STRANGERS_LIMIT)).status, 413, path);
    }
    const staff = await server.createStaff("owner");
    for (const [path, token] of [
      ["/api/v1/orders", ada.key],
      ["/api/operator/suppliers", staff.token],
    ] as const)
      assert.equal((await post(path, LIMIT - 10, { authorization: `Bearer ${token}` })).status, 422);
  });

  it("on dispatch, where it may hold the key, is as large as the largest calls are", async () => {
    const ID = await server.createService();
    const reference = "0f9b6c1e-5a34-4c52-9f0d-2b7e1d";
    const custom = { Notes: "/".repeat(1_000) };
    const order = (n: number) => ({ ID, IMEI: imei(n), CUSTOMFIELD: base64(custom) });
    const orders = Array.from({ length: 100 }, (_, n) => [`${reference}${n}`, order(n)]);
    const placed = await sendForm(server, dhru(ada.key, "placeimeiorderbulk", base64(Object.fromEntries(orders))));
    assert.equal(Object.keys(placed.body.SUCCESS).length, 100, placed.text.slice(0, 300));
    const rows = Array.from({ length: 500 }, (_, n) => [`${reference}${n}`, { ID: String(1_000_000_000 + n) }]);
    const asked = await sendForm(server, dhru(ada.key, "getimeiorderbulk", base64(Object.fromEntries(rows))));
    assert.equal(asked.status, 200);
    assert.equal(Object.keys(asked.body).length, 501);
    const fields = (bytes: number) => `action=accountinfo&apikey=${ada.key}&a=`.padEnd(bytes, "x");
    const call = (bytes: number) => fetch(`${server.url}/api/dispatch`, { method: "POST", body: fields(bytes) });
    assert.equal((await call(DISPATCH_LIMIT)).status, 200);
    assert.equal((await call(DISPATCH_LIMIT + 1)).status, 413);
  });
});

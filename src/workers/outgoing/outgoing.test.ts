import assert from "node:assert/strict";
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer, type Socket } from "node:net";
import { describe, it } from "node:test";
import { closeAfterEach, closedUrl, closeLater, listen, serve, serveTcp } from "../../../test/support/listeners.ts";
import { createOutgoing, type Outgoing, type OutgoingOptions } from "./outgoing.ts";
import { shows, until } from "../../../test/support/wait.ts";

const KEY = "KEY-0123456789";
const FIELDS = { apiaccesskey: KEY, action: "placeimeiorder", parameters: "<IMEI>490154203237518</IMEI>" };
const LARGEST = 1_000;
const SOON_MS = 300;
const LONG_MS = 20_000;

closeAfterEach();

function open(options: Partial<OutgoingOptions> = {}): Outgoing {
  const outgoing = createOutgoing({
    allowPrivateAddresses: true,
    timeoutMs: LONG_MS,
    maxAnswerBytes: LARGEST,
    ...options,
  });
  closeLater(() => outgoing.close());
  return outgoing;
}

/**
 * A server that does as the test says, and calls to it that time out soon. Their connection is open already: to make
 * one may take longer than that on a busy machine.
 */
async function openHurried(onRequest: (socket: Socket) => void) {
  let isOpen = false;
  const server = await serveTcp((socket) =>
    isOpen ? onRequest(socket) : void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"),
  );
  const outgoing = open({ timeoutMs: SOON_MS });
  await until(async () => (await outgoing.post(server.url, FIELDS)).kind === "answer");
  isOpen = true;
  server.requests = 0;
  return { server, outgoing };
}

describe("a call that provably was not sent", () => {
  it("is one to a port without a listener", async () => {
    const answer = await open().post(await closedUrl(), FIELDS);
    assert.deepEqual(answer, { kind: "not_sent", message: "no connection (ECONNREFUSED)" });
  });

  it("is one to a name that does not exist", async () => {
    const answer = await open().post("http://nowhere.invalid/api/index.php", FIELDS);
    assert.equal(answer.kind, "not_sent");
  });

  it("is one to an address that is no web address", async () => {
    for (const url of [
      "",
      "panel.example",
      "ftp://127.0.0.1/",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "http://",
    ]) {
      assert.deepEqual(
        await open().post(url, FIELDS),
        { kind: "not_sent", message: "the address is no web address" },
        url,
      );
    }
  });

  it("is one to a server that speaks no TLS", async () => {
    const { url, bodies } = await serve((_, response) => response.end("{}"));
    const answer = await open().post(url.replace("http:", "https:"), FIELDS);
    assert.equal(answer.kind, "not_sent");
    assert.deepEqual(bodies, []);
  });

  it("is one to a server that has no certificate to show", async () => {
    let requests = 0;
    const url = await listen(createTlsServer((_, response) => response.end(String((requests += 1)))));
    const answer = await open().post(url.replace("http:", "https:"), FIELDS);
    assert.equal(answer.kind, "not_sent");
    assert.equal(requests, 0);
  });

  it("is one to a server that takes too long over TLS", async () => {
    const url = await listen(createTcpServer());
    const answer = await open({ timeoutMs: SOON_MS }).post(url.replace("http:", "https:"), FIELDS);
    assert.deepEqual(answer, { kind: "not_sent", message: "no connection (UND_ERR_CONNECT_TIMEOUT)" });
  });
});

describe("a private address", () => {
  const hosts = [
    "127.0.0.1",
    "localhost",
    "0.0.0.0",
    "0",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "127.0.0.1.",
    "①②⑦.0.0.1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "169.254.169.254",
    "10.0.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "[fe80::1]",
    "[fc00::1]",
  ];

  it("is not called, however it is written", async () => {
    const { url, connections } = await serve((_, response) => response.end("{}"));
    const outgoing = open({ allowPrivateAddresses: false });
    const { port } = new URL(url);
    for (const host of hosts) {
      const answer = await outgoing.post(`http://${host}:${port}/api/index.php`, FIELDS);
      assert.equal(answer.kind, "not_sent", host);
      assert.match((answer as { message: string }).message, /private: set ALLOW_PRIVATE_ADDRESSES/, host);
    }
    assert.equal(connections(), 0);
  });

  it("is called where the operator allows it", async () => {
    const { url } = await serve((_, response) => response.end("{}"));
    const { port } = new URL(url);
    for (const host of ["127.0.0.1", "localhost", "2130706433"]) {
      const answer = await open().post(`http://${host}:${port}/`, FIELDS);
      assert.equal(answer.kind, "answer", host);
    }
  });
});

describe("a call whose outcome is unknown", () => {
  it("is one that is never answered", async () => {
    const { server, outgoing } = await openHurried(() => {});
    const answer = await outgoing.post(server.url, FIELDS);
    assert.deepEqual(answer, { kind: "unknown", message: `no answer within ${SOON_MS} ms` });
    await shows(() => server.requests, 1);
  });

  it("is one whose answer stops half-way", async () => {
    const cut = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{";
    const { server, outgoing } = await openHurried((socket) => void socket.write(cut));
    const answer = await outgoing.post(server.url, FIELDS);
    assert.deepEqual(answer, { kind: "unknown", message: `no answer within ${SOON_MS} ms` });
  });

  it("is one whose connection is closed without an answer", async () => {
    const server = await serveTcp((socket) => socket.end());
    const answer = await open().post(server.url, FIELDS);
    assert.equal(answer.kind, "unknown");
    assert.equal(server.requests, 1);
  });

  it("is one whose connection is reset", async () => {
    const server = await serveTcp((socket) => socket.resetAndDestroy());
    const answer = await open().post(server.url, FIELDS);
    assert.deepEqual(answer, { kind: "unknown", message: "the connection broke (ECONNRESET)" });
    assert.equal(server.requests, 1);
  });

  it("is one whose answer is cut", async () => {
    const server = await serveTcp((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"SUCCESS":[{"REFERENCEID":5'),
    );
    const answer = await open().post(server.url, FIELDS);
    assert.equal(answer.kind, "unknown");
  });

  it("is one whose answer is no HTTP", async () => {
    const server = await serveTcp((socket) => socket.end("220 mail.example ESMTP\r\n"));
    const answer = await open().post(server.url, FIELDS);
    assert.equal(answer.kind, "unknown");
  });

  it("is one whose answer is larger than allowed, of which no more is read", async () => {
    let hasEnded = false;
    const { url } = await serve((_, response) => {
      response.on("close", () => (hasEnded = true));
      const pour = (): void => {
        while (!response.destroyed && response.write("x".repeat(10_000))) {
          // Until the buffers are full.
        }
      };
      response.on("drain", pour);
      pour();
    });
    const answer = await open().post(url, FIELDS);
    assert.deepEqual(answer, { kind: "unknown", message: `the answer is larger than ${LARGEST} bytes` });
    await until(() => hasEnded);
  });

  it("is one on a reused connection that breaks; it is not sent again", async () => {
    const server = await serveTcp((socket, count) => {
      if (count === 1) socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}");
      else socket.resetAndDestroy();
    });
    const outgoing = open();
    assert.equal((await outgoing.post(server.url, FIELDS)).kind, "answer");
    assert.equal((await outgoing.post(server.url, FIELDS)).kind, "unknown");
    assert.equal(server.requests, 2);
  });

  it("does not contain the key or the request", async () => {
    const server = await serveTcp((socket) => socket.destroy());
    const outgoing = open({ timeoutMs: SOON_MS });
    const silent = await serveTcp(() => {});
    const urls = [server.url, silent.url, await closedUrl(), `http://nowhere.invalid/?key=${KEY}`, `x:${KEY}`];
    for (const url of urls) {
      const answer = await outgoing.post(url, FIELDS);
      assert.notEqual(answer.kind, "answer");
      assert.doesNotMatch(JSON.stringify(answer), /0123456789|490154203237518/, url);
    }
  });
});

describe("an answer", () => {
  it("is its status, its type and its text, for all values", async () => {
    const { url, bodies } = await serve((_, response) => {
      response.writeHead(503, { "content-type": "text/html; charset=utf-8" }).end("<h1>Später</h1>");
    });
    assert.deepEqual(await open().post(url, FIELDS), {
      kind: "answer",
      status: 503,
      contentType: "text/html; charset=utf-8",
      text: "<h1>Später</h1>",
    });
    assert.deepEqual(Object.fromEntries(new URLSearchParams(bodies[0])), FIELDS);
  });

  it("may be as large as allowed, empty, and of no type", async () => {
    for (const text of ["x".repeat(LARGEST), ""]) {
      const { url } = await serve((_, response) => response.end(text));
      assert.deepEqual(await open().post(url, FIELDS), { kind: "answer", status: 200, contentType: "", text });
    }
  });

  it("is a redirect where the server redirects: nothing is sent on", async () => {
    const other = await serve((_, response) => response.end("{}"));
    const { url } = await serve((_, response) => response.writeHead(307, { location: other.url }).end());
    const answer = await open().post(url, FIELDS);
    assert.equal(answer.kind === "answer" && answer.status, 307);
    assert.equal(other.connections(), 0);
  });

  it("is text even where its bytes are none", async () => {
    const { url } = await serve((_, response) => response.end(Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0x7d])));
    const answer = await open().post(url, FIELDS);
    assert.equal(answer.kind === "answer" && answer.text, "{\ufffd}");
  });
});

describe("calls to one server", () => {
  it("use a connection again", async () => {
    const { url, bodies, connections } = await serve((_, response) => response.end("{}"));
    const outgoing = open();
    for (let call = 0; call < 10; call += 1) assert.equal((await outgoing.post(url, FIELDS)).kind, "answer");
    assert.equal(bodies.length, 10);
    assert.ok(connections() < 10);
  });

  it("end when the program does", async () => {
    const server = await serveTcp(() => {});
    const outgoing = open();
    const call = outgoing.post(server.url, FIELDS);
    await until(() => server.requests > 0);
    await outgoing.close();
    assert.equal((await call).kind, "unknown");
  });
});

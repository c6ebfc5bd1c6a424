import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { imei, sendRaw } from "./dispatch-client.ts";
import { answerOf, startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";

const LIMIT = 300_000;
const BOUNDARY = "----a-boundary";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";
const TYPES = [FORM, JSON_TYPE, MULTIPART, "text/plain"];
/** What each reads. Between them are all parsers of bodies. */
const READS: Record<string, readonly string[]> = {
  "/api/dispatch": TYPES,
  "/api/v1/login": [FORM, JSON_TYPE, MULTIPART],
  "/api/v1/orders": [FORM, JSON_TYPE, MULTIPART],
  "/api/v1/session": [FORM, JSON_TYPE, MULTIPART],
  "/api/operator/login": [JSON_TYPE],
};
const INTERFACES = Object.keys(READS);
/** Deeper than what calls itself for each level can go. */
const DEEP = 40_000;

function nested(levels: number): string {
  return `${"[".repeat(levels)}${"]".repeat(levels)}`;
}

function multipart(fields: readonly (readonly [string, string])[]): string {
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

describe("request bodies", () => {
  let server: TestServer;
  let ada: TestReseller;
  before(async () => {
    server = await startTestServer({ workers: false, settings: { BODY_LIMIT_BYTES: LIMIT } });
    ada = await server.createReseller({ credit: "1000" });
  });
  after(() => server.stop());

  async function post(path: string, type: string | null, body: string, headers = {}): Promise<Answer> {
    const bytes = Buffer.from(body);
    const all = { ...headers, ...(type !== null && { "content-type": type }) };
    return answerOf(await fetch(`${server.url}${path}`, { method: "POST", headers: all, body: bytes }));
  }

  /** Of the interfaces one reads the bodies of callers alone. */
  function keyFor(path: string): Record<string, string> {
    return path === "/api/v1/orders" ? { authorization: `Bearer ${ada.key}` } : {};
  }

  function codeOf({ body }: Answer): string {
    return body.ERROR?.[0].ERRORCODE ?? body.code;
  }

  describe("larger than the limit", () => {
    for (const path of INTERFACES) {
      it(`are refused at ${path} by the length that they tell`, async () => {
        for (const type of READS[path]!) {
          const answer = await post(path, type, "x".repeat(LIMIT + 1), keyFor(path));
          assert.deepEqual([answer.status, codeOf(answer)], [413, "payload_too_large"], type);
        }
      });
    }

    for (const type of TYPES) {
      it(`are refused as ${type} without a length as soon as they are too large, and no more is read`, async () => {
        const start = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`;
        const body = start + "x".repeat(LIMIT + 1 - start.length);
        const head = `POST /api/dispatch HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked`;
        // The last chunk never comes, so the answer is to what was sent so far.
        const answer = await sendRaw(server, `${head}\r\n\r\n${body.length.toString(16)}\r\n${body}`);
        assert.match(answer, /^HTTP\/1\.1 413 /);
        assert.match(answer, /^connection: close/im);
      });
    }
  });

  it("of another type than an address reads are refused", async () => {
    for (const path of INTERFACES) {
      for (const type of TYPES.filter((each) => !READS[path]!.includes(each))) {
        const answer = await post(path, type, "x", keyFor(path));
        assert.deepEqual([answer.status, codeOf(answer)], [415, "unsupported_media_type"], `${path} ${type}`);
      }
    }
  });

  describe("in multipart", () => {
    const unreadable: [string, string, string][] = [
      ["without a boundary", "multipart/form-data", multipart([["a", "b"]])],
      ["with an empty boundary", "multipart/form-data; boundary=", multipart([["a", "b"]])],
      ["with an empty boundary in quotes", 'multipart/form-data; boundary=""', multipart([["a", "b"]])],
      ["with a boundary that is too long", `multipart/form-data; boundary=${"b".repeat(300)}`, "--b"],
      ["that are plain bytes", MULTIPART, "\0\u0001 nothing of the kind"],
      ["that end early", MULTIPART, multipart([["action", "accountinfo"]]).slice(0, -20)],
      ["that end within a header", MULTIPART, `--${BOUNDARY}\r\nContent-Disposi`],
    ];
    for (const [what, type, body] of unreadable) {
      it(`${what} are malformed`, async () => {
        for (const path of INTERFACES) {
          const answer = await post(path, type, body, keyFor(path));
          if (path === "/api/dispatch") {
            assert.deepEqual([answer.status, codeOf(answer)], [200, "malformed_request"]);
            assert.equal(answer.body.apiversion, "6.1");
          } else assert.equal(answer.status, READS[path]!.includes(MULTIPART) ? 400 : 415, path);
        }
      });
    }

    it("have a few hundred parts at most", async () => {
      const fields = Array.from({ length: 301 }, (_, n): [string, string] => [`f${n}`, "1"]);
      for (const path of ["/api/dispatch", "/api/v1/login"])
        assert.equal(codeOf(await post(path, MULTIPART, multipart(fields))), "payload_too_large");
    });

    it("are read whole: lists, brackets, large values, names that objects have, and files are passed over", async () => {
      const ID = await server.createService();
      const large = `${" ".repeat(200_000)}${JSON.stringify({ ID, IMEI: imei(1) })}`;
      const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhello\r\n`;
      const fields = [
        ["__proto__", "x"],
        ["constructor", "y"],
        ["apikey", ada.key],
        ["action", "placeimeiorder"],
        ["parameters", large],
      ] as const;
      const placed = await post("/api/dispatch", MULTIPART, file + multipart(fields));
      assert.equal(placed.body.SUCCESS?.[0].STATUS, "PENDING", JSON.stringify(placed.body));
      const rows = [imei(2), imei(3)].flatMap((number, row): [string, string][] => [
        [`orders[${row}][service_id]`, String(ID)],
        [`orders[${row}][imei]`, number],
      ]);
      const bulk = await post("/api/v1/orders/bulk", MULTIPART, file + multipart(rows), {
        authorization: `Bearer ${ada.key}`,
      });
      assert.deepEqual(bulk.body.meta, { placed: 2, refused: 0 });
    });
  });

  describe("nested deeply", () => {
    it("are malformed in JSON wherever it is read", async () => {
      const authorization = { authorization: `Bearer ${ada.key}` };
      for (const levels of [34, DEEP]) {
        const text = nested(levels);
        const order = `{"service_id":1,"imei":"${imei(9)}","metadata":{"a":${text}}}`;
        for (const path of ["/api/v1/orders", "/api/v1/orders/quote"]) {
          const answer = await post(path, JSON_TYPE, order, authorization);
          assert.deepEqual([answer.status, codeOf(answer)], [400, "malformed_request"]);
        }
        for (const path of INTERFACES.slice(1)) {
          // Before the sign-in no more may be sent.
          const fitting = path === "/api/v1/orders" ? text : nested(Math.min(levels, 7_000));
          const answer = await post(path, JSON_TYPE, `{"email":${fitting}}`, authorization);
          assert.deepEqual([answer.status, codeOf(answer)], [400, "malformed_request"], path);
        }
      }
    });

    it("are malformed on dispatch as the body, its parameters and its custom fields, in base64 too", async () => {
      const ID = await server.createService();
      const text = `{"a":${nested(DEEP)}}`;
      const encoded = Buffer.from(text).toString("base64");
      const call = { apikey: ada.key, action: "placeimeiorder", ID: String(ID), IMEI: imei(8) };
      const bodies = [
        JSON.stringify(call).replace("}", `,"x":${text}}`),
        ...[text, encoded].map((parameters) => new URLSearchParams({ ...call, parameters }).toString()),
        ...[text, encoded].map((CUSTOMFIELD) => new URLSearchParams({ ...call, CUSTOMFIELD }).toString()),
      ];
      for (const body of bodies) {
        const answer = await post("/api/dispatch", "text/plain", body);
        assert.equal(codeOf(answer), "malformed_request", body.slice(0, 80));
      }
    });

    it("may have as many levels as clients need", async () => {
      const metadata = JSON.parse(`{"a":${nested(30)}}`);
      const { status } = await server.rest(ada.key, "POST", "/orders", {
        service_id: await server.createService(),
        imei: imei(7),
        metadata,
      });
      assert.equal(status, 201);
    });
  });

  it("with too many fields are refused, not cut short", async () => {
    const many = "ID[]=1&".repeat(10_001);
    assert.equal(codeOf(await post("/api/dispatch", FORM, many)), "too_many_items");
    assert.equal(codeOf(await post("/api/v1/orders", FORM, many, keyFor("/api/v1/orders"))), "too_many_items");
  });
});

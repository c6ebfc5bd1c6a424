import assert from "node:assert/strict";
import { after, before } from "node:test";
import { readOpenApi } from "../../support/openapi.ts";
import { answerOf, startTestServer, type Answer, type TestReseller, type TestServer } from "../../support/server.ts";

type Fields = Record<string, string>;

/** REST v1 of a server without workers. Every response is checked against the document. */
export interface RestWorld {
  readonly server: TestServer;
  /** In the price group Gold, with credit of 100.00 and a password. */
  readonly ada: TestReseller;
  /** At 0.045, for any identifier. */
  readonly service: number;
  /** A form is sent as it is, anything else as JSON. */
  call(key: string, method: string, path: string, body?: object, headers?: Fields): Promise<Answer>;
  /** Ada places an order for a new identifier. */
  place(fields?: Fields, headers?: Fields): Promise<Answer>;
  balance(): Promise<string>;
}

export const PASSWORD = "correct horse";

export const form = (fields: Fields) => new URLSearchParams(fields);

let serial = 0;
/** An identifier that no order has. */
export const fresh = () => `serial-${++serial}`;

/** Starts the server before the tests of the suite that calls this, and stops it after them. */
export function useRestWorld(): RestWorld {
  let server: TestServer;
  let ada: TestReseller;
  let service: number;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url);
    ada = await server.createReseller({ credit: "100", group: "Gold", password: PASSWORD });
    service = await server.createService({ price: "0.045", identifierCheck: "none", serviceGroup: "Checks" });
  });
  after(() => server.stop());

  const call: RestWorld["call"] = async (key, method, path, body, headers = {}) => {
    const isForm = body instanceof URLSearchParams || body instanceof FormData;
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: "application/json",
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = await answerOf(response);
    if (answer.status !== 304) check(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    assert.match(answer.headers.get("x-request-id")!, /^req_/);
    return answer;
  };

  return {
    get server() {
      return server;
    },
    get ada() {
      return ada;
    },
    get service() {
      return service;
    },
    call,
    place: (fields = {}, headers = {}) =>
      call(ada.key, "POST", "/orders", form({ service_id: String(service), imei: fresh(), ...fields }), headers),
    balance: async () => (await call(ada.key, "GET", "/account")).body.data.balance,
  };
}

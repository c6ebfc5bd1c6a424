import assert from "node:assert/strict";
import { after, before } from "node:test";
import { readOpenApi } from "../support/openapi.ts";
import { answerOf, startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";

export interface Row {
  [field: string]: unknown;
}

/** The Fusion Pro API of a server without workers that takes at most four orders in a request. */
export interface ProWorld {
  readonly server: TestServer;
  /** With credit of 100.00. */
  readonly ada: TestReseller;
  /** The reference of the last row. */
  readonly reference: number;
  /** Checks a response against the document. */
  check(method: string, path: string, answer: Answer): void;
  /** As the family's own client calls: PHP's curl with a Bearer token, and JSON where there is a body. */
  call(method: "GET" | "POST", path: string, body?: unknown, key?: string): Promise<Answer>;
  /** One order, with the next reference. */
  row(fields: Row): Row;
  place(product: unknown, ...rows: Row[]): Promise<Answer>;
  balance(key?: string): Promise<string>;
  products(key?: string): Promise<Answer["body"]>;
  uuidOf(service: number): Promise<string>;
}

/** Starts the server before the tests of the suite that calls this, and stops it after them. */
export function useProWorld(): ProWorld {
  let server: TestServer;
  let ada: TestReseller;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let reference = 0;

  before(async () => {
    server = await startTestServer({ workers: false, settings: { BULK_ORDERS: 4 } });
    ada = await server.createReseller({ credit: "100", name: "Ada" });
    check = await readOpenApi(server.url);
  });
  after(() => server.stop());

  const call: ProWorld["call"] = async (method, path, body, key = ada.key) => {
    const response = await fetch(`${server.url}/api/reseller/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(method === "POST" && { "Content-Type": "application/json" }) },
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const answer = await answerOf(response);
    check(method, `/api/reseller/v1${path.split("?", 1)[0]}`, answer);
    assert.equal(answer.body.code, answer.status);
    assert.equal(answer.body.status, answer.status === 200 ? "success" : "error");
    return answer;
  };
  const products: ProWorld["products"] = async (key = ada.key) =>
    (await call("GET", "/products", undefined, key)).body.data;

  return {
    get server() {
      return server;
    },
    get ada() {
      return ada;
    },
    get reference() {
      return reference;
    },
    check: (method, path, answer) => check(method, path, answer),
    call,
    row: (fields) => ({ reference_id: `${++reference}`, Quantity: 1, ...fields }),
    place: (product, ...rows) => call("POST", "/order", [{ product_uuid: product, fields: rows }]),
    balance: async (key = ada.key) => (await call("GET", "/account", undefined, key)).body.data.balance,
    products,
    async uuidOf(service) {
      const { name } = (await server.rest(ada.key, "GET", `/services/${service}`)).body.data;
      const found = Object.entries((await products()).products).find(
        ([, product]) => (product as Row)["name"] === name,
      );
      return found![0];
    },
  };
}

import assert from "node:assert/strict";
import { parse } from "csv-parse/sync";
import { after, before, describe, it } from "node:test";
import { rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { topUp } from "../../src/core/ledger/wallet/wallet.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";

const OPERATOR = { kind: "operator", id: null } as const;
const MOST_ROWS = 2_500;
const BYTE_ORDER_MARK = "\ufeff";

describe("a list of the reseller's", () => {
  let server: TestServer;
  let ada: TestReseller;
  let service: number;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false, settings: { EXPORT_ROWS: MOST_ROWS } });
    check = await readOpenApi(server.url);
    ada = await server.createReseller({ credit: "10000" });
    service = await server.createService({ name: "=cmd|' /C calc'!A0", price: "0.045", identifierKind: "text" });
  });
  after(() => server.stop());

  async function place(imei: string, fields: Record<string, unknown> = {}, key = ada.key) {
    const { status, body } = await server.rest(key, "POST", "/orders", { service_id: service, imei, ...fields });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data as { id: number; status: string };
  }

  /** The file as it came; text of a refusal where there is one. */
  async function download(path: string, key = ada.key) {
    const response = await fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
    const bytes = Buffer.from(await response.arrayBuffer());
    check("GET", `/api/v1${path.split("?", 1)[0]}`, {
      status: response.status,
      body: response.ok ? null : JSON.parse(bytes.toString()),
    });
    return { status: response.status, headers: response.headers, text: bytes.toString() };
  }

  async function readRows(path: string, key = ada.key): Promise<Record<string, string>[]> {
    const { status, text } = await download(path, key);
    assert.equal(status, 200, text);
    return parse(text, { bom: true, columns: true, record_delimiter: "\r\n" });
  }

  describe("as a file", () => {
    it("is a download that spreadsheets read as UTF-8", async () => {
      const { id } = await place("żółć");
      const { headers, text } = await download("/orders.csv");
      assert.match(headers.get("content-type")!, /^text\/csv; charset=utf-8/);
      assert.match(headers.get("content-disposition")!, /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
      assert.equal(headers.get("cache-control"), "no-store");
      assert.ok(text.startsWith(`${BYTE_ORDER_MARK}id,created_at,status,`));
      const [row] = await readRows("/orders.csv");
      assert.deepEqual(
        [row!["id"], row!["imei"], row!["price"], row!["charged"]],
        [String(id), "żółć", "0.045", "0.00"],
      );
    });

    it("computes nothing in a spreadsheet, and leaves amounts as they are", async () => {
      const eve = await server.createReseller({ credit: "5" });
      const hostile = ["=1+1", "+1", "-1", "@SUM(A1)", "\uff1d1"];
      for (const [index, text] of hostile.entries()) {
        const order = await place(`i${index}${text}`, { client_reference: text }, eve.key);
        if (index === 0) await rejectOrder(server.core, BigInt(order.id), text, OPERATOR);
        if (index === 1)
          await succeedOrder(server.core, BigInt(order.id), { result: `${text}\n"quoted", here` }, OPERATOR);
      }
      const rows = (await readRows("/orders.csv", eve.key)).toReversed();
      assert.deepEqual(
        rows.map((row) => row["client_reference"]),
        hostile.map((text) => `'${text}`),
      );
      assert.equal(rows[0]!["status_reason"], "'=1+1");
      assert.equal(rows[0]!["service"], "'=cmd|' /C calc'!A0");
      assert.equal(rows[1]!["result"], `'+1\n"quoted", here`);
      await topUp(server.core, { resellerId: eve.id, amount: 1n, reason: "@home", actor: OPERATOR });
      const entries = await readRows("/transactions.csv", eve.key);
      assert.equal(entries[0]!["description"], "'@home");
      assert.deepEqual(
        entries.map((row) => row["amount"]).filter((amount) => amount!.startsWith("-")),
        Array(hostile.length).fill("-0.045"),
      );
      assert.equal(entries.at(-1)!["amount"], "5.00");
    });

    it("has the rows of the list with the same filters, and none of other resellers", async () => {
      const bob = await server.createReseller({ credit: "5" });
      const first = await place("bob-1", {}, bob.key);
      const second = await place("bob-2", {}, bob.key);
      await rejectOrder(server.core, BigInt(first.id), "No", OPERATOR);
      const ids = async (path: string) => (await readRows(path, bob.key)).map((row) => Number(row["id"]));
      assert.deepEqual(await ids("/orders.csv"), [second.id, first.id]);
      assert.deepEqual(await ids("/orders.csv?status=REJECTED"), [first.id]);
      assert.deepEqual(await ids("/orders.csv?q=bob-2"), [second.id]);
      assert.deepEqual(await ids("/orders.csv?created_to=2001-01-01"), []);
      const entries = await readRows(`/transactions.csv?order_id=${first.id}`, bob.key);
      assert.deepEqual(
        entries.map((row) => [row["type"], row["amount"], row["balance_after"]]),
        [
          ["release", "0.045", "4.955"],
          ["order", "-0.045", "4.955"],
        ],
      );
      assert.deepEqual(await readRows("/orders.csv", bob.testKey), []);
      for (const path of ["/orders.csv?status=DONE", "/transactions.csv?type=gift", "/orders.csv?created_from=soon"]) {
        assert.equal((await download(path, bob.key)).status, 422);
      }
      assert.equal((await download("/orders.csv", "rk_live_wrong")).status, 401);
    });

    it("is whole over many pages, or refused where it would be too long", async () => {
      const big = await server.createReseller({ credit: "10000" });
      await server.core.database.statement(
        "test_many_orders",
        `insert into orders (wallet_id, service_id, source, test, identifier, quantity, unit_price, price, currency, content_hash)
         select w.id, $2, 'api', false, 'many-' || n, 1, 0, 0, w.currency, ''
           from wallets w, generate_series(1, $3::integer) n where w.reseller_id = $1 and not w.test`,
        [big.id, service, MOST_ROWS],
      );
      const rows = await readRows("/orders.csv", big.key);
      assert.equal(rows.length, MOST_ROWS);
      assert.equal(new Set(rows.map((row) => row["id"])).size, MOST_ROWS);
      await place("one-more", {}, big.key);
      const refused = await download("/orders.csv", big.key);
      assert.deepEqual([refused.status, JSON.parse(refused.text).code], [422, "too_many_items"]);
      assert.equal((await readRows("/orders.csv?q=one-more", big.key)).length, 1);
      const vague = await server.rest(big.key, "GET", "/orders?q=many");
      assert.deepEqual([vague.status, Object.keys(vague.body.errors)], [422, ["q"]]);
    });
  });

  describe("is searched", () => {
    let eve: TestReseller;
    let imei: number;
    let reference: number;
    let code: number;

    before(async () => {
      eve = await server.createReseller({ credit: "100" });
      imei = (await place("356938035643809", {}, eve.key)).id;
      reference = (await place("SN-ABC", { client_reference: "inv-77" }, eve.key)).id;
      code = (await place("other", {}, eve.key)).id;
      await succeedOrder(server.core, BigInt(code), { result: "NCK 12345678" }, OPERATOR);
      await place("356938035643809");
    });

    const find = async (q: string) => {
      const answer = await server.rest(eve.key, "GET", `/orders?q=${encodeURIComponent(q)}`);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      check("GET", "/api/v1/orders", answer);
      return answer.body.data.map((order: { id: number }) => order.id);
    };

    it("by an IMEI or how it begins, however it is grouped", async () => {
      for (const q of ["356938035643809", "3569", "35-693803-564380-9", " 35 693803 "]) {
        assert.deepEqual(await find(q), [imei], q);
      }
      assert.deepEqual(await find("sn-ab"), [reference]);
    });

    it("by the client's reference, the code and the number of the order", async () => {
      assert.deepEqual(await find("inv-77"), [reference]);
      assert.deepEqual(await find("inv"), [reference]);
      assert.deepEqual(await find("NCK 1234"), [code]);
      assert.deepEqual(await find(String(reference)), [reference]);
    });

    it("by its number as pages write it", async () => {
      for (const q of [`#${reference}`, `order ${reference}`, `Order #${reference}`])
        assert.deepEqual(await find(q), [reference], q);
    });

    it("by the last digits of an IMEI, and by what a reference or an input contains", async () => {
      for (const q of ["643809", "3809", "80-9"]) assert.deepEqual(await find(q), q === "80-9" ? [] : [imei], q);
      assert.deepEqual(await find("v-77"), [reference]);
      const box = await server.createService({
        type: "server",
        inputs: [{ name: "Email", type: "text", required: true }],
      });
      const { body } = await server.rest(eve.key, "POST", "/orders", {
        service_id: box,
        inputs: { Email: "Jo.Doe@Example.com" },
      });
      assert.deepEqual(await find("jo.doe@"), [body.data.id]);
      // The name of an input is not its value.
      assert.deepEqual(await find("email"), []);
    });

    it("for several identifiers at once, up to a limit", async () => {
      const several = async (identifiers: string) =>
        server.rest(eve.key, "GET", `/orders?identifiers=${encodeURIComponent(identifiers)}`);
      for (const separator of [" ", ",", "\n", "; ", "\r\n"]) {
        const answer = await several(["356938035643809", "SN-ABC", "unknown"].join(separator));
        check("GET", "/api/v1/orders", answer);
        assert.deepEqual(
          answer.body.data.map(({ id }: { id: number }) => id),
          [reference, imei],
        );
      }
      const many = await several(Array.from({ length: 201 }, (_, number) => `SN-${number}`).join(" "));
      assert.deepEqual([many.status, Object.keys(many.body.errors)], [422, ["identifiers"]]);
    });

    it("and added up with the same filters", async () => {
      const totals = async (query: string) => {
        const answer = await server.rest(eve.key, "GET", `/orders/totals${query}`);
        check("GET", "/api/v1/orders/totals", answer);
        return answer.body.data;
      };
      assert.deepEqual(await totals("?status=SUCCESS"), {
        orders: 1,
        complete: true,
        price: "0.045",
        charged: "0.045",
        refunded: "0.00",
        currency: "USD",
      });
      assert.deepEqual((await totals("?q=inv-77")).orders, 1);
      assert.deepEqual((await totals("?q=nobody-has-this")).price, "0.00");
    });

    it("within the newest 5,000 orders for what no index finds, which are also all that is added up", async () => {
      const hal = await server.createReseller({ credit: "10" });
      const { id } = await place("OLD-778899", {}, hal.key);
      await server.core.database.statement(
        "test_newer_orders",
        `insert into orders (wallet_id, service_id, source, test, identifier, quantity, unit_price, price, currency, content_hash)
         select w.id, $2, 'api', false, 'newer-' || n, 1, 0, 0, w.currency, ''
           from wallets w, generate_series(1, 5000) n where w.reseller_id = $1 and not w.test`,
        [hal.id, service],
      );
      const found = async (q: string) =>
        (await server.rest(hal.key, "GET", `/orders?q=${q}`)).body.data.map((order: { id: number }) => order.id);
      assert.deepEqual([await found("OLD-77"), await found("778899")], [[id], []]);
      const totals = (await server.rest(hal.key, "GET", "/orders/totals")).body.data;
      assert.deepEqual([totals.orders, totals.complete, totals.price], [5000, false, "0.00"]);
    });

    it("within its filters, and by the start of an identifier, not by its middle", async () => {
      assert.deepEqual(await find("80356"), []);
      assert.deepEqual(await find("%"), []);
      assert.deepEqual(await find("999999999999999999999999"), []);
      const { body } = await server.rest(eve.key, "GET", "/orders?q=inv&status=SUCCESS");
      assert.deepEqual([body.data, body.meta.total], [[], 0]);
      const foreign = await server.rest(eve.key, "GET", `/orders?q=${(await place("mine")).id}`);
      assert.deepEqual(foreign.body.data, []);
    });
  });
});

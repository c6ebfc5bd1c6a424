import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setRate } from "../../src/core/currencies/exchange-rates.ts";
import { parseRate } from "../../src/core/currencies/exchange.ts";
import { run } from "../../src/database/statements.ts";
import { toUuid } from "../../src/http/pro/uuids.ts";
import { readOpenApi } from "../support/openapi.ts";
import { answerOf, startTestServer, type Answer, type TestServer, type TestStaff } from "../support/server.ts";
import { base64, imei } from "./dispatch-client.ts";
import { until } from "../support/wait.ts";

const CREDIT = "100.00";
const EXPIRE =
  "update exchange_rates set source = 'feed', valid_until = now() - interval '1 second' where currency = 'EUR'";

let server: TestServer;
let manager: TestStaff;
let agent: TestStaff;
let check: Awaited<ReturnType<typeof readOpenApi>>;
before(async () => {
  server = await startTestServer({ workers: false });
  manager = await server.createStaff("manager");
  agent = await server.createStaff("agent");
  check = await readOpenApi(server.url, "/api/operator/openapi.json");
});
after(() => server.stop());

async function operate(method: string, path: string, body?: unknown, { token }: TestStaff = manager): Promise<Answer> {
  const answer = await server.operate(token, method, path, body);
  check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
  return answer;
}
const codeOf = ({ status, body }: Answer) => [status, body.code];

describe("exchange rates in the operator's API", () => {
  /** What the last call changed, once it has ended. */
  function lastChanges(): Promise<{ target: string; fields: Record<string, object> }[]> {
    return until(async () => {
      const [entry] = (await operate("GET", "/audit-log?per_page=1")).body.data;
      return entry.status !== null && entry.changes;
    });
  }

  it("are read by all staff, and changed by those who manage settings", async () => {
    assert.deepEqual((await operate("GET", "/exchange-rates", undefined, agent)).body.data, { base: "USD", rates: [] });
    for (const [method, path, body] of [
      ["PUT", "/exchange-rates/EUR", { rate: "0.9" }],
      ["DELETE", "/exchange-rates/EUR", {}],
      ["POST", "/exchange-rates/EUR/accept", { rate: "0.9" }],
      ["PATCH", "/exchange-feed", { kind: "ecb" }],
      ["POST", "/exchange-feed/fetch", {}],
    ] as const) {
      assert.deepEqual(codeOf(await operate(method, path, body, agent)), [403, "scope_missing"], path);
    }
    assert.deepEqual((await operate("GET", "/exchange-rates")).body.data.rates, []);
  });

  it("name the field that is wrong, and change nothing", async () => {
    const wrong = [
      ["EUR", { rate: "0" }, "rate"],
      ["EUR", { rate: "0,9" }, "rate"],
      ["EUR", { rate: "0.00000000001" }, "rate"],
      ["EUR", {}, "rate"],
      ["EUR", { rate: "0.9", round_to: "0" }, "round_to"],
      ["EUR", { rate: "0.9", margin_basis_points: -5_001 }, "margin_basis_points"],
      ["USD", { rate: "1" }, "currency"],
      ["EURO", { rate: "0.9" }, "currency"],
    ] as const;
    for (const [currency, body, field] of wrong) {
      const answer = await operate("PUT", `/exchange-rates/${currency}`, body);
      assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, [field]], JSON.stringify(body));
    }
    assert.deepEqual(codeOf(await operate("PUT", "/exchange-rates/EUR", { rate: "0.9", source: "feed" })), [
      409,
      "conflict",
    ]);
    assert.deepEqual((await operate("GET", "/exchange-rates")).body.data.rates, []);
  });

  it("are changed much, and removed under resellers, only when that is confirmed", async () => {
    await operate("PUT", "/exchange-rates/EUR", { rate: "0.9235", margin_basis_points: 150 });
    const rate = async () => (await operate("GET", "/exchange-rates")).body.data.rates[0]?.rate;
    const odd = { rate: "9.235" };
    assert.deepEqual(codeOf(await operate("PUT", "/exchange-rates/EUR", odd)), [409, "confirmation_required"]);
    assert.equal(await rate(), "0.9235");
    assert.equal((await operate("PUT", "/exchange-rates/EUR", { ...odd, confirm: true })).status, 200);
    assert.equal(await rate(), "9.235");
    await server.createReseller({ currency: "EUR" });
    assert.deepEqual(codeOf(await operate("DELETE", "/exchange-rates/EUR", {})), [409, "confirmation_required"]);
    assert.equal((await operate("DELETE", "/exchange-rates/EUR", { confirm: true })).status, 200);
    assert.equal(await rate(), undefined);
  });

  it("are in the audit log with the old and the new value", async () => {
    const recorded = async (fields: object, target = "exchange rate JPY") =>
      assert.deepEqual(await lastChanges(), [{ target, fields }]);
    await operate("PUT", "/exchange-rates/JPY", { rate: "149.55" });
    await recorded({
      rate: { old: null, new: "149.55" },
      margin_basis_points: { old: null, new: 0 },
      round_to: { old: null, new: "1.00" },
      source: { old: null, new: "manual" },
    });
    await operate("PUT", "/exchange-rates/JPY", { rate: "150", round_to: "10" });
    await recorded({ rate: { old: "149.55", new: "150" }, round_to: { old: "1.00", new: "10.00" } });
    await operate("PATCH", "/exchange-feed", { kind: "ecb", max_age_hours: 48 });
    await recorded({ kind: { old: "off", new: "ecb" }, max_age_hours: { old: 144, new: 48 } }, "exchange rate feed");
    await operate("DELETE", "/exchange-rates/JPY", {});
    assert.deepEqual((await lastChanges())[0]?.fields["rate"], { old: "150", new: null });
  });
});

describe("an order in a currency whose rate is too old", () => {
  let key: string;
  let serviceId: number;
  let number = 0;
  before(async () => {
    await setRate(server.core, "EUR", { rate: parseRate("0.9") });
    serviceId = await server.createService({ price: "1.00" });
    const reseller = await server.createReseller({ currency: "EUR", credit: CREDIT });
    key = reseller.key;
    await run(server.core.database.kysely, EXPIRE, []);
  });

  const dhru = async (action: string, parameters: object) => {
    const fields = { apiaccesskey: key, requestformat: "JSON", action, parameters: base64(parameters) };
    return answerOf(await fetch(`${server.url}/api/index.php`, { method: "POST", body: new URLSearchParams(fields) }));
  };
  const row = () => ({ ID: String(serviceId), IMEI: imei(++number) });
  const pro = async () => {
    const fields = [{ reference_id: `Pro ${++number}`, IMEI: imei(number) }];
    return answerOf(
      await fetch(`${server.url}/api/reseller/v1/order`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify([{ product_uuid: toUuid("product", serviceId), fields }]),
      }),
    );
  };
  const rest = () => server.rest(key, "POST", "/orders", { service_id: serviceId, imei: imei(++number) });
  const native = () => server.placeByDispatch(key, serviceId, imei(++number));

  it("is answered by a form that ends no order in the family's clients, and by its code in REST", async () => {
    for (const answer of [await native(), await dhru("placeimeiorder", row())]) {
      assert.deepEqual([answer.status, answer.headers.get("x-error-code")], [503, "currency_paused"]);
      assert.deepEqual(Object.keys(answer.body), ["message", "apiversion"]);
    }
    const bulk = (await dhru("placeimeiorderbulk", { a: row() })).body;
    assert.deepEqual([Object.keys(bulk.a), bulk.SUCCESS], [["message"], {}]);
    const { status, body } = await pro();
    assert.deepEqual([status, body.status, body.error_code, body.data], [503, "error", "currency_paused", []]);
    const refused = await rest();
    assert.deepEqual([...codeOf(refused), refused.body.charged], [409, "currency_paused", false]);
  });

  it("is charged nothing, and placed as soon as the rate is there", async () => {
    const account = async () => (await server.rest(key, "GET", "/account")).body.data;
    const orders = async () => (await server.rest(key, "GET", "/orders")).body.data.length;
    const { balance, held } = await account();
    assert.deepEqual([balance, held, await orders()], [CREDIT, "0.00", 0]);
    await setRate(server.core, "EUR", { rate: parseRate("0.9") });
    for (const { status } of [await native(), await dhru("placeimeiorder", row()), await pro()])
      assert.equal(status, 200);
    assert.equal((await rest()).status, 201);
    assert.deepEqual([(await account()).held, await orders()], ["3.60", 4]);
  });
});

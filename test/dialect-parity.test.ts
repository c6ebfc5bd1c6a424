import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createApiKey } from "../src/core/resellers/keys/api-keys.ts";
import { changeService } from "../src/core/catalogue/services/change-service.ts";
import { changeServiceVisibility } from "../src/core/catalogue/visibility/visibility.ts";
import { refundOrder } from "../src/core/orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../src/core/orders/settle-orders.ts";
import { takeOrder } from "../src/core/fulfilment/review/take-order.ts";
import { findWalletRow } from "../src/core/ledger/wallet/wallet-rows.ts";
import { fromUuid, toUuid } from "../src/http/pro/uuids.ts";
import { base64, imei, OPERATOR } from "./http/dispatch-client.ts";
import { answerOf, startTestServer, type Answer, type ServiceInput, type TestServer } from "./support/server.ts";

/** The parameters of a step, independent of the dialect. */
interface Wanted {
  serviceId?: string;
  imei?: string | number;
  quantity?: string;
  reference?: string;
  maxPrice?: string;
  allowDuplicate?: boolean;
  inputs?: Record<string, string>;
}

/** The part of a response that must be the same in every dialect. */
type Outcome = { placed: string; replayed: boolean } | { status: string; result: string } | { refused: string };

interface Dialect {
  place: (key: string, serviceId: number, wanted: Wanted) => Promise<Answer>;
  read: (key: string, id: string) => Promise<Answer>;
  cancel: (key: string, id: string) => Promise<Answer>;
  outcomeOf: (answer: Answer) => Outcome;
  /** What it can say of an outcome; if unset, everything. */
  says?: (outcome: Outcome) => Outcome;
}

let server: TestServer;
before(async () => void (server = await startTestServer({ workers: false })));
after(() => server.stop());

const native: Dialect = {
  place: (key, serviceId, wanted) =>
    server.dispatch(key, { action: "placeimeiorder", ...flatFields(serviceId, wanted) }),
  read: (key, id) => server.dispatch(key, { action: "getimeiorder", ID: id }),
  cancel: (key, id) => server.dispatch(key, { action: "cancelorder", ID: id }),
  outcomeOf: dispatchOutcome,
};

const dhru: Dialect = {
  place: (key, serviceId, wanted) => askDhru(key, "placeimeiorder", namedFields(serviceId, wanted)),
  read: (key, id) => askDhru(key, "getimeiorder", { ID: id }),
  cancel: (key, id) => askDhru(key, "cancelorder", { ID: id }),
  outcomeOf: dispatchOutcome,
};

const rest: Dialect = {
  place: (key, serviceId, wanted) => server.rest(key, "POST", "/orders", restBody(serviceId, wanted)),
  read: (key, id) => server.rest(key, "GET", `/orders/${id}`),
  cancel: (key, id) => server.rest(key, "POST", `/orders/${id}/cancel`),
  outcomeOf: ({ status, headers, body }) => {
    if (status >= 400) return { refused: body.code };
    const { id, status: word, code, status_reason: reason } = body.data;
    if (status === 201 || headers.has("idempotent-replayed")) return { placed: String(id), replayed: status === 200 };
    return { status: word, result: code ?? reason ?? "" };
  },
};

/** The words of Fusion Pro, which has one for all that ends without a result. */
const PRO_WORDS: Record<string, string> = {
  PENDING: "new",
  PROCESSING: "in-process",
  SUCCESS: "success",
  REJECTED: "reject",
  CANCELLED: "reject",
  REFUNDED: "reject",
};

const pro: Dialect = {
  place: (key, serviceId, wanted) => askPro(key, "/order", proBody(serviceId, wanted)),
  read: (key, id) => askPro(key, `/order/${id}`),
  // The family has no request for it.
  cancel: rest.cancel,
  outcomeOf: (answer) => {
    const { status, error_code: code, data } = answer.body;
    if (status === "error") return { refused: code };
    if (status !== "success") return pro.says!(rest.outcomeOf(answer));
    if (!Array.isArray(data)) return { status: data.status, result: data.replay };
    return { placed: String(fromUuid("order", data[0][0].order_uuid)), replayed: false };
  },
  says: (outcome) => {
    if ("placed" in outcome) return { ...outcome, replayed: false };
    return "status" in outcome ? { ...outcome, status: PRO_WORDS[outcome.status]! } : outcome;
  },
};

const DIALECTS = { "dispatch, native": native, "dispatch, Dhru": dhru, "REST v1": rest, "Fusion Pro": pro };

function namedFields(serviceId: number, wanted: Wanted): Record<string, unknown> {
  return {
    ID: wanted.serviceId ?? String(serviceId),
    ...(wanted.imei !== undefined && { IMEI: wanted.imei }),
    ...(wanted.quantity !== undefined && { QNT: wanted.quantity }),
    ...(wanted.reference !== undefined && { CLIENTREF: wanted.reference }),
    ...(wanted.maxPrice !== undefined && { max_price: wanted.maxPrice }),
    ...(wanted.allowDuplicate && { allow_duplicate: "1" }),
    ...(wanted.inputs && { CUSTOMFIELD: base64(wanted.inputs) }),
  };
}

/** A form has no numbers: a numeric IMEI is sent in CUSTOMFIELD. */
function flatFields(serviceId: number, wanted: Wanted): Record<string, string> {
  const { IMEI, ...fields } = namedFields(serviceId, wanted) as Record<string, string>;
  if (typeof wanted.imei === "number") return { ...fields, CUSTOMFIELD: base64({ IMEI: wanted.imei }) };
  return { ...fields, ...(IMEI !== undefined && { IMEI }) };
}

function restBody(serviceId: number, wanted: Wanted): Record<string, unknown> {
  return {
    service_id: wanted.serviceId ?? serviceId,
    imei: wanted.imei,
    quantity: wanted.quantity,
    client_reference: wanted.reference,
    max_price: wanted.maxPrice,
    allow_duplicate: wanted.allowDuplicate,
    inputs: wanted.inputs,
  };
}

/** Every order has a reference there. */
const NO_REFERENCE = "none";
let namedOrders = 0;

function proBody(serviceId: number, { serviceId: given, imei: IMEI, ...wanted }: Wanted): unknown {
  const fields = {
    reference_id: wanted.reference ?? `${NO_REFERENCE}${++namedOrders}`,
    Quantity: wanted.quantity,
    max_price: wanted.maxPrice,
    IMEI,
    ...wanted.inputs,
  };
  return [{ product_uuid: given ?? toUuid("product", serviceId), fields: [fields] }];
}

async function askPro(key: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const sent = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  return answerOf(await fetch(`${server.url}/api/reseller/v1${path}`, sent));
}

async function askDhru(key: string, action: string, parameters: Record<string, unknown>): Promise<Answer> {
  const fields = { apiaccesskey: key, requestformat: "JSON", action, parameters: base64(parameters) };
  const response = await fetch(`${server.url}/api/index.php`, { method: "POST", body: new URLSearchParams(fields) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function dispatchOutcome({ body }: Answer): Outcome {
  if (body.ERROR) return { refused: body.ERROR[0].ERRORCODE };
  const [{ MESSAGE, REFERENCEID, CODE, LIST }] = body.SUCCESS;
  if (MESSAGE === "Order received") return { placed: String(REFERENCEID), replayed: LIST.REPLAYED === true };
  return { status: LIST.STATUS, result: CODE };
}

/** One reseller in one dialect, who performs the steps of a case. */
interface Actor {
  place: (wanted: Wanted) => Promise<string | undefined>;
  read: (id: string | undefined) => Promise<void>;
  cancel: (id: string | undefined) => Promise<void>;
  serviceId: number;
}

interface Case {
  credit?: string;
  creditLimit?: string;
  service?: ServiceInput;
  steps: (actor: Actor) => Promise<void>;
}

const FIRST = imei(1);
const SECOND = imei(2);
const one =
  (wanted: Wanted) =>
  async ({ place }: Actor) =>
    void (await place(wanted));

const CASES: Record<string, Case> = {
  "an order": { steps: one({ imei: FIRST }) },
  "an order with separators in its IMEI": { steps: one({ imei: FIRST.replace(/^(..)/, "$1-") }) },
  "no IMEI": { steps: one({}) },
  "an IMEI that is a number": { steps: one({ imei: Number(FIRST) }) },
  "a wrong check digit": { steps: one({ imei: "350000000000012" }) },
  "an IMEI that is too short": { steps: one({ imei: "3500" }) },
  "an IMEISV": { steps: one({ imei: "3500000000000115" }) },
  "a placeholder": { steps: one({ imei: "111111111111111" }) },
  "14 digits for a service that completes the check digit": {
    service: { completesCheckDigit: true },
    steps: one({ imei: FIRST.slice(0, 14) }),
  },
  "a serial number": { service: { identifierKind: "serial" }, steps: one({ imei: "C39ABC12DE" }) },
  "an unknown service": { steps: one({ serviceId: "99999", imei: FIRST }) },
  "a service id that is not a number": { steps: one({ serviceId: "x", imei: FIRST }) },
  "too little credit": { credit: "0.99", steps: one({ imei: FIRST }) },
  "exactly enough credit": { credit: "1", steps: one({ imei: FIRST }) },
  "an overdraft": {
    credit: "0",
    creditLimit: "1.5",
    steps: async ({ place }) => {
      await place({ imei: FIRST });
      await place({ imei: SECOND });
    },
  },
  "a price with many decimals": { service: { price: "0.045001" }, steps: one({ imei: FIRST }) },
  "a maximum price that is high enough": { steps: one({ imei: FIRST, maxPrice: "1.00" }) },
  "a maximum price that is too low": { steps: one({ imei: FIRST, maxPrice: "0.999999" }) },
  "a maximum price with too many decimals": { steps: one({ imei: FIRST, maxPrice: "1.0000001" }) },
  "a quantity": { service: { type: "server", maxQuantity: 5 }, steps: one({ quantity: "3" }) },
  "a quantity out of range": { service: { type: "server", maxQuantity: 5 }, steps: one({ quantity: "6" }) },
  "a broken quantity": { service: { type: "server", maxQuantity: 5 }, steps: one({ quantity: "1.5" }) },
  "a quantity of a service sold singly": { steps: one({ imei: FIRST, quantity: "1" }) },
  "input fields": {
    service: { type: "server", inputs: [{ name: "Email", type: "email", required: true }] },
    steps: one({ inputs: { email: "a@b.c", other: "x" } }),
  },
  "an invalid input field": {
    service: { type: "server", inputs: [{ name: "Email", type: "email", required: true }] },
    steps: one({ inputs: { Email: "nobody" } }),
  },
  "a missing input field": {
    service: { type: "server", inputs: [{ name: "Email", type: "email", required: true }] },
    steps: one({}),
  },
  "a duplicate": {
    steps: async ({ place }) => {
      await place({ imei: FIRST });
      await place({ imei: FIRST });
      await place({ imei: FIRST, allowDuplicate: true });
    },
  },
  "a duplicate that is permitted": {
    service: { allowDuplicate: true },
    steps: async ({ place }) => {
      await place({ imei: FIRST });
      await place({ imei: FIRST, allowDuplicate: true });
    },
  },
  "a repeated reference": {
    steps: async ({ place }) => {
      await place({ imei: FIRST, reference: "A" });
      await place({ imei: FIRST, reference: "A" });
      await place({ imei: SECOND, reference: "A" });
    },
  },
  "a paused service": {
    steps: async ({ place, serviceId }) => {
      await changeService(server.core, serviceId, { status: "paused" });
      await place({ imei: FIRST });
    },
  },
  "a retired service": {
    steps: async ({ place, serviceId }) => {
      await changeService(server.core, serviceId, { status: "retired" });
      await place({ imei: FIRST });
    },
  },
  "a service that is hidden from the reseller": {
    steps: async ({ place, read, serviceId }) => {
      const id = await place({ imei: FIRST });
      const { id: other } = await server.createReseller();
      await changeServiceVisibility(server.core, serviceId, { visibleTo: "resellers", resellerIds: [other] });
      await place({ imei: SECOND });
      await read(id);
    },
  },
  "the whole life of an order": {
    steps: async ({ place, read, cancel }) => {
      const id = await place({ imei: FIRST });
      await read(id);
      await takeOrder(server.core, BigInt(id!), OPERATOR);
      await read(id);
      await cancel(id);
      await succeedOrder(server.core, BigInt(id!), { result: "1234" }, OPERATOR);
      await read(id);
      await refundOrder(
        server.core,
        BigInt(id!),
        { amount: 250_000n, idempotencyKey: "a part", reason: "half" },
        OPERATOR,
      );
      await read(id);
      await place({ imei: FIRST });
    },
  },
  "a rejected order": {
    steps: async ({ place, read, cancel }) => {
      const id = await place({ imei: FIRST });
      await rejectOrder(server.core, BigInt(id!), "Not found", OPERATOR);
      await read(id);
      await cancel(id);
    },
  },
  "a cancelled order": {
    steps: async ({ place, read, cancel }) => {
      const id = await place({ imei: FIRST });
      await cancel(id);
      await cancel(id);
      await read(id);
    },
  },
  "a cancellation that is never allowed": {
    service: { cancellable: "never" },
    steps: async ({ place, cancel }) => {
      await cancel(await place({ imei: FIRST }));
    },
  },
  "a cancellation on request": {
    service: { cancellable: "on_request" },
    steps: async ({ place, read, cancel }) => {
      const id = await place({ imei: FIRST });
      await takeOrder(server.core, BigInt(id!), OPERATOR);
      await cancel(id);
      await read(id);
    },
  },
  "an order that does not exist": {
    steps: async ({ read, cancel }) => {
      await read("999999999");
      await cancel("999999999");
      await read("x");
    },
  },
};

describe("every dialect behaves the same", () => {
  for (const [name, wanted] of Object.entries(CASES)) {
    it(`for ${name}`, async () => {
      const dialects = Object.values(DIALECTS);
      const [first, ...others] = await Promise.all(dialects.map((dialect) => play(dialect, wanted)));
      assert.ok(first!.outcomes.length > 0);
      for (const [index, other] of others.entries()) {
        const { says = (outcome: Outcome) => outcome } = dialects[index + 1]!;
        assert.deepEqual(other, { ...first, outcomes: first!.outcomes.map(says) });
      }
    });
  }
});

describe("a quantity for a service sold singly", () => {
  it("is refused by REST in a single order, a bulk and a quote, and nothing is charged", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    const service = await server.createService();
    for (const quantity of [2, "7", 0, -1, "1.5", "abc"]) {
      const order = { service_id: service, imei: FIRST, quantity };
      const refused = await server.rest(key, "POST", "/orders", order);
      assert.deepEqual([refused.status, refused.body.code], [422, "quantity_out_of_range"], String(quantity));
      assert.deepEqual(Object.keys(refused.body.errors), ["quantity"]);
      const bulk = await server.rest(key, "POST", "/orders/bulk", { orders: [order] });
      assert.equal(bulk.body.data[0].error.code, "quantity_out_of_range");
      const quote = await server.rest(key, "POST", "/orders/quote", order);
      assert.equal(quote.body.code, "quantity_out_of_range");
    }
    const account = await server.rest(key, "GET", "/account");
    assert.equal(account.body.data.balance, "10.00");
  });

  it("is ignored by dispatch, since panels send any value, and one unit is charged", async () => {
    for (const dialect of [native, dhru]) {
      const { key } = await server.createReseller({ credit: "10" });
      const service = await server.createService();
      for (const [index, quantity] of ["0", "7", "abc"].entries()) {
        const answer = await dialect.place(key, service, { imei: imei(50 + index), quantity });
        assert.ok("placed" in dialect.outcomeOf(answer), quantity);
      }
      const { body } = await server.rest(key, "GET", "/account");
      assert.equal(body.data.balance, "7.00");
    }
  });
});

/** Runs a case as a new reseller. Returns the outcomes and the rows in the database. */
async function play(dialect: Dialect, { credit = "10", creditLimit = "0", service, steps }: Case) {
  const reseller = await server.createReseller({ credit, creditLimit });
  // Only dispatch answers a repeated call with the first order; a setting of the key turns that off.
  const { key } = await createApiKey(server.core, { resellerId: reseller.id, replay: false });
  const serviceId = await server.createService({ name: "Service", ...service });
  const outcomes: Outcome[] = [];
  const placed: string[] = [];
  /** Orders are numbered in the order of placing, since their ids differ between resellers. */
  const note = (outcome: Outcome) => {
    if ("placed" in outcome && !placed.includes(outcome.placed)) placed.push(outcome.placed);
    outcomes.push("placed" in outcome ? { ...outcome, placed: String(placed.indexOf(outcome.placed)) } : outcome);
  };
  await steps({
    serviceId,
    place: async (wanted) => {
      const outcome = dialect.outcomeOf(await dialect.place(key, serviceId, wanted));
      note(outcome);
      return "placed" in outcome ? outcome.placed : undefined;
    },
    read: async (id) => note(dialect.outcomeOf(await dialect.read(key, id ?? "0"))),
    cancel: async (id) => note(dialect.outcomeOf(await dialect.cancel(key, id ?? "0"))),
  });
  return { outcomes, ...(await readBooks(reseller.id)) };
}

async function readBooks(resellerId: number) {
  const { kysely } = server.core.database;
  const wallet = (await findWalletRow(kysely, resellerId, false))!;
  const orders = await kysely
    .selectFrom("orders")
    .select(["identifier", "inputs", "quantity", "unit_price", "price", "status", "status_reason", "result_text"])
    .select(["captured", "refunded", "client_reference", "test"])
    .where("wallet_id", "=", wallet.id)
    .orderBy("id")
    .execute();
  const transfers = await kysely
    .selectFrom("transfers")
    .select(["kind", "amount"])
    .where("order_id", "in", kysely.selectFrom("orders").select("id").where("wallet_id", "=", wallet.id))
    .orderBy("id")
    .execute();
  const referenced = orders.map(({ client_reference: own, ...order }) => ({
    ...order,
    client_reference: own?.startsWith(NO_REFERENCE) ? null : own,
  }));
  return { available: wallet.available, held: wallet.held, orders: referenced, transfers };
}

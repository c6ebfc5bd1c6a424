import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Supplier } from "../../../src/core/fulfilment/suppliers/supplier.ts";
import { deliverDue, sendDue, setRoutes, supplierOf } from "../../fulfilment-world.ts";
import { assertLedgerBalances } from "../../money-world.ts";
import { useStaffWorld, type Role } from "./staff-world.ts";

const COST = 400_000n;
const CUT = { kind: "unknown", message: "The connection was cut.", raw: "" } as const;
const UNCLEAR = { kind: "refused", refusal: "unclear", message: "Call us", raw: "<b>Call us</b>" } as const;

describe("the operator's work on orders", () => {
  const world = useStaffWorld("manager");
  const { call } = world;
  let first: Supplier;
  let second: Supplier;
  let dear: Supplier;
  let manual: number;
  let routed: number;
  let last: { id: number; imei: string };
  let count = 0;

  before(async () => {
    const { core, createService } = world.server;
    [first, second] = [await supplierOf(core, { "7": COST }), await supplierOf(core, { "7": COST })];
    dear = await supplierOf(core, { "7": 2_000_000n });
    [manual, routed] = [await createService(), await createService()];
    const suppliers = [first, second, dear];
    await setRoutes(
      core,
      routed,
      suppliers.map(({ id }) => ({ supplierId: id, supplierService: "7" })),
    );
  });

  const get = async (path: string) => (await call("GET", path)).body.data;
  const act = async (id: number, action: string, body?: object, role?: Role) =>
    (await call("POST", `/orders/${id}/${action}`, body, role)).body.data;
  const idsOf = async (path: string) => (await get(path)).map((order: { id: number }) => order.id);

  /** The status and, where it was refused, the code. */
  async function outcome(path: string, body?: unknown): Promise<[number, string | undefined]> {
    const answer = await call("POST", path, body);
    return [answer.status, answer.body.code];
  }

  const place = async (serviceId = manual) => {
    last = await world.place(serviceId);
    count++;
    return last;
  };

  const balance = async () => (await world.server.rest(world.reseller.key, "GET", "/account")).body.data.balance;

  describe("lists orders", () => {
    it("by how their identifier begins and how they ended, and refuses invalid filters", async () => {
      const { id, imei: identifier } = await place();
      const found = await get(`/orders?q=${identifier.slice(0, 14)}`);
      assert.deepEqual(found[0].id, id);
      assert.deepEqual(await get(`/orders?q=${identifier}&overdue=true`), []);
      assert.deepEqual(await get(`/orders?q=${identifier}&status=REJECTED,REFUNDED`), []);
      await call("POST", `/orders/${id}/reject`, { reason: "No" });
      const rejected = await get("/orders?status=REJECTED");
      assert.deepEqual(rejected[0].id, id);
      for (const query of ["overdue=yes", "q=a%00b", "status=GONE"]) {
        assert.equal((await call("GET", `/orders?${query}`)).status, 422, query);
      }
    });
  });

  describe("answers an order", () => {
    it("once: a second answer, a rejection and a cancellation are refused and move no money", async () => {
      const { id } = await place();
      const taken = await call("POST", `/orders/${id}/take`, undefined, "agent");
      assert.deepEqual([taken.status, taken.body.data.status], [200, "PROCESSING"]);
      assert.equal(taken.body.data.taken_by.id, world.staff.agent.id);
      const answered = await act(id, "answer", { result: "Model: X", fields: { Model: "X" } }, "agent");
      assert.deepEqual([answered.status, answered.result.fields], ["SUCCESS", { Model: "X" }]);
      const left = await balance();
      for (const [action, body] of [
        ["take", undefined],
        ["answer", { result: "again" }],
        ["reject", { reason: "no" }],
        ["cancel", { reason: "no" }],
        ["retry", undefined],
        ["reroute", { supplier_id: first.id }],
      ] as const) {
        assert.deepEqual(await outcome(`/orders/${id}/${action}`, body), [409, "invalid_transition"], action);
      }
      assert.equal(await balance(), left);
      const { data } = (await world.server.rest(world.reseller.key, "GET", `/orders/${id}?include=history`)).body;
      assert.equal(data.history.length, 3);
      assert.equal(JSON.stringify(data).includes("Staff"), false);
    });

    it("and gives back what was rejected, cancelled or refunded, and no more", async () => {
      const whole = await balance();
      const [rejected, cancelled, refunded] = [await place(), await place(), await place()];
      assert.equal((await act(rejected.id, "reject", { reason: "blocked" })).status, "REJECTED");
      assert.equal((await act(cancelled.id, "cancel", { reason: "asked" })).status, "CANCELLED");
      const refund = `/orders/${refunded.id}/refund`;
      assert.deepEqual(await outcome(refund, { reason: "x" }), [409, "invalid_transition"]);
      await act(refunded.id, "answer", { result: "code" });
      for (const amount of ["1.000001", "0", "-1", "x", ""]) {
        const wrong = { reason: "x", amount, refunded_before: "0" };
        assert.deepEqual(await outcome(refund, wrong), [422, "validation_failed"]);
      }
      const part = { reason: "late", amount: "0.25" };
      await call("POST", refund, { ...part, refunded_before: "0" });
      assert.deepEqual(await outcome(refund, { ...part, refunded_before: "0" }), [409, "conflict"]);
      assert.deepEqual(await outcome(refund, part), [422, "field_required"]);
      for (let n = 0; n < 2; n += 1) {
        const again = await act(refunded.id, "refund", { ...part, idempotency_key: "second part" });
        assert.deepEqual([again.status, again.refunded], ["SUCCESS", "0.50"]);
      }
      const steps = (await get(`/orders/${refunded.id}`)).history.slice(-2);
      assert.deepEqual(
        steps.map(({ event, amount }: { event: string; amount: string }) => [event, amount]),
        [
          ["partly_refunded", "0.25"],
          ["partly_refunded", "0.25"],
        ],
      );
      const rest = await act(refunded.id, "refund", { reason: "late" });
      assert.deepEqual([rest.status, rest.refunded, rest.result.text], ["REFUNDED", "1.00", "code"]);
      assert.equal(await balance(), whole);
    });

    it("refuses bodies that say nothing, too much or something else", async () => {
      const { id } = await place();
      for (const [action, body] of [
        ["answer", {}],
        ["answer", { result: "" }],
        ["answer", { result: "x", code: "x" }],
        ["answer", { result: "a\0b" }],
        ["answer", { result: "x", fields: { a: {} } }],
        ["answer", { result: "x", delivered_quantity: 2 }],
        ["reject", {}],
        ["reject", { reason: " " }],
        ["cancel", { reason: 1 }],
        ["reroute", {}],
        ["reroute", { supplier_id: 2 ** 31 }],
        ["take", { by: "me" }],
      ] as const) {
        assert.equal((await outcome(`/orders/${id}/${action}`, body))[0], 422, `${action} ${JSON.stringify(body)}`);
      }
      for (const unknown of ["0", "999999", "x", "9".repeat(18)]) {
        assert.deepEqual(await outcome(`/orders/${unknown}/reject`, { reason: "x" }), [404, "order_not_found"]);
      }
      assert.equal((await get(`/orders/${id}`)).status, "PENDING");
      await call("POST", `/orders/${id}/cancel`, { reason: "done" });
    });
  });

  describe("gives an order to another supplier", () => {
    it("but not to one that costs more, has no route, or while one has it", async () => {
      const { id } = await place(routed);
      await sendDue(world.server.core, () => UNCLEAR);
      const was = await get(`/orders/${id}`);
      assert.deepEqual(
        [was.attention, was.attention_note, was.attempts[0].raw_answer],
        ["refused", "Call us", UNCLEAR.raw],
      );
      const stranger = await supplierOf(world.server.core, { "7": COST });
      assert.deepEqual(await outcome(`/orders/${id}/reroute`, { supplier_id: dear.id }), [409, "conflict"]);
      assert.deepEqual(await outcome(`/orders/${id}/reroute`, { supplier_id: stranger.id }), [409, "conflict"]);
      assert.deepEqual(await outcome(`/orders/${id}/reroute`, { supplier_id: 999_999 }), [404, "not_found"]);
      assert.deepEqual(await get(`/orders/${id}`), was);
      const rerouted = await call("POST", `/orders/${id}/reroute`, { supplier_id: second.id });
      assert.deepEqual([rerouted.body.data.supplier.name, rerouted.body.data.attention], [second.name, null]);
      await sendDue(world.server.core, () => ({ kind: "accepted", supplierReference: "a1", raw: "" }));
      assert.deepEqual(await outcome(`/orders/${id}/retry`), [409, "conflict"]);
      await deliverDue(world.server.core, second.id, "code");
      const done = await get(`/orders/${id}`);
      assert.deepEqual([done.status, done.cost, done.margin], ["SUCCESS", "0.40", "0.60"]);
      assert.deepEqual(
        done.history.map((step: { actor: string; actor_name: string }) => [step.actor, step.actor_name]).slice(1),
        [
          ["operator", "Staff 1"],
          ["supplier", second.name],
          ["supplier", second.name],
        ],
      );
    });

    it("and none of it shows to the reseller", async () => {
      const { data } = (await world.server.rest(world.reseller.key, "GET", "/orders?imei=" + last.imei)).body;
      assert.equal(data.length, 1);
      const text = JSON.stringify(data);
      // In quotes, since a time such as 12:00:10.401 has these digits, too.
      for (const secret of [first.name, second.name, `"0.40"`, "supplier", "attention"])
        assert.ok(!text.includes(secret));
    });
  });

  describe("settles unconfirmed attempts", () => {
    it("once, and follows what the supplier has", async () => {
      const { id } = await place(routed);
      await sendDue(world.server.core, () => CUT);
      const [unknown] = await get("/attempts/unknown");
      assert.deepEqual([unknown.order_id, unknown.state, unknown.imei], [id, "unknown", last.imei]);
      const path = `/attempts/${unknown.id}/settle`;
      for (const body of [
        {},
        { verdict: "placed" },
        { verdict: "placed", supplier_reference: " " },
        { verdict: "not_placed", supplier_reference: "1" },
        { verdict: "perhaps" },
      ]) {
        assert.deepEqual((await outcome(path, body))[0], 422);
      }
      assert.deepEqual(await outcome("/attempts/999999/settle", { verdict: "not_placed" }), [404, "not_found"]);
      assert.deepEqual(await outcome("/attempts/x/settle", { verdict: "not_placed" }), [404, "not_found"]);
      const settled = await call("POST", path, { verdict: "placed", supplier_reference: "u1" });
      assert.deepEqual([settled.body.data.state, settled.body.data.supplier_reference], ["submitted", "u1"]);
      assert.deepEqual(await outcome(path, { verdict: "placed", supplier_reference: "u1" }), [409, "conflict"]);
      assert.deepEqual(await outcome(path, { verdict: "not_placed" }), [409, "conflict"]);
      assert.deepEqual(await get("/attempts/unknown"), []);
      await deliverDue(world.server.core, first.id, "code");
      assert.equal((await get(`/orders/${id}`)).status, "SUCCESS");
    });
  });

  describe("works through the queue", () => {
    it("page by page, by what orders wait for and who has them", async () => {
      const [one, two] = [await place(), await place()];
      await call("POST", `/orders/${two.id}/take`, undefined, "agent");
      assert.deepEqual(await idsOf(`/queue?service_id=${manual}`), [one.id, two.id]);
      assert.deepEqual(await idsOf("/queue?attention=manual&taken_by=nobody"), [one.id]);
      assert.deepEqual(await idsOf(`/queue?taken_by=${world.staff.agent.id}`), [two.id]);
      const page = await call("GET", `/queue?service_id=${manual}&per_page=1`);
      assert.deepEqual(page.body.data[0].id, one.id);
      const next = new URL(page.body.links.next);
      assert.deepEqual(await idsOf(`/queue${next.search}`), [two.id]);
      for (const wrong of ["attention=boredom", "taken_by=me", "service_id=x", "cursor=!", "per_page=0"]) {
        assert.equal((await call("GET", `/queue?${wrong}`)).status, 422, wrong);
      }
      for (const { id } of [one, two]) await call("POST", `/orders/${id}/cancel`, { reason: "done" });
    });
  });

  it("finds orders by status, service, reseller, identifier and what they wait for", async () => {
    const { id, imei: identifier } = await place();
    assert.deepEqual(await idsOf(`/orders?imei=${identifier}`), [id]);
    assert.deepEqual(await idsOf(`/orders?status=PENDING&service_id=${manual}`), [id]);
    assert.deepEqual(await idsOf("/orders?attention=manual"), [id]);
    assert.deepEqual(await idsOf(`/orders?reseller=${world.reseller.email}&per_page=1`), [id]);
    assert.deepEqual(await idsOf(`/orders?reseller=${world.reseller.id}&per_page=1`), [id]);
    const walked: number[] = [];
    for (let next = "per_page=4"; next;) {
      const { body } = await call("GET", `/orders?${next}`);
      walked.push(...body.data.map((order: { id: number }) => order.id));
      next = body.links.next === null ? "" : new URL(body.links.next).search.slice(1);
    }
    assert.deepEqual([walked.length, new Set(walked).size, walked[0]], [count, count, id]);
    for (const wrong of ["status=LOST", "service_id=x", "reseller=nobody", "attention=x"]) {
      assert.equal((await call("GET", `/orders?${wrong}`)).status, 422, wrong);
    }
  });

  it("adds codes to a stock, each once, and writes none of them into the audit log", async () => {
    const service = await world.server.createService({ name: "Codes" });
    assert.equal((await outcome(`/services/${service}/stock`, { codes: " \n" }))[0], 422);
    assert.deepEqual(await outcome("/services/999999/stock", { codes: "a" }), [404, "service_not_found"]);
    const added = await call("POST", `/services/${service}/stock`, { codes: "SECRET-1\r\nSECRET-2\nSECRET-1\n" });
    assert.deepEqual(added.body.data, { added: 2, duplicates: 1, free: 2 });
    const stocks = await get("/stock");
    assert.deepEqual(stocks, [
      { service: { id: service, name: "Codes" }, free: 2, delivered: 0, routed: true, low: true },
    ]);
    assert.equal(JSON.stringify(await get("/audit-log?per_page=100")).includes("SECRET-"), false);
  });

  it("shows figures, and books that balance after all of this", async () => {
    const figures = await get("/figures");
    assert.equal(figures.money_by_day.length, 1);
    assert.equal(figures.low_stock.length, 1);
    assert.equal(figures.open_orders.total, 1);
    await assertLedgerBalances(world.server.core, []);
  });
});

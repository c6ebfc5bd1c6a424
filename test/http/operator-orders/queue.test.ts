import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Static } from "typebox";
import type { ReplyPreview } from "../../../src/http/operator/orders/replies.ts";
import { backdate, sendDue, setRoutes, supplierOf } from "../../fulfilment-world.ts";
import { assertLedgerBalances } from "../../money-world.ts";
import type { Answer, TestReseller } from "../../support/server.ts";
import { useStaffWorld, type Role } from "./staff-world.ts";

const COST = 400_000n;
const UNCLEAR = { kind: "refused", refusal: "unclear", message: "Call us", raw: "" } as const;

describe("the operator's queue API", () => {
  const world = useStaffWorld("agent");
  const { call, readCsv } = world;
  let other: TestReseller;

  before(async () => {
    other = await world.server.createReseller({ credit: "1000.00" });
  });

  const place = async (serviceId: number, by = world.reseller) => (await world.place(serviceId, by)).id;
  const idsOf = async (query: string) =>
    (await call("GET", `/queue?per_page=100&${query}`)).body.data.map(({ id }: { id: number }) => id);
  const act = async (body: object, role?: Role) => call("POST", "/queue/actions", body, role);

  it("filters by service, reseller, supplier and age, and counts and sums what matches", async () => {
    const { core } = world.server;
    const supplier = await supplierOf(core, { "7": COST });
    const [manual, routed] = [await world.server.createService(), await world.server.createService()];
    await setRoutes(core, routed, [{ supplierId: supplier.id, supplierService: "7" }]);
    const ids = [await place(manual), await place(manual, other), await place(routed)];
    await sendDue(core, () => UNCLEAR);
    await backdate(core, BigInt(ids[1]!), 120);
    assert.deepEqual(await idsOf(`service_id=${manual}`), [ids[0], ids[1]]);
    assert.deepEqual(await idsOf(`reseller_id=${other.id}`), [ids[1]]);
    assert.deepEqual(await idsOf(`supplier_id=${supplier.id}`), [ids[2]]);
    assert.deepEqual(await idsOf("waiting_minutes=60"), [ids[1]]);
    assert.deepEqual(await idsOf(`service_id=${manual}&waiting_minutes=60`), [ids[1]]);
    assert.deepEqual(await idsOf(`service_id=${routed}&waiting_minutes=60`), []);
    const { totals, facets } = (await call("GET", `/queue/summary?service_id=${manual}`)).body.data;
    assert.equal(totals.length, 1);
    const { price } = (await call("GET", `/orders/${ids[0]}`)).body.data;
    assert.deepEqual([totals[0].orders, Number(totals[0].price)], [2, Number(price) * 2]);
    const facetOf = (facet: string, id: number | null, name?: string) =>
      facets.find(
        (row: { facet: string; id: number | null; name: string }) =>
          row.facet === facet && row.id === id && (!name || row.name === name),
      )?.orders;
    assert.deepEqual(
      [
        facetOf("service", manual),
        facetOf("service", routed),
        facetOf("reseller", other.id),
        facetOf("supplier", supplier.id),
      ],
      [2, 1, 1, 1],
    );
    assert.equal(facetOf("attention", null, "refused"), 1);
    await act({ action: "reject", orders: ids.map((id) => ({ id })), reason: "done" });
    assert.deepEqual(await idsOf(`service_id=${manual}`), []);
  });

  it("exports what is filtered as a file whose answers can be filled in", async () => {
    const service = await world.server.createService({ name: "=Unlock" });
    const ids = [await place(service), await place(service, other)];
    const read = (query: string) => readCsv(`/queue.csv?${query}`);
    const [header, ...lines] = await read(`service_id=${service}`);
    assert.equal(header, "order,imei,service_id,service,reseller,quantity,inputs,reason,assigned_to,created_at,answer");
    assert.deepEqual(
      lines.map((line) => line.split(",")[0]),
      ids.map(String),
    );
    assert.match(lines[0]!, /,'=Unlock,.*,manual,,\d{4}-[^,]+,$/);
    assert.equal((await read(`reseller_id=${other.id}&service_id=${service}`)).length, 2);
  });

  it("answers with the same or each its own text, and tells what became of each order", async () => {
    const manual = await world.server.createService({ price: "2.00" });
    const ids = [await place(manual), await place(manual), await place(manual)];
    const orders = [{ id: ids[0]!, result: "own code" }, { id: ids[1]! }, { id: 999_999 }];
    const answered = await act({ action: "answer", orders, result: "the same code" });
    assert.deepEqual(answered.body.data, [
      { order_id: ids[0], outcome: "done", status: "SUCCESS" },
      { order_id: ids[1], outcome: "done", status: "SUCCESS" },
      { order_id: 999_999, outcome: "refused", code: "order_not_found", message: "Order not found" },
    ]);
    const codeOf = async (id: number) =>
      (await world.server.rest(world.reseller.key, "GET", `/orders/${id}`)).body.data.code;
    assert.deepEqual([await codeOf(ids[0]!), await codeOf(ids[1]!)], ["own code", "the same code"]);
    const again = await act({ action: "answer", orders: orders.slice(0, 2), result: "the same code" });
    assert.deepEqual(
      again.body.data.map(({ outcome }: { outcome: string }) => outcome),
      ["unchanged", "unchanged"],
    );
    const empty = await act({ action: "answer", orders: [{ id: ids[2] }] });
    assert.deepEqual([empty.status, Object.keys(empty.body.errors)], [422, ["result"]]);
    const doubtful = await act({ action: "answer", orders: [{ id: ids[2] }], result: "Not found" });
    assert.deepEqual([doubtful.status, doubtful.body.code], [409, "confirmation_required"]);
    await act({ action: "reject", orders: [{ id: ids[2] }], reason: "Blocked" });
    await assertLedgerBalances(world.server.core, []);
  });

  it("takes one text for many orders, where a wrong line harms no other", async () => {
    const service_id = await world.server.createService();
    const [good, bad, unclear] = [
      await world.place(service_id),
      await world.place(service_id),
      await world.place(service_id),
    ];
    const replies = `${good.imei}\tcode 1\nREJECT ${bad.imei} blocked\n${unclear.imei}\nnobody code\n${good.imei} code 1`;
    const preview = ({ text, service_id: only }: { text: string; service_id?: number }) =>
      call("POST", "/queue/replies/preview", { text, service_id: only });
    const matches = async (body: { text: string }) =>
      (await preview(body)).body.data.flatMap(({ line, outcome, orders }: Static<typeof ReplyPreview>) =>
        outcome === "matched" ? [{ line, order_id: orders![0]!.id }] : [],
      );
    const send = (body: object, role: Role = "manager") => call("POST", "/queue/replies", body, role);
    const reply = async (body: { text: string; confirm?: boolean }) => send({ ...body, orders: await matches(body) });
    const outcomesOf = ({ body }: Answer) => body.data.map(({ outcome }: { outcome: string }) => outcome);
    const refusalOf = ({ status, body }: Answer) => [status, body.code];
    const get = async (id: number) => (await call("GET", `/orders/${id}`)).body.data;
    const body = { text: replies, service_id };
    const expected = ["matched", "matched", "invalid", "unknown", "duplicate"];
    const previewed = await preview(body);
    assert.deepEqual(outcomesOf(previewed), expected);
    const [one, two] = previewed.body.data;
    assert.deepEqual([one.orders[0].id, one.status, two.text], [good.id, "SUCCESS", "blocked"]);
    assert.equal((await get(good.id)).status, "PENDING");
    const shown = { ...body, orders: await matches(body) };
    const done = ["answered", "answered", "invalid", "unknown", "duplicate"];
    assert.deepEqual(outcomesOf(await send(shown, "agent")), done);
    const newer = await world.server.rest(world.reseller.key, "POST", "/orders", { service_id, imei: good.imei });
    assert.deepEqual(outcomesOf(await send(shown, "agent")), [
      "answered",
      "answered",
      "invalid",
      "unknown",
      "repeated",
    ]);
    assert.deepEqual(outcomesOf(await preview(body)), ["repeated", "unknown", "invalid", "unknown", "repeated"]);
    assert.equal((await get(newer.body.data.id)).status, "PENDING");
    assert.deepEqual(refusalOf(await send(body)), [422, "validation_failed"]);
    assert.equal((await get(bad.id)).status_reason, "blocked");
    assert.deepEqual(refusalOf(await send({ text: " ", orders: [] })), [422, "validation_failed"]);
    assert.deepEqual(refusalOf(await send({ text: "a b\n".repeat(1_001), orders: [] })), [422, "too_many_items"]);
    const odd = { text: `${unclear.imei}: not found`, service_id };
    assert.equal((await preview(odd)).body.data[0].reads_like_refusal, true);
    assert.deepEqual(refusalOf(await reply(odd)), [409, "confirmation_required"]);
    assert.equal((await get(unclear.id)).status, "PENDING");
    assert.deepEqual(outcomesOf(await reply({ ...odd, confirm: true })), ["answered"]);
  });

  it("lets agents assign orders to themselves, and only managers to others or to another supplier", async () => {
    const manual = await world.server.createService();
    const id = await place(manual);
    const outcomeOf = async (body: object, role?: Role) =>
      (await act({ ...body, orders: [{ id }] }, role)).body.data?.[0];
    assert.equal((await outcomeOf({ action: "assign", staff_id: world.staff.manager.id })).code, "scope_missing");
    assert.equal((await outcomeOf({ action: "assign" })).outcome, "done");
    assert.equal((await idsOf(`taken_by=${world.staff.agent.id}`)).includes(id), true);
    assert.equal((await outcomeOf({ action: "assign" }, "manager")).outcome, "done");
    assert.equal((await outcomeOf({ action: "assign" })).code, "conflict");
    assert.equal((await act({ action: "reroute", supplier_id: 1, orders: [{ id }] })).status, 403);
    assert.equal((await act({ action: "assign", orders: [{ id }] }, "read-only")).status, 403);
    assert.equal((await act({ action: "reroute", orders: [{ id }] }, "manager")).status, 422);
    assert.equal((await act({ action: "retry", orders: [] })).status, 422);
    assert.equal((await act({ action: "retry", orders: [{ id }, { id }] })).status, 422);
    assert.equal((await outcomeOf({ action: "retry" })).outcome, "done");
  });

  it("records every order that it changes in the audit log, without what was delivered", async () => {
    const manual = await world.server.createService();
    const ids = [await place(manual), await place(manual)];
    await act({ action: "answer", orders: ids.map((id) => ({ id, result: `NCK 5551${id}` })) });
    const { data } = (await call("GET", "/audit-log?per_page=1", undefined, "manager")).body;
    // Several orders are acted on at a time, so they are recorded in any order.
    const targets = new Set(data[0].changes.map(({ target }: { target: string }) => target));
    assert.deepEqual(targets, new Set(ids.map((id) => `order ${id}`)));
    assert.doesNotMatch(JSON.stringify(data[0]), /NCK/);
  });
});

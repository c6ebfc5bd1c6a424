import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { backdate, deliverDue, sendDue, setRoutes, supplierOf } from "../../fulfilment-world.ts";
import { useStaffWorld, type Role } from "./staff-world.ts";

const COST = 400_000n;
const DAY_MINUTES = 1_440;

describe("the operator's list of orders", () => {
  const world = useStaffWorld("manager");
  const { call, readCsv } = world;
  let supplierId: number;
  /** Delivered by the supplier, by hand, and placed yesterday. */
  let ids: [number, number, number];

  before(async () => {
    const { core, createService } = world.server;
    ({ id: supplierId } = await supplierOf(core, { "7": COST }));
    const [routed, manual] = [await createService({ price: "1.50" }), await createService({ price: "2.00" })];
    await setRoutes(core, routed, [{ supplierId, supplierService: "7" }]);
    const place = async (serviceId: number) => (await world.place(serviceId)).id;
    const old = await place(manual);
    ids = [await place(routed), await place(manual), old];
    await sendDue(core, () => ({ kind: "accepted", supplierReference: "their 1", raw: "" }));
    await deliverDue(core, supplierId, "the code");
    await call("POST", `/orders/${ids[1]}/answer`, { result: "by hand" });
    await backdate(core, BigInt(ids[2]), DAY_MINUTES);
  });

  const found = async (query: string): Promise<number[]> =>
    (await call("GET", `/orders?${query}`)).body.data.map(({ id }: { id: number }) => id);
  const csv = (query: string, role?: Role) => readCsv(`/orders.csv?${query}`, role);

  it("filters by date, supplier, source and mode", async () => {
    const [bought, answered, old] = ids;
    const today = new Date(Date.now() - 3_600_000).toISOString();
    assert.deepEqual(await found(`created_from=${today}`), [answered, bought]);
    assert.deepEqual(await found(`created_to=${today}`), [old]);
    assert.deepEqual(await found(`supplier_id=${supplierId}`), [bought]);
    assert.deepEqual(await found(`reseller=${world.reseller.id}&source=api&test=false`), [answered, bought, old]);
    assert.deepEqual(await found("source=dispatch"), []);
    assert.deepEqual(await found("test=true"), []);
    for (const query of ["created_from=yesterday", "source=fax", "test=maybe", "supplier_id=x"]) {
      assert.equal((await call("GET", `/orders?${query}`)).status, 422, query);
    }
  });

  it("finds an order by what the product prints of it", async () => {
    for (const text of [`${ids[0]}`, `#${ids[0]}`, `Order ${ids[0]}`, `order #${ids[0]}`]) {
      assert.ok((await found(`q=${encodeURIComponent(text)}`)).includes(ids[0]), text);
      const own = await world.server.rest(world.reseller.key, "GET", `/orders?q=${encodeURIComponent(text)}`);
      assert.ok(
        own.body.data.some(({ id }: { id: number }) => id === ids[0]),
        text,
      );
    }
    assert.deepEqual(await found("q=order"), []);
  });

  it("sums what matches: delivered orders bring revenue, and those with a known cost cost", async () => {
    const totals = async (query: string, role?: Role) =>
      (await call("GET", `/orders/totals?${query}`, undefined, role)).body.data;
    const all = await totals("");
    assert.equal(all.complete, true);
    assert.deepEqual(all.totals, [
      {
        currency: "USD",
        test: false,
        orders: 3,
        delivered: 2,
        revenue: "3.50",
        cost: "0.40",
        margin: "3.10",
        without_cost: 1,
      },
    ]);
    const [bySupplier] = (await totals(`supplier_id=${supplierId}`)).totals;
    assert.deepEqual([bySupplier.orders, bySupplier.revenue, bySupplier.margin], [1, "1.50", "1.10"]);
    assert.deepEqual((await totals("source=dispatch")).totals, []);
    const [seen] = (await totals("", "agent")).totals;
    assert.deepEqual([seen.orders, seen.revenue, seen.cost, seen.margin], [3, null, null, null]);
  });

  it("exports what matches, with costs for roles that may see them alone", async () => {
    const [header, ...lines] = await csv(`supplier_id=${supplierId}`);
    assert.match(header!, /,cost,margin,/);
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /^\d+,.*,0\.40,1\.10,/);
    assert.match((await csv("", "read-only"))[0]!, /,cost,margin,/);
    const forAgents = await csv("", "agent");
    assert.equal(forAgents.length, 4);
    assert.doesNotMatch(forAgents.join("\n"), /cost|margin|,0\.40,|,1\.10,/);
  });

  it("sends no cost to a role that may not see costs", async () => {
    const seen = async (role: Role) => {
      const [listed] = (await call("GET", `/orders?supplier_id=${supplierId}`, undefined, role)).body.data;
      const { cost, margin, attempts, transfers } = (await call("GET", `/orders/${ids[0]}`, undefined, role)).body.data;
      const { money_by_day, balances } = (await call("GET", "/figures", undefined, role)).body.data;
      const isPaid = transfers.some(({ kind }: { kind: string }) => kind === "supplier_cost");
      return [listed.cost, listed.margin, cost, margin, attempts[0].cost, isPaid, money_by_day.length, balances.length];
    };
    assert.deepEqual(await seen("manager"), ["0.40", "1.10", "0.40", "1.10", "0.40", true, 1, 1]);
    assert.deepEqual(await seen("read-only"), await seen("manager"));
    assert.deepEqual(await seen("agent"), [null, null, null, null, null, false, 0, 0]);
  });

  it("counts what waits for staff", async () => {
    const { data } = (await call("GET", "/figures/waiting", undefined, "agent")).body;
    assert.deepEqual(data, {
      queue: 1,
      unassigned: 1,
      unknown_attempts: 0,
      late_results: 0,
      sign_ups: 0,
      open_top_ups: 0,
    });
  });
});

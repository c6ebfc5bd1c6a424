import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { useChangesWorld } from "./changes-world.ts";

const SECRET_RESULT = "MARK-9f2c7a";

describe("what a change of staff is recorded as", () => {
  const world = useChangesWorld();
  const { done, lastChanges, assertChanges, newGroup, newOrder } = world;

  it("has what changes of a reseller: price group, limits, name, status", async () => {
    const { id } = await world.server.createReseller({ name: "Ada" });
    const [path, target] = [`/resellers/${id}`, `reseller ${id}`];
    const price_group_id = await newGroup("/price-groups", "Silver");
    const change = { name: "Ada Ltd", price_group_id, rate_limit: 120, low_balance_threshold: "9.99" };
    await assertChanges(["PATCH", path, change], {
      [target]: {
        name: { old: "Ada", new: "Ada Ltd" },
        price_group: { old: null, new: "Silver" },
        rate_limit: { old: null, new: 120 },
        low_balance_threshold: { old: "5.00", new: "9.99" },
      },
    });
    await assertChanges(["POST", `${path}/suspend`, { reason: "Chargeback" }], {
      [target]: { status: { old: "active", new: "suspended" }, status_reason: { old: null, new: "Chargeback" } },
    });
    await assertChanges(["POST", `${path}/reactivate`], {
      [target]: { status: { old: "suspended", new: "active" }, status_reason: { old: "Chargeback", new: null } },
    });
  });

  it("has the balances before and after credit moved, and the credit limit", async () => {
    const { id } = await world.server.createReseller({ credit: "10.00" });
    const [path, target] = [`/resellers/${id}`, `reseller ${id}`];
    const paid = { amount: "5.25", reason: "Bank" };
    await assertChanges(["POST", `${path}/top-up`, paid], { [target]: { balance: { old: "10.00", new: "15.25" } } });
    await assertChanges(["POST", `${path}/adjustment`, { amount: "-0.25", reason: "Typo" }], {
      [target]: { balance: { old: "15.25", new: "15.00" } },
    });
    const { body } = await done("POST", `${path}/top-up`, { ...paid, test: true });
    assert.deepEqual((await lastChanges())[target]!["test_balance"], {
      old: (Number(body.data.balance) - 5.25).toFixed(2),
      new: body.data.balance,
    });
    await assertChanges(["PUT", `${path}/credit-limit`, { credit_limit: "100", reason: "Trusted" }], {
      [target]: { credit_limit: { old: "0.00", new: "100.00" } },
    });
  });

  it("has the decision on a top-up request with the balance that it changes", async () => {
    const reseller = await world.server.createReseller();
    const ask = async () =>
      (await world.server.rest(reseller.key, "POST", "/top-up-requests", { amount: "50" })).body.data.id;
    const [paid, unpaid] = [await ask(), await ask()];
    await assertChanges(["POST", `/top-up-requests/${paid}/approve`, { amount: "49", reason: "Fee" }], {
      [`top up request ${paid}`]: {
        status: { old: "open", new: "approved" },
        reason: { old: null, new: "Fee" },
        approved_amount: { old: null, new: "49.00" },
      },
      [`reseller ${reseller.id}`]: { balance: { old: "0.00", new: "49.00" } },
    });
    await assertChanges(["POST", `/top-up-requests/${unpaid}/decline`, { reason: "Not paid" }], {
      [`top up request ${unpaid}`]: {
        status: { old: "open", new: "declined" },
        reason: { old: null, new: "Not paid" },
      },
    });
  });

  it("has the name, role and access of staff", async () => {
    const { id } = await world.server.createStaff("agent");
    const [path, target] = [`/staff/${id}`, `staff ${id}`];
    await assertChanges(["PATCH", path, { role: "manager" }], { [target]: { role: { old: "agent", new: "manager" } } });
    await assertChanges(["PATCH", path, { name: "Ivy" }], { [target]: { name: { old: `Staff ${id}`, new: "Ivy" } } });
    await assertChanges(["DELETE", path], { [target]: { access: { old: true, new: false } } });
  });

  it("has the status of an order, and of its result only that it changed", async () => {
    const service = await world.server.createService();
    const [answered, rejected, cancelled] = [await newOrder(service), await newOrder(service), await newOrder(service)];
    const act = (id: number, name: string, body: object, fields: Record<string, unknown>) =>
      assertChanges(["POST", `/orders/${id}/${name}`, body], { [`order ${id}`]: fields });
    await done("POST", `/orders/${answered}/take`);
    assert.deepEqual((await lastChanges())[`order ${answered}`]!["status"], { old: "PENDING", new: "PROCESSING" });
    await done("POST", `/orders/${answered}/answer`, { result: SECRET_RESULT });
    const delivered = (await lastChanges())[`order ${answered}`]!;
    assert.deepEqual(delivered["status"], { old: "PROCESSING", new: "SUCCESS" });
    assert.deepEqual([delivered["captured"], delivered["result"]], [{ old: null, new: "1.00" }, { secret: true }]);
    const correction = { result: `${SECRET_RESULT} too`, reason: "Typo" };
    await act(answered, "correct", correction, { result: { secret: true } });
    const refund = { amount: "0.40", refunded_before: "0.00", reason: "Late" };
    await act(answered, "refund", refund, { refunded: { old: "0.00", new: "0.40" } });
    const all = { status: { old: "SUCCESS", new: "REFUNDED" }, refunded: { old: "0.40", new: "1.00" } };
    await act(answered, "refund", { reason: "All" }, all);
    await done("POST", `/orders/${rejected}/reject`, { reason: "No" });
    assert.deepEqual((await lastChanges())[`order ${rejected}`]!["status"], { old: "PENDING", new: "REJECTED" });
    await done("POST", `/orders/${cancelled}/cancel`, { reason: "No" });
    assert.deepEqual((await lastChanges())[`order ${cancelled}`]!["status"], { old: "PENDING", new: "CANCELLED" });
  });

  it("has each order of a bulk reply", async () => {
    const service = await world.server.createService();
    const ids = [await newOrder(service), await newOrder(service)];
    const text = `#${ids[0]} ${SECRET_RESULT}\n#${ids[1]} REJECT No`;
    const orders = ids.map((order_id, index) => ({ line: index + 1, order_id }));
    await done("POST", "/queue/replies", { text, orders, confirm: true });
    const changes = await lastChanges();
    assert.deepEqual(
      ids.map((id) => (changes[`order ${id}`]!["status"] as { new: string }).new),
      ["SUCCESS", "REJECTED"],
    );
  });

  it("has the end of a key", async () => {
    const { id: resellerId } = await world.server.createReseller();
    const made = await done("POST", `/resellers/${resellerId}/keys`, { label: "Shop" });
    const { id } = made.body.data;
    const rotated = await done("POST", `/keys/${id}/rotate`, { hours: 2 });
    const ended = (await lastChanges())[`key ${id}`]!;
    assert.deepEqual(ended["replaced_by"], { old: null, new: rotated.body.data.id });
    await done("POST", `/keys/${id}/revoke`);
    assert.deepEqual(Object.keys((await lastChanges())[`key ${id}`]!), ["revoked_at"]);
  });
});

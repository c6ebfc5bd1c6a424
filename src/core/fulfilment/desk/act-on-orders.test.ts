import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openTrade, sendDue } from "../../../../test/fulfilment-world.ts";
import {
  assertLedgerBalances,
  openMoneyWorld,
  OPERATOR,
  orderRow,
  refusal,
  type MoneyWorld,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import { findOrder } from "../../orders/settle-orders.ts";
import { createStaff } from "../../people/staff/staff.ts";
import { readWalletRow } from "../../ledger/wallet/wallet-rows.ts";
import { actOnOrders, type OrderAct, type WantedAct } from "./act-on-orders.ts";

const PASSWORD = "a long enough password";
const answer = (result: string): OrderAct => ({ action: "answer", result });
const reject = (reason: string): OrderAct => ({ action: "reject", reason });
const NOT_FOUND = { orderId: 999_999n, kind: "refused", code: "order_not_found", message: "Order not found" };
const REFUSED = { kind: "refused", refusal: "unclear", message: "Call us", raw: "" } as const;

describe("acting on many orders of the queue", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let serviceId: number;
    let anna: { kind: "operator"; id: number };
    let ben: typeof anna;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 1_000_000_000n });
      serviceId = await world.service();
      const member = async (name: string) => {
        const staff = { email: `${name}@example.com`, name, role: "agent", password: PASSWORD } as const;
        return { kind: "operator", id: (await createStaff(world.core, staff)).id } as const;
      };
      [anna, ben] = [await member("Anna"), await member("Ben")];
    });
    after(() => world.close());

    const place = async (count: number): Promise<bigint[]> =>
      Promise.all(Array.from({ length: count }, async () => (await world.order(reseller, serviceId)).id));
    const all = (ids: readonly bigint[], act: OrderAct): WantedAct[] => ids.map((orderId) => ({ orderId, act }));
    const wallet = async () => {
      const { available, held } = await readWalletRow(world.core.database.kysely, reseller.walletId);
      return [available, held];
    };

    it("gives each order its own outcome, and charges each once however often the request is sent", async () => {
      const { core } = world;
      const [first, second, third] = (await place(3)) as [bigint, bigint, bigint];
      const wanted = [
        { orderId: first, act: answer("code 1") },
        { orderId: 999_999n, act: answer("unknown") },
        { orderId: second, act: answer("code 2") },
        { orderId: third, act: reject("Blocked by the carrier") },
      ];
      const start = await wallet();
      const [a, b] = await Promise.all([
        actOnOrders(core, wanted, { actor: OPERATOR }),
        actOnOrders(core, wanted, { actor: OPERATOR }),
      ]);
      for (const index of [0, 2, 3]) {
        assert.deepEqual([a[index]!.kind, b[index]!.kind].toSorted(), ["done", "unchanged"]);
      }
      assert.deepEqual(
        [a, b].map((outcomes) => outcomes[1]),
        [NOT_FOUND, NOT_FOUND],
      );
      assert.deepEqual(
        (await actOnOrders(core, wanted, { actor: OPERATOR })).map(({ kind }) => kind),
        ["unchanged", "refused", "unchanged", "unchanged"],
      );
      assert.deepEqual(await wallet(), [start[0]! + 1_000_000n, start[1]! - 3_000_000n]);
      await assertLedgerBalances(core, [reseller]);
    });

    it("when two members of staff answer the same orders at once, each order keeps one answer and is charged once", async () => {
      const { core } = world;
      const ids = await place(10);
      const [available, held] = await wallet();
      const outcomes = await Promise.all([
        actOnOrders(core, all(ids, answer("Anna's code")), { actor: anna }),
        actOnOrders(core, all(ids, answer("Ben's code")), { actor: ben }),
        actOnOrders(core, all(ids, reject("Ben's reason")), { actor: ben }),
      ]);
      for (const [index, id] of ids.entries()) {
        const of = outcomes.map((each) => each[index]!.kind);
        assert.deepEqual(of.toSorted(), ["done", "refused", "refused"]);
        const order = await findOrder(core, id);
        const winner = outcomes.findIndex((each) => each[index]!.kind === "done");
        assert.equal(order.resultText ?? order.statusReason, ["Anna's code", "Ben's code", "Ben's reason"][winner]);
      }
      const orders = await Promise.all(ids.map((id) => findOrder(core, id)));
      const charged = BigInt(orders.filter(({ status }) => status === "SUCCESS").length) * 1_000_000n;
      assert.deepEqual(await wallet(), [available! + 10_000_000n - charged, held! - 10_000_000n]);
      await assertLedgerBalances(core, [reseller]);
    });

    it("assigns an order to one member of staff, whom only those who manage orders can replace", async () => {
      const { core } = world;
      const ids = await place(4);
      const toSelf = (actor: typeof anna) =>
        actOnOrders(core, all(ids, { action: "assign", staffId: actor.id, managesOthers: false }), { actor });
      const [byAnna, byBen] = await Promise.all([toSelf(anna), toSelf(ben)]);
      for (const [index, id] of ids.entries()) {
        assert.deepEqual([byAnna[index]!.kind, byBen[index]!.kind].toSorted(), ["done", "refused"]);
        const winner = byAnna[index]!.kind === "done" ? anna : ben;
        const { taken_by, status, due_at, attention } = await orderRow(core, id);
        assert.deepEqual([taken_by, status, due_at, attention], [winner.id, "PROCESSING", null, "manual"]);
      }
      const give = (staffId: number | null, actor: typeof anna, managesOthers: boolean) =>
        actOnOrders(core, all(ids, { action: "assign", staffId, managesOthers }), { actor });
      assert.ok((await give(ben.id, anna, true)).every(({ kind }) => kind !== "refused"));
      assert.ok((await give(ben.id, anna, true)).every(({ kind }) => kind === "unchanged"));
      assert.ok((await give(anna.id, ben, false)).every(({ kind }) => kind === "refused"));
      assert.ok((await give(null, ben, false)).every(({ kind }) => kind === "done"));
      assert.equal((await orderRow(core, ids[0]!)).taken_by, null);
      await actOnOrders(core, all(ids, reject("done")), { actor: OPERATOR });
      assert.ok((await toSelf(anna)).every(({ kind }) => kind === "refused"));
    });

    it("sends an order to its supplier again once for each request, even after the supplier has refused it again", async () => {
      const { core } = world;
      const { serviceId: routed } = await openTrade(world, [{}]);
      const { id } = await world.order(reseller, routed);
      await sendDue(core, () => REFUSED);
      const retry = (requestKey?: string) =>
        actOnOrders(core, all([id], { action: "retry" }), { actor: OPERATOR, requestKey });
      const outcomes = await Promise.all([retry("one"), retry("one")]);
      assert.deepEqual(outcomes.map(([outcome]) => outcome!.kind).toSorted(), ["done", "unchanged"]);
      assert.equal((await orderRow(core, id)).attention, null);
      await sendDue(core, () => REFUSED);
      assert.equal((await retry("one"))[0]!.kind, "unchanged");
      assert.equal((await orderRow(core, id)).attention, "refused");
      assert.equal((await retry("two"))[0]!.kind, "done");
      await assertLedgerBalances(core, [reseller]);
    });

    it("refuses to send an order elsewhere by a key that has sent it on before", async () => {
      const { core } = world;
      const { serviceId: routed, suppliers } = await openTrade(world, [{}, {}]);
      const [first, second] = suppliers.map(({ id }) => id);
      const { id } = await world.order(reseller, routed);
      await sendDue(core, () => REFUSED);
      const act = async (wanted: OrderAct, requestKey = "here") => {
        const [outcome] = await actOnOrders(core, all([id], wanted), { actor: OPERATOR, requestKey });
        return outcome!.kind === "refused" ? outcome!.code : outcome!.kind;
      };
      const to = (supplierId: number | undefined): OrderAct => ({ action: "reroute", supplierId: supplierId! });
      assert.equal(await act(to(second)), "done");
      const sent = await orderRow(core, id);
      assert.equal(await act(to(second)), "unchanged");
      assert.equal(await act(to(first)), "idempotency_mismatch");
      assert.equal(await act({ action: "retry" }), "idempotency_mismatch");
      assert.deepEqual(await orderRow(core, id), sent);
      assert.equal(await act({ action: "retry" }, "again"), "done");
      assert.equal(await act(to(first), "again"), "idempotency_mismatch");
      assert.equal(await act({ action: "retry" }, "again"), "unchanged");
      assert.equal((await orderRow(core, id)).supplier_id, first);
    });

    it("refuses the whole request for an order that is named twice, and for results that read like refusals", async () => {
      const { core } = world;
      const ids = await place(2);
      const twice = [...all(ids, answer("code")), { orderId: ids[0]!, act: answer("other code") }];
      assert.equal(await refusal(actOnOrders(core, twice, { actor: OPERATOR })), "validation_failed");
      const doubtful = all(ids, answer("IMEI not found"));
      assert.equal(await refusal(actOnOrders(core, doubtful, { actor: OPERATOR })), "confirmation_required");
      assert.equal((await findOrder(core, ids[0]!)).status, "PENDING");
      const sent = await actOnOrders(core, doubtful, { actor: OPERATOR, confirm: true });
      assert.ok(sent.every(({ kind }) => kind === "done"));
    });
  });
});

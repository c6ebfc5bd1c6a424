import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  claimDue,
  imei,
  type MoneyWorld,
  openMoneyWorld,
  orderRow,
  place,
  refusal,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { DomainError } from "../../kernel/errors.ts";
import { cancelOrder } from "../../orders/cancel-order.ts";
import { createStaff } from "../../people/staff/staff.ts";
import { deliverFromStock, passOnFromStock } from "../attempts/fulfil-orders.ts";
import { exportCodes, listCodes, withdrawCodes, type CodeFilter } from "./codes.ts";
import { addStock } from "./inventory.ts";

describe("the codes of a service", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open(), { EXPORT_ROWS: 3 });
    });
    after(() => world.close());

    const read = async (filter: CodeFilter) =>
      (await listCodes(world.core, filter, { limit: 10 })).map(({ code }) => code);

    it("are added as several on one line, to be sold as one, only when that is confirmed", async () => {
      const { core } = world;
      const serviceId = await world.service();
      const add = (lines: string[], given?: object) => addStock(core, serviceId, lines, given);
      const phrases = ["PIN: 1; PUK: 2", "a b, c", "A-1;", "user@example.com"];
      assert.equal((await add(phrases)).added, 4);
      for (const line of ["A;B", "A ; B", "12345678,87654321", "A|B|C", "A\tB"]) {
        await assert.rejects(add(["E-1", line]), {
          code: "confirmation_required",
          message: /^1 line looks like several codes with (?:“.”|a tab), but would be sold as one/,
        });
      }
      await assert.rejects(add(["A;B", "C;D"]), { message: /^2 lines look like several codes with “;”/ });
      assert.deepEqual(await add(["A;B", "C;D"], { confirm: true }), { added: 2, duplicates: 0, free: 6 });
    });

    it("are listed newest first, page by page, by part of the code and by whether they were delivered", async () => {
      const { core } = world;
      const reseller = await world.caller({ credit: 10_000_000n });
      const serviceId = await world.service();
      await addStock(core, serviceId, ["AB-1", "AB-2", "100%", "CD_4"]);
      await place(core, reseller, { serviceId, identifier: imei(1) });
      const [due] = await claimDue(core);
      assert.ok(await deliverFromStock(core, due!));
      assert.deepEqual(await read({ serviceId }), ["CD_4", "100%", "AB-2", "AB-1"]);
      assert.deepEqual(await read({ serviceId, q: "ab" }), ["AB-2", "AB-1"]);
      assert.deepEqual(await read({ serviceId, q: "%" }), ["100%"]);
      assert.deepEqual(await read({ serviceId, state: "delivered" }), ["AB-1"]);
      assert.deepEqual(await read({ serviceId, state: "free", q: "AB" }), ["AB-2"]);
      const [first] = await listCodes(core, { serviceId }, { limit: 1 });
      const rest = await listCodes(core, { serviceId }, { limit: 1, after: first!.id });
      assert.deepEqual(
        rest.map(({ code }) => code),
        ["100%"],
      );
      const exported: string[] = [];
      const free = { serviceId, state: "free" } as const;
      for await (const page of await exportCodes(core, free)) exported.push(...page.map(({ code }) => code));
      assert.deepEqual(exported, ["CD_4", "100%", "AB-2"]);
      assert.equal(
        await refusal(exportCodes(core, { serviceId })),
        "too_many_items",
        "a list cut short would look whole",
      );
    });

    it("are not delivered by themselves to orders about which staff must decide", async () => {
      const { core } = world;
      const reseller = await world.caller({ credit: 10_000_000n });
      const serviceId = await world.service();
      const profile = { email: "anna@example.com", name: "Anna", role: "agent" } as const;
      const { id: staffId } = await createStaff(core, { ...profile, password: "a long enough password" });
      const kept = [
        { cancel_requested_at: new Date() },
        { taken_by: staffId, attention: "manual" },
        { source: "import", attention: "manual" },
      ] as const;
      for (const state of kept) {
        const { id } = await world.order(reseller, serviceId);
        await core.database.kysely
          .updateTable("orders")
          .set({ ...state, due_at: null })
          .where("id", "=", id)
          .execute();
      }
      const waiting = await world.order(reseller, serviceId);
      await addStock(core, serviceId, ["s1", "s2", "s3", "s4"]);
      assert.deepEqual(
        (await claimDue(core)).map(({ id }) => id),
        [waiting.id],
      );
    });

    it("are not delivered once the reseller asked to cancel the order", async () => {
      const { core } = world;
      const reseller = await world.caller({ credit: 10_000_000n });
      const serviceId = await world.service({ cancellable: "on_request" });
      await addStock(core, serviceId, ["t1"]);
      const { id } = await world.order(reseller, serviceId);
      const due = (await claimDue(core)).find((order) => order.id === id)!;
      assert.ok((await cancelOrder(core, reseller, id)).cancelRequestedAt);
      assert.equal(await deliverFromStock(core, due), false);
      await passOnFromStock(core, due);
      const { due_at, leased_until, attention } = await orderRow(core, id);
      assert.deepEqual([due_at, leased_until, attention], [null, null, "manual"]);
      assert.deepEqual(await read({ serviceId, state: "free" }), ["t1"]);
    });

    it("are withdrawn until they are delivered: a delivered one stays, and so does one of another service", async () => {
      const { core } = world;
      const reseller = await world.caller({ credit: 10_000_000n });
      const [serviceId, other] = [await world.service(), await world.service()];
      await addStock(core, serviceId, ["a", "b", "c"]);
      await addStock(core, other, ["x"]);
      await place(core, reseller, { serviceId, identifier: imei(2) });
      const [due] = await claimDue(core);
      assert.ok(await deliverFromStock(core, due!));
      const ids = (await listCodes(core, { serviceId }, { limit: 10 })).map(({ id }) => id);
      const [foreign] = await listCodes(core, { serviceId: other }, { limit: 1 });
      const [newest] = ids;
      const outcome = await withdrawCodes(core, serviceId, [...ids, newest!, foreign!.id]);
      assert.deepEqual(outcome, { withdrawn: 2, kept: 2, free: 0 });
      assert.deepEqual(await read({ serviceId }), ["a"]);
      assert.deepEqual(await read({ serviceId: other }), ["x"]);
      assert.equal((await addStock(core, serviceId, ["b"])).added, 1, "a withdrawn code can be added again");
      await assert.rejects(
        withdrawCodes(core, serviceId, []),
        (error) => error instanceof DomainError && error.code === "validation_failed",
      );
    });
  });
});

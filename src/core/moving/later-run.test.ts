import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { refusal } from "../../../test/money-world.ts";
import { moveIn, openMovingWorld, type Bundle, type MovingWorld } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { interleaved } from "../../../test/support/interleaved.ts";
import { withClock } from "../../../test/support/notified.ts";
import { listEvents } from "../events/events.ts";
import { listCodes, withdrawCodes } from "../fulfilment/inventory/codes.ts";
import { findWallet, setCreditLimit } from "../ledger/wallet/wallet.ts";
import { checkPassword } from "../people/sign-in/check-password.ts";
import { changePassword } from "../people/sign-in/passwords.ts";
import { findReseller } from "../resellers/accounts/resellers.ts";
import { listApiKeys, revokeApiKey } from "../resellers/keys/api-keys.ts";
import { authenticate } from "../resellers/keys/tokens.ts";

const HERE = "127.0.0.1";
const PASSWORD = "a password of their own";

describe("a later run that finds changed rows", () => {
  forEachDatabase((kind, open) => {
    let world: MovingWorld;
    before(async () => {
      world = await openMovingWorld(await open());
    });
    after(() => world.close());

    it("leaves the password, the revoked keys and the higher credit limit of a reseller", async () => {
      const { core } = world;
      const { name, base: at, bundle } = world.nextPanel();
      const [ann, ben] = bundle.resellers;
      await moveIn(core, bundle, { name });
      const { userId } = await checkPassword(core.database.kysely, ann!.email, "password");
      await changePassword(core, userId, PASSWORD);
      const [key] = await listApiKeys(core, at + 1);
      await revokeApiKey(core, { id: key!.id });
      await setCreditLimit(core, at + 1, 9_000_000n);

      const changed = { ...ann!, company: "Ann & Co", credit_limit: "5" };
      assert.equal((await moveIn(core, { ...bundle, resellers: [changed, ben!] }, { name })).state, "imported");
      const { company } = await findReseller(core, String(at + 1));
      const { creditLimit } = await findWallet(core, at + 1, false);
      assert.deepEqual([company, creditLimit], ["Ann & Co", 9_000_000n]);
      assert.equal((await checkPassword(core.database.kysely, ann!.email, PASSWORD)).userId, userId);
      assert.equal(await refusal(authenticate(core, `ANN-${at}-ABCD-1234`, HERE)), "key_revoked");
    });

    it("tells resellers once of the orders that the other panel has closed since, and not of its history", async () => {
      const { core } = world;
      const clock = withClock(core);
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(core, bundle, { name });
      const ann = await authenticate(core, `ANN-${at}-ABCD-1234`, HERE);
      await listEvents(core, ann, { limit: 1 });
      const orders = bundle.orders.map((order) => {
        if (order.id === String(at * 10 + 3)) return { ...order, status: "REJECTED", reason: "Blacklisted" };
        return order.id === String(at * 10 + 4) ? { ...order, status: "SUCCESS", result: "Done" } : order;
      });
      const recent = { ...orders[1]!, id: String(at * 10 + 6), completed: new Date().toISOString() };
      const lookMeanwhile = async () => {
        clock.pass(10);
        await clock.watch();
      };
      const importing = kind === "postgres" ? interleaved(core, lookMeanwhile, "patient") : core;
      const run = await moveIn(importing, { ...bundle, orders: [...orders, recent] }, { name });
      assert.equal(run.state, "imported", run.error ?? "");
      clock.pass(10);
      await clock.watch();
      const told = (await clock.send()).filter(({ to }) => to === bundle.resellers[0]!.email);
      assert.deepEqual(
        told.map(({ topic, subject }) => [topic, subject]),
        [["order_rejected", `Order ${at * 10 + 3} rejected`]],
      );
      clock.pass(60);
      await clock.watch();
      assert.deepEqual(await clock.send(), []);
      const events = await listEvents(core, ann, { limit: 10 });
      assert.deepEqual(events.map(({ type }) => type).toSorted(), ["order.rejected", "order.succeeded"]);
    });

    it("leaves codes withdrawn, and the order of groups", async () => {
      const { core } = world;
      const { kysely } = core.database;
      const { name, base: at, bundle } = world.nextPanel();
      const codesOf = async () => (await listCodes(core, { serviceId: at + 1 }, { limit: 10 })).toReversed();
      const withCodes = (group: string, ...codes: string[]): Bundle => ({
        ...bundle,
        service_groups: [{ id: "checks", name: group, position: "1" }],
        services: bundle.services.map((service) => ({ ...service, group: "checks" })),
        codes: codes.map((code) => ({ service: String(at + 1), code })),
      });
      await moveIn(core, withCodes(`Checks ${at}`, "A-1", "A-2"), { name });
      const [first] = await codesOf();
      await withdrawCodes(core, at + 1, [first!.id]);
      await kysely.updateTable("service_groups").set({ position: 5 }).where("name", "=", `Checks ${at}`).execute();

      const run = await moveIn(core, withCodes(`All checks ${at}`, "A-1", "A-2", "A-3"), { name });
      assert.equal(run.state, "imported", run.error ?? "");
      assert.deepEqual(
        (await codesOf()).map(({ code }) => code),
        ["A-2", "A-3"],
      );
      const groups = kysely.selectFrom("service_groups").select("position").where("name", "=", `All checks ${at}`);
      assert.deepEqual(await groups.execute(), [{ position: 5 }]);
    });
  });
});

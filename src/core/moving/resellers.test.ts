import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { OPERATOR, refusal } from "../../../test/money-world.ts";
import { moveIn, openMovingWorld, type MovingWorld } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { adjust, setCreditLimit } from "../ledger/wallet/wallet.ts";
import { checkPassword } from "../people/sign-in/check-password.ts";
import { moveReseller } from "../resellers/accounts/change-reseller.ts";
import { findReseller } from "../resellers/accounts/resellers.ts";
import { createApiKey } from "../resellers/keys/api-keys.ts";
import { authenticate } from "../resellers/keys/tokens.ts";
import type { Forwarder } from "./forwarding/forwarder.ts";
import { forwardStatusCall, startForwarding, stopForwarding } from "./forwarding/forwarding.ts";

const HERE = "127.0.0.1";

describe("resellers who move in", () => {
  forEachDatabase((_kind, open) => {
    let world: MovingWorld;
    before(async () => {
      world = await openMovingWorld(await open());
    });
    after(() => world.close());

    it("signs in with the old password once, and with our hash of it from then on", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      const { kysely } = world.core.database;
      const email = `ann${at}@example.com`;
      assert.equal(await refusal(checkPassword(kysely, email, "wrong")), "invalid_credentials");
      const { userId: id } = await checkPassword(kysely, email, "password");
      const { password_hash: hash } = await kysely
        .selectFrom("users")
        .select("password_hash")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      assert.match(hash!, /^\$argon2id\$/);
      assert.equal((await checkPassword(kysely, email, "password")).userId, id);
    });

    it("keeps a reseller out whom staff have suspended since", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      await moveReseller(world.core, at + 1, "suspend", "Stolen cards");
      const [ann, ben] = bundle.resellers;
      const run = await moveIn(world.core, { ...bundle, resellers: [{ ...ann!, balance: "120" }, ben!] }, { name });
      assert.equal(run.state, "imported", run.error ?? "");
      assert.deepEqual(
        run.remarks.filter(({ field }) => field === "status").map(({ place: at_ }) => at_),
        ["resellers.csv, line 2"],
      );
      const { status } = await findReseller(world.core, String(at + 1));
      assert.equal(status, "suspended");
      assert.deepEqual(await world.wallet(at + 1), ["120.00", "4.00"]);
    });

    it("may have spent a credit limit that staff have raised since", async () => {
      const { core } = world;
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(core, bundle, { name });
      await setCreditLimit(core, at + 2, 50_000_000n);
      await adjust(core, { resellerId: at + 2, amount: -30_000_000n, reason: "Spent", actor: OPERATOR });
      const again = await moveIn(core, bundle, { name });
      assert.equal(again.state, "imported", again.error ?? "");
      const [ann, ben] = bundle.resellers;
      const lower = await moveIn(core, { ...bundle, resellers: [ann!, { ...ben!, balance: "-4" }] }, { name });
      assert.equal(lower.state, "imported", lower.error ?? "");
      assert.deepEqual(await world.wallet(at + 2), ["-34.00", "0.00"]);
      await world.assertClean();
    });

    it("asks the old panel about an order for its own keys alone", async () => {
      const { core } = world;
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(core, bundle, { name });
      const sent: string[] = [];
      const forwarder: Forwarder = {
        ask: async (_url, { body }) => {
          sent.push(body);
          return { text: "{}" };
        },
      };
      await startForwarding(core, { url: "https://old.example.com", days: 1 });
      const own = await createApiKey(core, { resellerId: at + 1 });
      for (const key of [`ANN-${at}-ABCD-1234`, own.key]) {
        const caller = await authenticate(core, key, HERE);
        const call = { query: "", body: key, contentType: "text/plain", authorization: undefined, address: HERE };
        await forwardStatusCall({ ...core, forwarder }, caller, BigInt(at * 10 + 99), call);
      }
      await stopForwarding(core);
      assert.deepEqual(sent, [`ANN-${at}-ABCD-1234`]);
    });

    it("shows at most a quarter of a key, and sends no notice of a new key", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const [short, long] = [`k${at}xy`, `${at}-0123456789-abcdefghijklmnop`];
      const [ann, ben] = bundle.resellers;
      await moveIn(world.core, { ...bundle, resellers: [{ ...ann!, api_keys: [short, long] }, ben!] }, { name });
      const keys = world.core.database.kysely.selectFrom("tokens").select(["prefix", "last_four"]).orderBy("prefix");
      assert.deepEqual(await keys.where("reseller_id", "=", at + 1).execute(), [
        { prefix: "", last_four: "xy" },
        { prefix: long.slice(0, 3), last_four: "mnop" },
      ]);
      const told = world.core.database.kysely.selectFrom("notifications as n").select("n.topic");
      const toAnn = told.innerJoin("recipients as p", "p.id", "n.recipient_id").where("p.reseller_id", "=", at + 1);
      assert.deepEqual(await toAnn.execute(), []);
    });

    it("gives a key that several resellers had to none of them", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const shared = `SHARED-${at}-KEY`;
      const resellers = bundle.resellers.map((row) => ({ ...row, api_keys: [shared, ...(row.api_keys as string[])] }));
      const run = await moveIn(world.core, { ...bundle, resellers }, { name });
      assert.equal(
        run.remarks.filter(({ field, severity }) => field === "api_keys" && severity === "change").length,
        2,
      );
      assert.equal(await refusal(authenticate(world.core, shared, HERE)), "unauthenticated");
      assert.equal((await authenticate(world.core, `ANN-${at}-ABCD-1234`, HERE)).resellerId, at + 1);
    });

    it("gives a key to the only one who has it left, and says for whom a key works that others have now", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const [shared, other] = [`SHARED-${at}-KEY`, `OTHER-${at}-KEY`];
      const [ann, ben] = bundle.resellers;
      const withKeys = async (ofAnn: string[], ofBen: string[]) => {
        const resellers = [
          { ...ann!, api_keys: ofAnn },
          { ...ben!, api_keys: ofBen },
        ];
        const run = await moveIn(world.core, { ...bundle, resellers }, { name });
        assert.equal(run.state, "imported", run.error ?? "");
        const told = run.remarks.filter(({ field }) => field === "api_keys");
        return told.map(({ place, message }) => `${place.slice(-1)} ${/still works/.test(message)}`).toSorted();
      };
      const holder = async (key: string) => (await authenticate(world.core, key, HERE)).resellerId;

      assert.deepEqual(await withKeys([shared], [shared]), ["2 false", "3 false"]);
      assert.equal(await refusal(holder(shared)), "unauthenticated");
      assert.deepEqual(await withKeys([other, other], [shared]), []);
      assert.deepEqual([await holder(shared), await holder(other)], [at + 2, at + 1]);
      assert.deepEqual(await withKeys([shared], [shared]), ["2 true", "3 true"]);
      assert.equal(await holder(shared), at + 2);
    });
  });
});

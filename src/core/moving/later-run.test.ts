import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { refusal } from "../../../test/money-world.ts";
import { moveIn, openMovingWorld, type Bundle, type MovingWorld } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
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
  forEachDatabase((_kind, open) => {
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
      const userId = await checkPassword(core.database.kysely, ann!.email, "password");
      await changePassword(core, userId, PASSWORD);
      const [key] = await listApiKeys(core, at + 1);
      await revokeApiKey(core, at + 1, key!.id);
      await setCreditLimit(core, at + 1, 9_000_000n);

      const changed = { ...ann!, company: "Ann & Co", credit_limit: "5" };
      assert.equal((await moveIn(core, { ...bundle, resellers: [changed, ben!] }, { name })).state, "imported");
      const { company } = await findReseller(core, String(at + 1));
      const { creditLimit } = await findWallet(core, at + 1, false);
      assert.deepEqual([company, creditLimit], ["Ann & Co", 9_000_000n]);
      assert.equal(await checkPassword(core.database.kysely, ann!.email, PASSWORD), userId);
      assert.equal(await refusal(authenticate(core, `ANN-${at}-ABCD-1234`, HERE)), "key_revoked");
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

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../test/money-world.ts";
import { moveIn, smallPanel, type Bundle } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { totp } from "../../../test/support/sign-in/totp.ts";
import type { MovingTask } from "./run.ts";
import { checkTwoFactor } from "../people/sign-in/two-factor.ts";
import { deleteTwoFactor } from "../people/sign-in/two-factor-rows.ts";

const SECRET = "JBSWY3DPEHPK3PXP";
const TYPED = "jbsw y3dp-ehpk 3pxp";

describe("an authenticator app of the other panel", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let base = 0;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    async function moveInWith(secret: string, task: MovingTask = "import") {
      base += 100_000;
      const { resellers, price_groups } = smallPanel(base);
      const bundle: Bundle = { price_groups, resellers: [{ ...resellers[0]!, two_factor_secret: secret }] };
      const run = await moveIn(world.core, bundle, { name: `Panel ${base}`, task });
      return { run, bundle, name: `Panel ${base}`, userId: await userOf(base + 1) };
    }
    async function userOf(resellerId: number): Promise<string | null> {
      const row = await world.core.database.kysely
        .selectFrom("resellers")
        .select("user_id")
        .where("id", "=", resellerId)
        .executeTakeFirst();
      return row?.user_id ?? null;
    }
    it("goes on working, and its secret is stored encrypted", async () => {
      const { run, userId } = await moveInWith(TYPED);
      assert.equal(run.state, "imported");
      assert.equal(await refusal(checkTwoFactor(world.core, userId!, "000000")), "invalid_credentials");
      await checkTwoFactor(world.core, userId!, totp(SECRET, world.core.clock().getTime()));
      const stored = await world.core.database.kysely.selectFrom("two_factor").select(["user_id", "secret"]).execute();
      const { secret } = stored.find(({ user_id: user }) => user === userId)!;
      assert.ok(!secret.includes(SECRET));
    });

    it("waits sealed between the dry run and the import", async () => {
      const { id } = (await moveInWith(TYPED, "plan")).run;
      const staged = await world.core.database.kysely
        .selectFrom("moving_rows")
        .select("row_values")
        .where("run_id", "=", id)
        .execute();
      const text = JSON.stringify(staged);
      assert.match(text, /"two_factor_secret":"v1\./);
      for (const secret of [SECRET, TYPED]) assert.ok(!text.includes(secret));
    });

    it("stays off in a later run once it was turned off here", async () => {
      const { bundle, name, userId } = await moveInWith(SECRET);
      await deleteTwoFactor(world.core.database.kysely, userId!);
      const resellers = bundle.resellers!.map((reseller) => ({ ...reseller, company: "Renamed" }));
      assert.equal((await moveIn(world.core, { ...bundle, resellers }, { name })).state, "imported");
      const left = await world.core.database.kysely.selectFrom("two_factor").select("user_id").execute();
      assert.ok(!left.some((row) => row.user_id === userId));
    });

    it("is an error of the dry run where its secret is none, which the report does not show", async () => {
      const { run, userId } = await moveInWith("NOT-BASE-32!");
      assert.equal(userId, null);
      assert.deepEqual(
        run.remarks.map(({ severity, field, value }) => [severity, field, value]),
        [["error", "two_factor_secret", ""]],
      );
    });
  });
});

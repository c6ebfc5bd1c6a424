import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import { codeOf, openMoneyWorld, type MoneyWorld, place, refusal } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { checkCredentials } from "../../people/sign-in/sessions.ts";
import { moveReseller } from "../accounts/change-reseller.ts";
import { createReseller, readAccount } from "../accounts/resellers.ts";
import { createApiKey, revokeApiKey } from "./api-keys.ts";
import { authenticate, createLoginToken } from "./tokens.ts";
import { until } from "../../../../test/support/wait.ts";

const HERE = "127.0.0.1";
const PASSWORD = "correct horse";

describe("a token", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let resellerId: number;
    before(async () => {
      world = await openMoneyWorld(await open());
      resellerId = (await createReseller(world.core, { email: "ada@example.com", name: "Ada", password: PASSWORD })).id;
    });
    after(() => world.close());

    it("is refused from the moment that it is revoked", async () => {
      for (let n = 0; n < 20; n++) {
        const { id, key } = await createApiKey(world.core, { resellerId });
        assert.equal((await authenticate(world.core, key, HERE)).tokenId, id);
        await revokeApiKey(world.core, { id });
        assert.equal(await refusal(authenticate(world.core, key, HERE)), "key_revoked");
      }
      assert.equal(await refusal(revokeApiKey(world.core, { id: 1_000_000 })), "not_found");
    });

    it("is refused on a process that used it a moment ago, once another process has revoked it", async () => {
      const { id, key } = await createApiKey(world.core, { resellerId });
      for (let n = 0; n < 3; n++) assert.equal((await authenticate(world.core, key, HERE)).tokenId, id);
      // Past the signal of this process: only the notification of the database tells it.
      await sql`update tokens set revoked_at = now() where id = ${id}`.execute(world.core.database.kysely);
      const isRefused = () =>
        authenticate(world.core, key, HERE).then(
          () => false,
          (error) => codeOf(error) === "key_revoked",
        );
      await until(isRefused);
    });

    it("works from the addresses that it allows", async () => {
      const allowedCidrs = ["203.0.113.0/24", "2001:db8::/32"];
      const { key } = await createApiKey(world.core, { resellerId, allowedCidrs });
      for (const ip of ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8::1"]) await authenticate(world.core, key, ip);
      for (const ip of ["203.0.114.9", "::ffff:203.0.114.9", "2001:db9::1"]) {
        assert.equal(await refusal(authenticate(world.core, key, ip)), "ip_not_allowed");
      }
      for (const cidr of ["203.0.113.0/33", "here", "203.0.113.256", ""]) {
        assert.equal(
          await refusal(createApiKey(world.core, { resellerId, allowedCidrs: [cidr] })),
          "validation_failed",
        );
      }
    });

    it("does what its scopes say and nothing else", async () => {
      const { key } = await createApiKey(world.core, { resellerId, scopes: ["account:read"] });
      const caller = await authenticate(world.core, key, HERE);
      assert.equal((await readAccount(world.core, caller)).email, "ada@example.com");
      assert.equal(await refusal(place(world.core, caller, { serviceId: 1 })), "scope_missing");
      assert.equal(await refusal(createApiKey(world.core, { resellerId, scopes: ["all"] })), "validation_failed");
    });

    it("of a sign-in stands for its reseller under its own number only", async () => {
      const { checked } = await checkCredentials(world.core, { email: "ada@example.com", password: PASSWORD });
      const { token } = await createLoginToken(world.core, resellerId, checked);
      assert.equal((await authenticate(world.core, token, HERE)).resellerId, resellerId);
      const [id, secret] = token.split("|");
      assert.equal(await refusal(authenticate(world.core, `${Number(id) + 1}|${secret}`, HERE)), "unauthenticated");
    });

    it("is worth nothing while its reseller is suspended", async () => {
      const { id } = await createReseller(world.core, { email: "eve@example.com", name: "Eve" });
      const { key } = await createApiKey(world.core, { resellerId: id });
      const caller = await authenticate(world.core, key, HERE);
      const serviceId = await world.service({ price: 0n, confirm: true, identifierKind: "none" });
      await moveReseller(world.core, id, "suspend", "Owes us money");
      assert.equal(await refusal(authenticate(world.core, key, HERE)), "account_suspended");
      assert.equal(await refusal(place(world.core, caller, { serviceId })), "account_suspended");
      await moveReseller(world.core, id, "reactivate");
      await place(world.core, caller, { serviceId });
    });
  });
});

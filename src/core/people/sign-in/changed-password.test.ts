import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { Secret, TOTP } from "otpauth";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { interleaved } from "../../../../test/support/interleaved.ts";
import { changeReseller } from "../../resellers/accounts/change-reseller.ts";
import { createReseller, findReseller } from "../../resellers/accounts/resellers.ts";
import { createLoginToken } from "../../resellers/keys/tokens.ts";
import { issueChallenge, useChallenge } from "../passkeys/passkey-challenge.ts";
import { checkPassword } from "./check-password.ts";
import { changePassword, replacePassword, requestPasswordReset, resetPassword } from "./passwords.ts";
import { checkCredentials, findSession, openSession, type Session } from "./sessions.ts";
import { confirmTwoFactor, prepareTwoFactor } from "./two-factor.ts";

const HERE = { ip: "127.0.0.1" };
const [OLD, NEW, STOLEN] = ["correct horse", "another horse", "a stolen horse"] as const;

describe("a password that is changed meanwhile", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let made = 0;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    async function person() {
      const email = `ada${++made}@example.com`;
      const { id } = await createReseller(world.core, { email, name: "Ada", password: OLD });
      const { userId } = await findReseller(world.core, String(id));
      return { id, email, userId: userId! };
    }
    async function signIn(email: string): Promise<Session> {
      const { user, checked } = await checkCredentials(world.core, { email, password: OLD });
      return openSession(world.core, user, HERE, checked);
    }
    /** The core in which the owner changes the password as soon as it was read. */
    const overtaken = (userId: string) => interleaved(world.core, () => changePassword(world.core, userId, NEW));
    async function count(table: "sessions" | "tokens", column: "user_id" | "reseller_id", value: string | number) {
      const rows = await world.core.database.kysely
        .selectFrom(table)
        .selectAll()
        .where(column as never, "=", value as never)
        .execute();
      return rows.length;
    }

    it("opens no session and makes no token any more", async () => {
      const { id, email, userId } = await person();
      const late = await checkCredentials(overtaken(userId), { email, password: OLD });
      assert.equal(await refusal(openSession(world.core, late.user, HERE, late.checked)), "invalid_credentials");
      assert.equal(await refusal(createLoginToken(world.core, id, late.checked)), "invalid_credentials");
      assert.deepEqual([await count("sessions", "user_id", userId), await count("tokens", "reseller_id", id)], [0, 0]);
    });

    it("is not replaced by a user who knew the old one", async () => {
      const { email, userId } = await person();
      const thief = await signIn(email);
      const change = replacePassword(overtaken(userId), thief, { current: OLD, wanted: STOLEN });
      assert.equal(await refusal(change), "invalid_credentials");
      assert.equal((await checkPassword(world.core.database.kysely, email, NEW)).userId, userId);
    });

    it("lets a call that began before turn on no two-factor authentication and add no passkey", async () => {
      const { email, userId } = await person();
      const thief = await signIn(email);
      const { secret } = await prepareTwoFactor(world.core, thief, OLD);
      const { token } = await issueChallenge(world.core, "passkey_registration", userId);
      await changePassword(world.core, userId, NEW);
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      assert.equal(await refusal(confirmTwoFactor(world.core, thief, code)), "unauthenticated");
      const { user } = await checkCredentials(world.core, { email, password: NEW });
      assert.equal(user.twoFactorEnabled, false);
      const use = useChallenge(world.core, "passkey_registration", { token, userId });
      assert.equal(await refusal(use), "conflict");
    });

    it("voids links for a new password that were sent before, and so does another email", async () => {
      const sent: string[] = [];
      const mailer = { ...world.core.mailer, post: (mail: object) => void sent.push(JSON.stringify(mail)) };
      const tokenOf = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? /#([\w-]+)/.exec(mail)![1]!;
      for (const change of [
        (userId: string) => changePassword(world.core, userId, NEW),
        (_userId: string, id: number) => changeReseller(world.core, id, { email: `moved${id}@example.com` }),
      ]) {
        const { id, email, userId } = await person();
        await requestPasswordReset({ ...world.core, mailer }, email);
        await change(userId, id);
        assert.equal(await refusal(resetPassword(world.core, tokenOf(sent.pop()!), STOLEN)), "link_expired");
      }
    });

    it("that stays the same keeps sessions and links of a reseller who gets another name", async () => {
      const { id, email } = await person();
      const { user, checked } = await checkCredentials(world.core, { email, password: OLD });
      const { token } = await openSession(world.core, user, HERE, checked);
      await changeReseller(world.core, id, { name: "Ada Lovelace" });
      assert.equal((await findSession(world.core, token, HERE.ip)).user.name, "Ada Lovelace");
    });
  });
});

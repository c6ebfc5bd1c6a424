import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { moveIn } from "../../../../test/moving-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Core } from "../../core.ts";
import type { Mail } from "../../kernel/ports/mailer.ts";
import { resetPassword } from "../../people/sign-in/passwords.ts";
import { checkCredentials } from "../../people/sign-in/sessions.ts";
import { moveReseller } from "../../resellers/accounts/change-reseller.ts";
import { LINK_DAYS, readPasswordLinks, requestPasswordLinks, sendPasswordLink } from "./password-links.ts";

const PASSWORD = "a password of their own";
const DAY_MINUTES = 24 * 60;

describe("links to set a password", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let core: Core;
    const startedMs = Date.now();
    let passedMs = 0;
    let mails: Mail[] = [];
    let failure: Error | undefined;

    before(async () => {
      world = await openMoneyWorld(await open());
      const deliver = async (mail: Mail): Promise<void> => {
        if (failure) throw failure;
        mails.push(mail);
      };
      core = {
        ...world.core,
        config: { ...world.core.config, SMTP_URL: "smtp://mail.example" },
        clock: () => new Date(startedMs + passedMs),
        mailer: { from: "shop@example.com", post: () => {}, deliver },
      };
      const resellers = [1, 2, 3, 4].map((n) => ({
        id: String(7_000 + n),
        email: `moved${n}@example.com`,
        name: `Moved ${n}`,
        ...(n === 4 && { password_hash: "$1$saltsalt$qjXMvbEw8oaL.CzflDtaK/" }),
      }));
      assert.equal((await moveIn(core, { resellers }, { name: "Panel of links" })).state, "imported");
    });
    after(() => world.close());

    function pass(minutes: number): void {
      passedMs += minutes * 60_000;
    }
    async function send(): Promise<string[]> {
      mails = [];
      while (await sendPasswordLink(core));
      return mails.map(({ to }) => to);
    }
    const counts = async () => {
      const { eligible, waiting, sent, failed } = await readPasswordLinks(core);
      return [eligible, waiting, sent, failed];
    };
    const tokenOf = ({ link }: Mail): string => new URL(link!.url).searchParams.get("token")!;

    it("are requested for those without a password that works here, each once, and need a mail server", async () => {
      assert.deepEqual(await counts(), [3, 0, 0, 0]);
      const withoutMail = { ...core, config: { ...core.config, SMTP_URL: undefined } };
      assert.equal(await refusal(requestPasswordLinks(withoutMail, 1)), "conflict");
      for (const most of [0, 1_001, 1.5])
        assert.equal(await refusal(requestPasswordLinks(core, most)), "validation_failed");
      assert.equal(await requestPasswordLinks(core, 2), 2);
      assert.deepEqual(await counts(), [1, 2, 0, 0]);
      const repeated = await Promise.all([requestPasswordLinks(core, 100), requestPasswordLinks(core, 100)]);
      assert.deepEqual(repeated.toSorted(), [0, 1]);
      assert.deepEqual(await counts(), [0, 3, 0, 0]);
    });

    it("leave one after the other, and set a password that signs in", async () => {
      assert.deepEqual(await send(), []);
      pass(1.5 / 60);
      mails = [];
      const sent = await Promise.all([sendPasswordLink(core), sendPasswordLink(core)]);
      assert.deepEqual(sent.toSorted(), [false, true]);
      const [mail] = mails;
      assert.deepEqual([mails.length, mail!.to], [1, "moved1@example.com"]);
      pass(1);
      assert.deepEqual(await send(), ["moved2@example.com", "moved3@example.com"]);
      assert.deepEqual(await send(), []);
      assert.deepEqual(await counts(), [0, 0, 3, 0]);
      assert.match(mail!.paragraphs.join(" "), /for 7 days/);
      pass((LINK_DAYS - 1) * DAY_MINUTES);
      assert.equal(await resetPassword(core, tokenOf(mail!), PASSWORD), "moved1@example.com");
      assert.equal(await refusal(resetPassword(core, tokenOf(mail!), PASSWORD)), "link_expired");
      await checkCredentials(core, { email: "moved1@example.com", password: PASSWORD });
    });

    it("can be requested again once they have expired, for active accounts that still have no password", async () => {
      assert.equal(await requestPasswordLinks(core, 100), 0);
      pass(2 * DAY_MINUTES);
      assert.equal(await requestPasswordLinks(core, 100), 2);
      await moveReseller(core, 7_002, "suspend");
      pass(1);
      assert.deepEqual(await send(), ["moved3@example.com"]);
    });

    it("are sent again after a failure, and given up after the last", async () => {
      pass(8 * DAY_MINUTES);
      assert.equal(await requestPasswordLinks(core, 100), 1);
      failure = new Error("mailbox unavailable");
      for (const minutes of [1, 1, 10, 60]) {
        assert.equal((await readPasswordLinks(core)).waiting, 1);
        pass(minutes + 0.1);
        await send();
      }
      assert.deepEqual(await counts(), [1, 0, 1, 1]);
      failure = undefined;
      assert.equal(await requestPasswordLinks(core, 100), 1);
      pass(1);
      assert.deepEqual(await send(), ["moved3@example.com"]);
    });
  });
});

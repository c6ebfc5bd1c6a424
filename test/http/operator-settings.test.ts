import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openBrowserSession } from "../support/sign-in/browser-session.ts";
import { PUBLIC_URL, useMailedWorld } from "./mailed-world.ts";

describe("the operator's settings", () => {
  const world = useMailedWorld();

  it("say what the server is called, who may sign up and how mails leave", async () => {
    const { data } = (await world.server.operate(world.owner.token, "GET", "/settings")).body;
    assert.deepEqual(data, {
      name: "Imeister",
      sign_up: "approval",
      public_url: PUBLIC_URL,
      mail_from: "Imeister <no-reply@imei.example>",
    });
    const named = await world.server.operate(world.owner.token, "PATCH", "/settings", { name: " Berlin <Unlocks> " });
    assert.equal(named.body.data.name, "Berlin <Unlocks>");
    for (const wrong of [{ name: "" }, { name: "two\nlines" }, { name: "x".repeat(101) }, { sign_up: "sometimes" }]) {
      assert.equal((await world.server.operate(world.owner.token, "PATCH", "/settings", wrong)).status, 422);
    }
    const page = await openBrowserSession(world.server.url).call("GET", "/v1/session");
    assert.equal(page.body.data.brand.name, "Berlin <Unlocks>");
  });

  it("send a mail to who asks, whose text is no markup, or say why not", async () => {
    const sent = await world.server.operate(world.owner.token, "POST", "/settings/test-mail");
    assert.equal(sent.status, 200);
    const mail = await world.mails.next();
    assert.equal(mail.to, world.owner.email);
    assert.match(mail.source, /Emails of Berlin <Unlocks> arrive here/);
    assert.match(mail.source.replaceAll("=\n", ""), /Emails of Berlin &lt;Unlocks&gt; arrive here/);
    world.mails.refuse("no such mailbox");
    const refused = await world.server.operate(world.owner.token, "POST", "/settings/test-mail");
    assert.deepEqual([refused.status, refused.body.code], [502, "mail_failed"]);
    assert.match(refused.body.detail, /no such mailbox/);
    world.mails.refuse(null);
  });
});

import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { copied, describeInBrowser } from "../support/browser/browser.ts";
import { chooseInMenu } from "../support/browser/row-menu.ts";
import { PHONE } from "../support/browser/visits.ts";
import { nextTotp, totp } from "../support/sign-in/totp.ts";
import { shows } from "../support/wait.ts";

const KEY = /rk_(?:live|test)_\w{38}/;

describeInBrowser("the API Access page", {}, (world) => {
  /** Reads the key that a dialog shows once. */
  async function shownKey(page: Page): Promise<string> {
    const dialog = page.getByRole("dialog", { name: "Your new key" });
    await dialog.waitFor();
    return KEY.exec((await dialog.textContent())!)![0];
  }
  async function accepts(key: string): Promise<string> {
    const { body } = await world().server.rest(key, "GET", "/account");
    return (body.code as string | undefined) ?? "accepted";
  }
  const rowOf = (page: Page, label: string) =>
    page.getByRole("table", { name: "Keys" }).getByRole("row").filter({ hasText: label });

  it("shows errors beside a wrong password and a wrong address, and creates nothing", async () => {
    const { server, createReseller, visitAs } = world();
    const ada = await createReseller();
    const page = await visitAs(ada, "/api-access");
    await page.getByRole("button", { name: "Create key" }).click();
    const dialog = page.getByRole("dialog", { name: "Create API key" });
    await dialog.getByLabel("Your password").fill("not the password");
    await dialog.getByRole("button", { name: "Create key" }).click();
    await dialog.getByText("This is not your password.").first().waitFor();
    await shows(() => dialog.getByLabel("Your password").getAttribute("aria-invalid"), "true");
    await dialog.getByText("Permissions and restrictions").click();
    await dialog.getByLabel("Allowed IPs").fill("somewhere");
    await dialog.getByLabel("Your password").fill(ada.password);
    await dialog.getByRole("button", { name: "Create key" }).click();
    await dialog.getByText("“somewhere” is not an address").first().waitFor();
    assert.equal(
      (await server.core.database.kysely.selectFrom("tokens").select("id").where("reseller_id", "=", ada.id).execute())
        .length,
      2,
    );
  });

  it("creates a key, shows it once, and fills it into working examples", async () => {
    const { server, createReseller, visitAs } = world();
    const ada = await createReseller();
    await server.createService({ name: "Carrier check" });
    const page = await visitAs(ada, "/api-access");
    await page.getByRole("button", { name: "Create key" }).click();
    const dialog = page.getByRole("dialog", { name: "Create API key" });
    await dialog.getByLabel("Label").fill("Web shop");
    await dialog.getByLabel("Mode").selectOption("true");
    await dialog.getByText("Permissions and restrictions").click();
    await dialog.getByLabel("Request top-ups").uncheck();
    await dialog.getByLabel("Your password").fill(ada.password);
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Create key" }).click();
    const key = await shownKey(page);
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Copy key" }).click();
    await shows(() => copied(page), key);
    assert.equal(await accepts(key), "accepted");
    await page.getByRole("button", { name: "Try it with an example" }).click();
    await page.getByText(key).waitFor();
    await page.getByLabel("Action").selectOption("Place an order");
    await page.getByLabel("Language").selectOption("Node.js");
    await page.getByRole("button", { name: "Copy example" }).click();
    await shows(async () => (await copied(page)).includes(`${server.url}/api/v1/orders`), true);
    assert.ok((await copied(page)).includes(key));
    await checkAccessibility(page);
    await page.getByRole("tab", { name: "Keys" }).click();
    const row = rowOf(page, "Web shop");
    await row.getByText("Test", { exact: true }).waitFor();
    assert.match((await row.textContent())!, /Place and cancel orders/);
    assert.doesNotMatch((await row.textContent())!, /Request top-ups/);
    await page.reload();
    await rowOf(page, "Web shop").waitFor();
    assert.ok(!(await page.content()).includes(key), "nothing shows it again");
  });

  it("edits, rotates, regenerates and revokes a key", async () => {
    const { server, createReseller, visitAs } = world();
    const ada = await createReseller();
    const { key: first } = await createApiKey(server.core, { resellerId: ada.id, label: "Panel" });
    const page = await visitAs(ada, "/api-access");
    await chooseInMenu(page, "Panel", "Edit…");
    const edit = page.getByRole("dialog", { name: "Edit Panel" });
    await edit.getByLabel("Rate limit (requests per minute)").fill("30");
    await edit.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Key updated.").waitFor();
    assert.equal((await server.rest(first, "GET", "/account")).headers.get("x-ratelimit-limit"), "30");

    await chooseInMenu(page, "Panel", "Rotate…");
    await page.getByLabel("Keep the old key for (hours)").fill("2");
    await page.getByLabel("Your password").fill(ada.password);
    await page.getByRole("button", { name: "Rotate key" }).click();
    const second = await shownKey(page);
    await page.getByRole("button", { name: "Done" }).click();
    assert.deepEqual([await accepts(first), await accepts(second)], ["accepted", "accepted"]);
    await rowOf(page, "Being replaced").getByText("in 2 hours").waitFor();

    const newest = page.getByRole("button", { name: "Actions for Panel" }).first();
    await newest.click();
    await page.getByRole("menuitem", { name: "Regenerate…" }).click();
    await page.getByLabel("Your password").fill(ada.password);
    await page.getByRole("button", { name: "Regenerate key" }).click();
    const third = await shownKey(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    assert.deepEqual([await accepts(second), await accepts(third)], ["key_revoked", "accepted"]);

    // The menu of the key that was replaced closes when the list no longer has it.
    await rowOf(page, `…${third.slice(-4)}`).waitFor();
    await newest.click();
    await page.getByRole("menuitem", { name: "Revoke…" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await accepts(third), "accepted");
    await newest.click();
    await page.getByRole("menuitem", { name: "Revoke…" }).click();
    await page.getByRole("button", { name: "Revoke key" }).click();
    await page.getByText("Panel revoked.").waitFor();
    assert.equal(await accepts(third), "key_revoked");
    await page.getByRole("button", { name: "Show revoked and expired keys" }).click();
    await rowOf(page, "Revoked").first().waitFor();
    await shows(() => rowOf(page, "Revoked").count(), 2);
    await page.waitForURL(/keys=all/);
  });

  it("asks for a one-time code if two-factor authentication is on", async () => {
    const { server, createReseller, visitAs, takeProblems } = world();
    const ada = await createReseller();
    const setUp = await visitAs(ada, "/api-access");
    const call = async (path: string, data: object) => {
      const answer = await setUp.request.post(`/api/v1/session${path}`, { data, headers: { Origin: server.url } });
      return (await answer.json()) as { data: { secret: string } };
    };
    const { data } = await call("/two-factor", { password: ada.password });
    await call("/two-factor/confirm", { otp: totp(data.secret) });
    await setUp.getByRole("button", { name: "Create key" }).click();
    await setUp.getByLabel("Your password").fill(ada.password);
    await setUp.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
    await setUp.getByLabel("One-time code").fill(nextTotp(data.secret));
    assert.match(takeProblems(setUp).join(), /status of 401/, "the first attempt had no code");
    await setUp.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
    assert.equal(await accepts(await shownKey(setUp)), "accepted");
  });

  it("lists API requests and why they failed, by key, outcome and request", async () => {
    const { server, createReseller, visitAs } = world();
    const ada = await createReseller();
    const { id, key } = await createApiKey(server.core, { resellerId: ada.id, label: "Panel" });
    const page = await visitAs(ada, "/api-access?tab=calls");
    await page.getByText("No API requests yet").waitFor();
    const serviceId = await server.createService({ price: "1.00" });
    await server.placeByDispatch(key, serviceId, "356938035643809");
    for (let n = 0; n < 2; n++) await server.rest(ada.key, "GET", "/account");
    const table = page.getByRole("table", { name: "Request log" });
    await table.getByText("insufficient_balance").waitFor();
    // Both reads, unless a minute ended between them.
    await table.getByText("2 requests").or(table.getByText("GET /account").nth(1)).first().waitFor();
    await page.getByLabel("Status").selectOption("OK");
    await table.getByText("insufficient_balance").waitFor({ state: "detached" });
    await table.getByText("GET /account").waitFor();
    await page.waitForURL(/outcome=ok/);
    await page.getByRole("combobox", { name: /^Key/ }).selectOption(String(id));
    await page.getByText("No matching requests").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await table.getByText("placeimeiorder").waitFor();
  });

  it("works on a phone, and shows the address for a panel", async () => {
    const { server, createReseller, visitAs } = world();
    const ada = await createReseller();
    await createApiKey(server.core, {
      resellerId: ada.id,
      label: "Panel",
      allowedCidrs: ["203.0.113.0/24", "2001:db8::/32"],
    });
    await server.rest(ada.key, "GET", "/account");
    const page = await visitAs(ada, "/api-access", { size: PHONE });
    await rowOf(page, "Panel").waitFor();
    const addresses = page.getByRole("region").or(page.locator("section"));
    await addresses.getByText(`${server.url}/api/dispatch`).waitFor();
    await page.getByText(ada.email, { exact: true }).first().waitFor();
    await checkAccessibility(page);
    for (const tab of ["Examples", "Request log"]) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tabpanel", { name: tab }).waitFor();
      await checkAccessibility(page);
    }
  });
});

import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { copied, describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { openBrowserSession } from "../support/sign-in/browser-session.ts";
import { nextTotp, totp } from "../support/sign-in/totp.ts";
import { shows, until } from "../support/wait.ts";

describeInBrowser("the settings of a reseller", { workers: false }, (world) => {
  it("have the profile, with errors shown beside the fields", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller();
    const page = await visitAs(reseller, "/settings");
    const form = page.getByRole("form", { name: "Profile" });
    await form.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
    await form.getByLabel("Company (optional)").fill("Engines Ltd");
    await form.getByLabel("Low-balance alert").fill("a lot");
    await form.getByRole("button", { name: "Save" }).click();
    await shows(() => form.getByLabel("Low-balance alert").getAttribute("aria-invalid"), "true");
    await form.getByLabel("Low-balance alert").fill("12.50");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved.").waitFor();
    await checkAccessibility(page);
    const { data } = (await server.rest(reseller.key, "GET", "/account")).body;
    assert.deepEqual([data.name, data.company, data.low_balance_threshold], ["Ada Lovelace", "Engines Ltd", "12.50"]);
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menu").getByText("Ada Lovelace").waitFor();
  });

  it("turn on two-factor authentication with an app, show recovery codes once, and turn it off", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller();
    const page = await visitAs(reseller, "/settings", { size: PHONE });
    await page.getByRole("button", { name: "Turn on" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password", { exact: true }).fill("a wrong password");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("This is not your password.").first().waitFor();
    await dialog.getByLabel("Your password", { exact: true }).fill(reseller.password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
    await checkAccessibility(page);
    const secret = (await dialog.locator("code").textContent())!;
    await dialog.getByLabel("6-digit code").fill("000000");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await dialog.getByText("This code is not right").first().waitFor();
    await dialog.getByLabel("6-digit code").fill(totp(secret));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    const listed = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    const codes = await until(async () => {
      const texts = await listed.allTextContents();
      return texts.length === 10 && texts;
    });
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Copy recovery codes" }).click();
    await shows(() => copied(page), codes.join("\n"));
    const saving = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    assert.equal((await saving).suggestedFilename(), "recovery-codes.txt");
    await dialog.getByRole("button", { name: "I've saved them" }).click();
    await page.getByRole("button", { name: "Turn off" }).waitFor();

    const elsewhere = openBrowserSession(server.url);
    const signIn = (otp?: string) =>
      elsewhere.call("POST", "/v1/session", { email: reseller.email, password: reseller.password, otp });
    assert.equal((await signIn()).body.code, "otp_required");
    assert.equal((await signIn(codes[0])).status, 200);

    await page.getByRole("button", { name: "New recovery codes" }).click();
    await dialog.getByLabel("Your password", { exact: true }).fill(reseller.password);
    await dialog.getByLabel("One-time code").fill("000000");
    await dialog.getByRole("button", { name: "Create new codes" }).click();
    await dialog.getByText("This code is not right").first().waitFor();
    await checkAccessibility(page);
    await dialog.getByLabel("One-time code").fill(codes[1]!);
    await dialog.getByRole("button", { name: "Create new codes" }).click();
    await dialog.getByRole("list", { name: "Recovery codes" }).waitFor();
    await dialog.getByRole("button", { name: "I've saved them" }).click();
    assert.equal((await signIn(codes[2])).body.code, "invalid_credentials");

    await page.getByRole("button", { name: "Turn off" }).click();
    await dialog.getByLabel("Your password", { exact: true }).fill(reseller.password);
    await dialog.getByLabel("One-time code").fill(nextTotp(secret));
    await dialog.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("button", { name: "Turn on" }).waitFor();
    assert.equal((await signIn()).status, 200);
  });

  it("change the password, list the sessions, and end one", async () => {
    const { createReseller, visitAs, takeProblems } = world();
    const reseller = await createReseller();
    const phone = await visitAs(reseller, "/settings", { size: PHONE });
    const tablet = await visitAs(reseller, "/settings");
    const page = await visitAs(reseller, "/settings");
    const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
    await sessions.nth(2).waitFor();
    await shows(() => sessions.filter({ hasText: "Current" }).count(), 1);
    await page
      .getByRole("button", { name: /^Sign out Chrome/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await sessions.nth(2).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Sign out other sessions" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out other sessions" }).click();
    await page.getByText("One other session has ended.").waitFor();
    await sessions.nth(1).waitFor({ state: "detached" });
    for (const other of [phone, tablet]) {
      await other.getByRole("button", { name: "Save" }).click();
      await other.waitForURL("**/sign-in?next=%2Fsettings");
      assert.match(takeProblems(other).join(), /401/);
    }

    const form = page.getByRole("form", { name: "Password" });
    await form.getByLabel("Current password", { exact: true }).fill("a wrong password");
    await form.getByLabel("New password", { exact: true }).fill("battery staple");
    await form.getByRole("button", { name: "Change password" }).click();
    await form.getByText("This is not your password.").first().waitFor();
    await form.getByLabel("Current password", { exact: true }).fill(reseller.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Your password is changed.").waitFor();
    await phone.getByLabel("Email", { exact: true }).fill(reseller.email);
    await phone.getByLabel("Password", { exact: true }).fill("battery staple");
    await phone.getByRole("button", { name: "Sign in", exact: true }).click();
    await phone.getByRole("heading", { name: "Settings" }).waitFor();
  });
});

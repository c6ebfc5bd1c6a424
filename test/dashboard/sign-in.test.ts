import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { offerFirstOperator } from "../../src/core/people/staff/first-operator.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { openBrowserSession } from "../support/sign-in/browser-session.ts";
import { linkIn, startMailServer } from "../support/sign-in/mail-server.ts";
import { nextTotp, totp } from "../support/sign-in/totp.ts";
import { shows } from "../support/wait.ts";

const PASSWORD = "a long enough password";

const mails = await startMailServer();
const settings = { SMTP_URL: mails.url, MAIL_FROM: "no-reply@imei.example", PUBLIC_URL: "http://imei.example" };

async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  const submit = page.getByRole("button", { name: button, exact: true });
  // The previous page may have fields with the same names.
  const form = page.locator("form").filter({ has: submit });
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  await submit.click();
}

const signIn = (page: Page, email: string, password = PASSWORD) =>
  fillIn(page, { Email: email, Password: password }, "Sign in");

describeInBrowser("signing in", { workers: false, settings }, (world) => {
  it("starts with the first operator, by the link that the server prints, once", async () => {
    const { server, visit, takeProblems } = world();
    const link = await offerFirstOperator(server.core, server.url);
    const path = `/first-operator${new URL(link!).search}`;
    const stranger = await visit("/first-operator?token=guessed");
    await fillIn(stranger, { "Your name": "Eve", Email: "eve@example.com", Password: PASSWORD }, "Create account");
    await stranger.getByRole("alert").filter({ hasText: "restart the server" }).first().waitFor();
    assert.match(takeProblems(stranger).join(), /410/);
    const page = await visit(path, { size: PHONE });
    await checkAccessibility(page);
    await fillIn(page, { "Your name": "Olga", Email: "olga@example.com", Password: "short" }, "Create account");
    await page.getByText("A password has 8 to 128 characters.").first().waitFor();
    await fillIn(page, { Password: PASSWORD }, "Create account");
    await page.waitForURL("**/operator");
    const late = await visit(path);
    await late.getByRole("heading", { name: "This server is already set up" }).waitFor();
  });

  it("shows the same message for a wrong password and an unknown email, and opens each user's own pages", async () => {
    const { server, visit, createReseller } = world();
    const reseller = await createReseller();
    const page = await visit("/sign-in");
    for (const email of [reseller.email, "nobody@example.com"]) {
      await signIn(page, email, "a wrong password");
      await page.getByRole("alert").filter({ hasText: "do not match our records" }).first().waitFor();
    }
    await checkAccessibility(page);
    await signIn(page, reseller.email);
    await page.getByRole("navigation", { name: "Reseller" }).waitFor();
    assert.equal(new URL(page.url()).pathname, "/");
    const staff = await server.createStaff("agent");
    const other = await visit("/sign-in");
    await signIn(other, staff.email, staff.password);
    await other.waitForURL("**/operator");
  });

  it("returns to the previous page, also when a session has ended, and never to another site", async () => {
    const { server, visit, createReseller, takeProblems } = world();
    const { email } = await createReseller();
    const page = await visit("/settings");
    await page.waitForURL("**/sign-in?next=%2Fsettings");
    await signIn(page, email);
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    // Everything that the page reads waits for Save, which otherwise might not be the first to find the session's end.
    await page.waitForLoadState("networkidle");
    const saved = page.waitForResponse((response) => response.request().method() !== "GET");
    await page.route("**/api/**", async (route) => {
      if (route.request().method() === "GET") await saved;
      await route.continue();
    });
    await server.core.database.statement("test_end_sessions", "delete from sessions", []);
    await page.getByRole("button", { name: "Save" }).click();
    await page.waitForURL("**/sign-in?next=%2Fsettings");
    assert.match(takeProblems(page).join(), /401/);
    await signIn(page, email);
    await page.waitForURL("**/settings");
    const lured = await visit("/sign-in?next=//evil.example/");
    await signIn(lured, email);
    await lured.getByRole("navigation", { name: "Reseller" }).waitFor();
    assert.equal(new URL(lured.url()).origin, server.url);
  });

  it("asks users with two-factor authentication for a code or a recovery code", async () => {
    const { server, visit, createReseller, takeProblems } = world();
    const { email } = await createReseller();
    const session = openBrowserSession(server.url);
    await session.call("POST", "/v1/session", { email, password: PASSWORD });
    const { secret, recovery_codes: codes } = (
      await session.call("POST", "/v1/session/two-factor", { password: PASSWORD })
    ).body.data;
    await session.call("POST", "/v1/session/two-factor/confirm", { otp: totp(secret) });

    const page = await visit("/sign-in", { size: PHONE });
    await signIn(page, email);
    await page.getByRole("heading", { name: "Two-factor authentication" }).waitFor();
    await checkAccessibility(page);
    await fillIn(page, { Code: "000000" }, "Sign in");
    await page.getByRole("alert").filter({ hasText: "This code is not right" }).first().waitFor();
    await fillIn(page, { Code: nextTotp(secret) }, "Sign in");
    await page.getByRole("button", { name: "Your account" }).waitFor();
    assert.match(takeProblems(page).join(), /401/);

    const other = await visit("/sign-in");
    await signIn(other, email);
    await other.getByRole("button", { name: "Use a recovery code instead" }).click();
    await fillIn(other, { "Recovery code": codes[0] }, "Sign in");
    await other.getByRole("button", { name: "Your account" }).waitFor();
    assert.match(takeProblems(other).join(), /401/);
  });

  it("says after a sign-up that the operator must approve it, and does not offer closed sign-up", async () => {
    const { server, visit } = world();
    const page = await visit("/sign-in");
    await page.getByRole("link", { name: "Sign up" }).click();
    await page.getByRole("heading", { name: "Create your Imeister account" }).waitFor();
    await checkAccessibility(page);
    const fields = { "Your name": "Ada", "Company (optional)": "Engines", Email: "ada@example.com" };
    await fillIn(page, { ...fields, Password: "short" }, "Sign up");
    await page.getByText("A password has 8 to 128 characters.").first().waitFor();
    await fillIn(page, { Password: PASSWORD }, "Sign up");
    await page.getByRole("heading", { name: "Awaiting approval" }).waitFor();
    await page.getByRole("link", { name: "Go to sign in" }).click();
    await signIn(page, "ada@example.com");
    await page.getByText("Your account needs approval").waitFor();
    await server.core.database.statement("test_close", "update server_settings set sign_up = 'closed'", []);
    const later = await visit("/sign-in");
    await shows(() => later.getByRole("link", { name: "Sign up" }).count(), 0);
    await later.goto("/sign-up");
    await later.getByRole("heading", { name: "Sign-up is closed" }).waitFor();
    await checkAccessibility(later);
  });

  it("works again after a forgotten password, with a link that works once", async () => {
    const { visit, createReseller, takeProblems } = world();
    const { email } = await createReseller();
    const page = await visit("/sign-in");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await fillIn(page, { Email: email }, "Send reset link");
    await page.getByText("a link is on its way").waitFor();
    await checkAccessibility(page);
    const { pathname, search } = linkIn(await mails.next(), "/reset-password");
    await page.goto(pathname + search);
    await checkAccessibility(page);
    await fillIn(page, { "New password": "battery staple" }, "Change password");
    await page.getByRole("heading", { name: "Password changed" }).waitFor();
    await mails.next();
    await page.getByRole("link", { name: "Sign in" }).click();
    await signIn(page, email, "battery staple");
    await page.getByRole("button", { name: "Your account" }).waitFor();
    const late = await visit(pathname + search);
    await fillIn(late, { "New password": "a third password" }, "Change password");
    await late.getByText("This link was used or has expired").waitFor();
    await late.getByRole("link", { name: "Request a new link" }).waitFor();
    assert.match(takeProblems(late).join(), /410/);
    await mails.stop();
  });
});

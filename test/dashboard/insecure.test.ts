import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { describeInBrowser } from "../support/browser/browser.ts";
import { INSECURE_HOST } from "../support/browser/chromium.ts";

/** Browsers report on every page that they ignore this header. */
const isUnexpected = (problem: string) => !problem.includes("The Cross-Origin-Opener-Policy header has been ignored");
const IMEI = "356938035643809";

describeInBrowser("the dashboard at a plain HTTP address", { workers: false }, (world) => {
  async function signIn(person: { email: string; password: string }): Promise<{ page: Page; origin: string }> {
    const { server, visit } = world();
    const origin = `http://${INSECURE_HOST}:${new URL(server.url).port}`;
    const page = await visit(`${origin}/sign-in`);
    assert.equal(await page.evaluate("window.isSecureContext"), false);
    assert.equal(await page.evaluate("typeof crypto.randomUUID"), "undefined");
    await page.getByLabel("Email", { exact: true }).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
    return { page, origin };
  }

  it("places orders, and requests a top-up", async () => {
    const { server, createReseller, takeProblems } = world();
    const reseller = await createReseller({ credit: "20" });
    const id = await server.createService({ name: "Plain check", price: "2.00" });
    const { page, origin } = await signIn(reseller);
    await page.goto(`${origin}/place-order?service=${id}`);
    await page.getByLabel("IMEIs, one per line").fill(IMEI);
    await page.getByRole("button", { name: /^Review/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Place / })
      .click();
    await page.getByText("Order", { exact: false }).first().waitFor();
    await page.goto(`${origin}/wallet/top-ups`);
    await page.getByRole("button", { name: "Request top-up" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Amount").fill("50");
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await dialog.waitFor({ state: "hidden" });
    assert.equal((await server.rest(reseller.key, "GET", "/orders")).body.meta.total, 1);
    assert.deepEqual(takeProblems(page).filter(isUnexpected), []);
    assert.equal((await server.rest(reseller.key, "GET", "/top-up-requests")).body.data[0].amount, "50.00");
  });
});

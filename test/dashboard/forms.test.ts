import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { shows } from "../support/wait.ts";

const IMEI = "356938035643809";

describeInBrowser("every form", { workers: false }, (world) => {
  const focused = (page: Page) => page.evaluate<string | null>("document.activeElement?.getAttribute('name') ?? null");
  const wrongFields = (page: Page) =>
    page.locator("form [aria-invalid]").evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));

  it("marks every wrong field beside it, says each thing once, and goes to the first", async () => {
    const { server, visit, visitAs } = world();
    const guest = await visit("/sign-up");
    await guest.getByLabel("Email").fill("nobody");
    await guest.getByRole("button", { name: "Sign up" }).click();
    await shows(async () => (await wrongFields(guest)).join(" "), "name email password");
    assert.equal(await focused(guest), "name");
    assert.equal(await guest.getByRole("alert").count(), 3);
    await checkAccessibility(guest);

    const page = await visitAs(await server.createStaff("owner"), "/operator/suppliers");
    await page.getByRole("button", { name: "Add supplier" }).click();
    const dialog = page.getByRole("dialog", { name: "Add supplier" });
    await dialog.getByLabel("Type").getByText("Dhru-compatible API").waitFor({ state: "attached" });
    await dialog.getByLabel("Name", { exact: true }).fill("Upstream");
    await dialog.getByLabel("API URL").fill("upstream");
    await dialog.getByLabel("API key").fill("key");
    await dialog.getByText("Uses another currency").click();
    await dialog.getByLabel("Currency", { exact: true }).fill("€");
    await dialog.getByLabel("Exchange rate").fill("-1");
    await dialog.getByRole("button", { name: "Add and test" }).click();
    await shows(async () => (await wrongFields(page)).includes("url"), true);
    assert.ok((await wrongFields(page)).length >= 2, "not only the first wrong field is marked");
    assert.equal(await focused(page), "url");
    const repeated = async () => {
      const sentences = await dialog.getByRole("alert").allTextContents();
      return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    };
    await shows(repeated, []);
    await checkAccessibility(page);
  });

  it("shows an error of a long form at its field, with the button to save in sight", async () => {
    const { server, visitAs } = world();
    const inputs = ["Username", "Region", "Serial"].map((name) => ({ name, type: "text", required: true }));
    const manager = await server.createStaff("manager");
    const id = await server.createService({ name: "With inputs" });
    assert.equal((await server.operate(manager.token, "PATCH", `/services/${id}`, { inputs })).status, 200);
    const page = await visitAs(manager, `/operator/catalogue/services/${id}/inputs`);
    const last = page.getByRole("group", { name: "Field 3" });
    await last.getByLabel("Regex (optional)").fill("[0-9");
    await page.getByRole("group", { name: "Field 2" }).getByLabel("Name").fill("username");
    const save = page.getByRole("button", { name: "Save changes" });
    await page.evaluate("window.scrollTo(0, 0)");
    assert.ok(await isInSight(page, await save.boundingBox()), "the button to save is out of sight");
    await save.click();
    await last.getByText("This is not a valid regular expression. Check its brackets.").waitFor();
    await shows(async () => (await wrongFields(page)).join(" "), "inputs.1.name inputs.2.pattern");
    assert.equal(await focused(page), "inputs.1.name");
    await checkAccessibility(page);
  });

  it("shows only the checks that the identifier can have", async () => {
    const { server, visitAs } = world();
    const id = await server.createService();
    const page = await visitAs(await server.createStaff("manager"), `/operator/catalogue/services/${id}/inputs`);
    await page.getByLabel("Validation").waitFor();
    await page.getByLabel("Identifier").selectOption("None");
    await page.getByLabel("Validation").waitFor({ state: "hidden" });
    await page.getByLabel("Accept 14-digit IMEIs").waitFor({ state: "hidden" });
  });

  it("is a dialog that Escape closes at once, and that begins at its first field", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "10" });
    const serviceId = await server.createService({ price: "1" });
    const { body } = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei: IMEI });
    const page = await visitAs(reseller, `/orders/${body.data.id}`);
    const cancel = page.getByRole("button", { name: /^Cancel/ });
    await cancel.click();
    await page.getByRole("dialog").waitFor();
    await shows(() => page.getByRole("tooltip").count(), 0);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await shows(() => cancel.evaluate((button) => button.matches(":focus")), true);
    const staff = await visitAs(await server.createStaff("owner"), "/operator/suppliers");
    await staff.getByRole("button", { name: "Add supplier" }).click();
    await staff.getByRole("dialog").waitFor();
    await shows(() => focused(staff), "kind");
  });
});

async function isInSight(page: Page, box: { y: number; height: number } | null): Promise<boolean> {
  const height = await page.evaluate<number>("window.innerHeight");
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

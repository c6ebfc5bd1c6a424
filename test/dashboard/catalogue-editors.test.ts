import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { shows } from "../support/wait.ts";

describeInBrowser("several editors of the catalogue", { workers: false }, (world) => {
  it("asks before it discards changes, and does not overwrite the changes of another editor", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const id = await server.createService({ name: "Contested" });
    const page = await visitAs(manager, `/operator/catalogue/services/${id}`);
    await page.getByLabel("Name", { exact: true }).fill("Mine");
    await page.getByRole("link", { name: "Prices" }).click();
    const asking = page.getByRole("dialog", { name: "Leave without saving?" });
    await checkAccessibility(page);
    await asking.getByRole("button", { name: "Keep editing" }).click();
    await server.operate(manager.token, "PATCH", `/services/${id}`, { name: "Theirs" });
    await page.getByRole("button", { name: "Save" }).click();
    const conflict = page.getByRole("dialog", { name: "Changed in the meantime" });
    await conflict.getByRole("row", { name: /Name.*Theirs.*Mine/ }).waitFor();
    await checkAccessibility(page);
    await conflict.getByRole("button", { name: "Close" }).click();
    await shows(() => page.getByLabel("Name", { exact: true }).inputValue(), "Mine");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("heading", { name: "Theirs", level: 1 }).waitFor();
    await shows(() => page.getByLabel("Name", { exact: true }).inputValue(), "Theirs");
    await page.getByRole("link", { name: "Prices" }).click();
    await page.getByText("No personal prices yet").waitFor();
  });

  it("keeps the own changes on top of those of another editor, or uses theirs", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const id = await server.createService({ name: "Shared", price: "2.00" });
    const read = async () => (await server.operate(manager.token, "GET", `/services/${id}`)).body.data;
    const change = (body: object) => server.operate(manager.token, "PATCH", `/services/${id}`, body);
    const page = await visitAs(manager, `/operator/catalogue/services/${id}`);
    const conflict = page.getByRole("dialog", { name: "Changed in the meantime" });
    const save = () => page.getByRole("button", { name: "Save changes" }).click();
    await page.getByLabel("Base price").fill("2.5");
    await save();
    await page.getByText("Unsaved changes").waitFor({ state: "hidden" });

    await change({ name: "Shared by two", price: "3.00", min_quantity: 2, max_quantity: 5 });
    await page.getByLabel("Name", { exact: true }).fill("Mine");
    await page.getByLabel("Description").fill("By me");
    await save();
    await conflict.getByRole("row", { name: /Name.*Shared by two.*Mine/ }).waitFor();
    await conflict.getByRole("row", { name: /Base price.*3\.00 USD.*Not changed by you/ }).waitFor();
    await conflict.getByRole("button", { name: "Keep my changes" }).click();
    await page.getByText("Unsaved changes").waitFor();
    await change({ delivery_time: "1 day" });
    await save();
    await conflict.getByRole("row", { name: /Delivery time.*1 day/ }).waitFor();
    assert.equal(await conflict.getByRole("row", { name: /Name/ }).count(), 0, "what was kept is no conflict any more");
    await conflict.getByRole("button", { name: "Keep my changes" }).click();
    await save();
    await page.getByText("Unsaved changes").waitFor({ state: "hidden" });
    const kept = await read();
    assert.deepEqual(
      [kept.name, kept.description, kept.price, kept.max_quantity, kept.delivery_time],
      ["Mine", "By me", "3.00", 5, "1 day"],
    );

    await page.getByRole("link", { name: "Inputs" }).click();
    await page.getByRole("button", { name: "Add field" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Region");
    await change({ inputs: [{ name: "Username", type: "text", required: true }], identifier_check: "length" });
    await save();
    await conflict.getByRole("row", { name: /Custom fields.*Username · Text · Required.*Region/ }).waitFor();
    await checkAccessibility(page);
    await conflict.getByRole("button", { name: "Use theirs" }).click();
    await shows(() => page.getByLabel("Name", { exact: true }).inputValue(), "Username");
    await page.getByLabel("Identifier").selectOption("Serial number");
    await save();
    await page.getByText("Unsaved changes").waitFor({ state: "hidden" });
    const used = await read();
    assert.deepEqual(
      [used.inputs.map(({ name }: { name: string }) => name), used.identifier_kind, used.identifier_check],
      [["Username"], "serial", "length"],
    );

    await page.goto("/operator/catalogue?q=mine");
    await page.getByRole("button", { name: "Edit the price of Mine" }).click();
    await page.getByLabel("New price of Mine").fill("4");
    await change({ price: "6.00" });
    await page.getByLabel("New price of Mine").press("Enter");
    await conflict.getByRole("row", { name: /Base price.*6\.00 USD.*4 USD/ }).waitFor();
    await conflict.getByRole("button", { name: "Keep my changes" }).click();
    await page.getByLabel("New price of Mine").press("Enter");
    await page.getByRole("row", { name: /Mine.*4\.00/ }).waitFor();
  });
});

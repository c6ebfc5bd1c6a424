import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser, pressTwice } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const PARAGRAPHS =
  "From Monday we also unlock tablets. See https://shop.example.com/tablets.\n\nAll your prices stay the same.\n\nYour team";

describeInBrowser("news", { workers: false }, (world) => {
  it("is published with a preview, shown to resellers until they dismiss it, and ended by staff", async () => {
    const { server, createReseller, visitAs } = world();
    const [ada, bob] = [await createReseller(), await createReseller()];
    const page = await visitAs(await server.createStaff("manager"), "/operator/resellers");
    await page.getByRole("link", { name: "News" }).click();
    await page.getByText("No news yet").waitFor();
    await page.getByRole("button", { name: "Publish news" }).click();
    const dialog = page.getByRole("dialog", { name: "Publish news" });
    await dialog
      .getByText("2 resellers see it in the dashboard. It is sent to 0 by email and 0 by Telegram.")
      .waitFor();
    await checkAccessibility(page);
    await dialog.getByLabel("Title").fill("New services");
    await dialog.getByLabel("Text").fill(PARAGRAPHS);
    const published = await pressTwice(page, dialog.getByRole("button", { name: "Publish" }), "/api/operator/news");
    const entry = page.getByRole("listitem", { name: "New services" });
    await entry.getByText("All resellers").waitFor();
    await dialog.waitFor({ state: "detached" });
    assert.equal(published(), 1);
    await checkAccessibility(page);
    await page.setViewportSize(PHONE);
    assert.ok((await page.evaluate<number>("document.documentElement.scrollWidth")) <= PHONE.width);

    const reader = await visitAs(ada, "/", { size: PHONE });
    const banner = reader.getByRole("region", { name: "New services" });
    await banner.getByRole("button", { name: "Show all" }).click();
    const link = banner.getByRole("link");
    await shows(() => link.getAttribute("href"), "https://shop.example.com/tablets");
    await checkAccessibility(reader);
    assert.ok((await reader.evaluate<number>("document.documentElement.scrollWidth")) <= PHONE.width);
    const other = await visitAs(bob, "/");
    await other.getByRole("region", { name: "New services" }).waitFor();
    await banner.getByRole("button", { name: "Dismiss “New services”" }).click();
    await banner.waitFor({ state: "detached" });
    await reader.reload();
    await reader.getByRole("heading", { name: "Overview" }).waitFor();
    assert.equal(await banner.count(), 0);

    await entry.getByRole("button", { name: "End" }).click();
    await page.getByRole("button", { name: "End news" }).click();
    await entry.getByText("Ended").waitFor();
    await other.reload();
    await other.getByRole("heading", { name: "Overview" }).waitFor();
    assert.equal(await other.getByRole("region", { name: "New services" }).count(), 0);
    await entry.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Remove news" }).click();
    await page.getByText("No news yet").waitFor();
  });
});

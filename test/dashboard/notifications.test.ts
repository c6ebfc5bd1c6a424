import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

describeInBrowser("the notification settings", { workers: false }, (world) => {
  it("of a reseller turn topics on and off, on a phone too", async () => {
    const { createReseller, visitAs } = world();
    const reseller = await createReseller();
    const page = await visitAs(reseller, "/settings", { size: PHONE });
    await page.getByRole("link", { name: "Notifications" }).click();
    const box = page.getByRole("checkbox", { name: "Order finished by Email" });
    await shows(() => box.isChecked(), false);
    await checkAccessibility(page);
    await box.check();
    await shows(() => box.getAttribute("aria-busy"), "false");
    await page.reload();
    await shows(() => box.isChecked(), true);
    await page.getByText("Notifications by Telegram are not available on this server.").waitFor();
    const { width } = page.viewportSize()!;
    assert.ok((await page.evaluate<number>("document.documentElement.scrollWidth")) <= width);
  });
});

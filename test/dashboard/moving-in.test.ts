import assert from "node:assert/strict";
import { it } from "node:test";
import { zipSync } from "fflate";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const SERVICES = "id,group,name,price\n7,Checks,Carrier check,2.5\n";
const RESELLERS = `id,email,balance,api_keys\n21,ann@example.com,1234.5,"[""OLD-KEY-1234""]"\n22,ben@example.com,0,\n`;
const TRANSACTIONS = "id,reseller,at,amount,balance_after,description\n5,22,2025-01-31,-2.5,0,IMEI order 9001\n";
const ORDERS = "id,reseller,service,identifier,price,status,placed\n9002,21,7,490154203237518,2.5,PENDING,2026-05-02\n";

function file(name: string, text: string) {
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

function zip(files: Record<string, string>) {
  const bytes = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return { name: "panel.zip", mimeType: "application/zip", buffer: Buffer.from(zipSync(Object.fromEntries(bytes))) };
}

describeInBrowser("moving in", {}, (world) => {
  it("reports what is wrong, then moves a corrected bundle in", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("owner"), "/operator/settings/moving-in");
    const start = page.getByRole("form", { name: "Start a dry run" });
    await start.getByLabel("Panel").fill("Old panel");
    await start.getByRole("button", { name: "Start dry run" }).click();
    await start.getByText("Choose a zip file, or CSV and JSON files.").first().waitFor();
    await start
      .getByLabel("Files")
      .setInputFiles([
        file("services.csv", SERVICES),
        file("resellers.csv", RESELLERS.replace("ann@example.com", "no email")),
      ]);
    await start.getByRole("button", { name: "Start dry run" }).click();
    await page.getByText("1 value cannot be imported.").waitFor();
    await page
      .getByRole("row", { name: /resellers\.csv, line 2/ })
      .first()
      .waitFor();
    const moveIn = page.getByRole("button", { name: "Move in" });
    await shows(() => moveIn.getAttribute("aria-disabled"), "true");
    await checkAccessibility(page);

    await page.getByRole("link", { name: "All runs" }).click();
    await page
      .getByRole("row", { name: /Old panel/ })
      .getByText("Dry run finished")
      .waitFor();
    await start.getByLabel("Panel").fill("Old panel");
    await start.getByLabel("Files").setInputFiles(
      zip({
        "services.csv": SERVICES,
        "resellers.csv": RESELLERS,
        "orders.csv": ORDERS,
        "transactions.csv": TRANSACTIONS,
      }),
    );
    // A part that is lost is sent again.
    await page.route("**/migrations/*/files/**", (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
    await start.getByRole("button", { name: "Start dry run" }).click();
    await page.getByText("The server is busy. Trying again…").waitFor();
    await page.getByText("Everything can be imported. Nothing has been imported yet.").waitFor();
    await page.reload();
    await page.getByRole("row", { name: /USD/ }).getByText("1,234.50").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    assert.match((await download).suggestedFilename(), /^migration-\d+-.*\.csv$/);

    await moveIn.click();
    const dialog = page.getByRole("dialog", { name: "Move in from Old panel?" });
    await dialog.getByText("You will owe 2 resellers 1,237.00 USD in credit, of which 2.50 USD is on hold").waitFor();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Move in" }).click();
    await page.getByText("Everything was imported.").waitFor();
    assert.equal((await server.rest("OLD-KEY-1234", "GET", "/account")).body.data.balance, "1234.50");

    // Also without an opening balance.
    await page.goto("/operator/resellers/22/money");
    await page.getByRole("heading", { name: "Before the move from Old panel" }).waitFor();
    await page
      .getByRole("row", { name: /IMEI order 9001/ })
      .getByText("-2.50 USD")
      .waitFor();
  });

  it("says why a database cannot be read, and forwards status calls for some days", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("owner"), "/operator/settings/moving-in", { size: PHONE });
    const start = page.getByRole("form", { name: "Start a dry run" });
    await start.getByLabel("Panel").fill("Database");
    await start.getByLabel("Source").selectOption("database");
    await start.getByLabel("Database address").fill("mysql://shop:hunter2@127.0.0.1:1/panel");
    const listed = Promise.all(
      ["error", "change"].map((severity) =>
        page.waitForResponse((response) => response.url().includes(`/remarks?severity=${severity}`)),
      ),
    );
    await start.getByRole("button", { name: "Start dry run" }).click();
    await page.getByText(/The database panel at 127\.0\.0\.1:1 cannot be opened: the address is private\./).waitFor();
    assert.doesNotMatch(await page.content(), /hunter2/);
    await listed;
    await checkAccessibility(page);
    assert.equal(await page.getByText(/^No (?:problems|changes)$/).count(), 0);
    await page.getByRole("link", { name: "All runs" }).click();

    await page.getByRole("button", { name: "Turn on" }).click();
    const dialog = page.getByRole("dialog", { name: "Forward status calls" });
    await dialog.getByLabel("Address of the old panel's API").fill("https://old.example.com");
    await dialog.getByLabel("Days").fill("3");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await page.getByText("https://old.example.com/api/index.php").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByRole("button", { name: "Stop forwarding" }).click();
    await page.getByText("Forwarding is off.").waitFor();
  });

  it("is not shown to other roles", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const page = await visitAs(manager, "/operator/settings");
    await page.getByRole("link", { name: "Currencies" }).waitFor();
    await shows(() => page.getByRole("link", { name: "Moving in" }).count(), 0);
    await page.goto("/operator/settings/moving-in");
    await page.getByText("Your role (manager) doesn't allow this. Ask an owner.").waitFor();
    await shows(() => page.getByRole("form", { name: "Start a dry run" }).count(), 0);
  });
});

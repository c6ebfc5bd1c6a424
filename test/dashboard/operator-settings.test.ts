import assert from "node:assert/strict";
import { it } from "node:test";
import { supplierOf } from "../fulfilment-world.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { makePng } from "../support/images/png.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const PASSWORD = "a password of their own";

describeInBrowser("the operator's settings", {}, (world) => {
  it("invites a new member by a link, who chooses a password and gets the given role", async () => {
    const { server, visit, visitAs } = world();
    const page = await visitAs(await server.createStaff("owner"), "/operator/settings/staff");
    await page.getByRole("button", { name: "Invite member" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Ivy");
    await dialog.getByLabel("Email").fill("nobody");
    await dialog.getByRole("button", { name: "Create invite" }).click();
    await dialog.getByText("This is not an email address.").first().waitFor();
    await dialog.getByLabel("Email").fill("ivy@example.com");
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Create invite" }).click();
    const link = await dialog.getByText(/\/invitation#/).textContent();
    await dialog.getByRole("button", { name: "Done" }).click();
    const row = page.getByRole("row", { name: /Ivy/ });
    await row.getByText("Invited").waitFor();
    await checkAccessibility(page);

    const { pathname, hash } = new URL(link!);
    const guest = await visit(`${pathname}${hash}`);
    await guest.getByText("Ivy, you've been invited as an agent.").waitFor();
    await checkAccessibility(guest);
    await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await guest.getByRole("button", { name: "Accept invitation" }).click();
    await guest.getByText("Your access is ready").waitFor();
    const { body } = await server.operate("", "POST", "/login", { email: "ivy@example.com", password: PASSWORD });
    assert.equal(body.data.role, "agent");

    await page.reload();
    await row.getByText("Active").waitFor();
    await page.getByRole("button", { name: "Actions for Ivy" }).click();
    await page.getByRole("menuitem", { name: "Edit name and role" }).click();
    await page.getByRole("dialog", { name: "Edit Ivy" }).getByLabel("Role").selectOption("manager");
    await page.getByRole("button", { name: "Save" }).click();
    await row.getByText("Manager").waitFor();
    await page.getByRole("button", { name: "Actions for Ivy" }).click();
    await page.getByRole("menuitem", { name: "Remove access" }).click();
    await page.getByText("Their actions stay in the audit log.").waitFor();
    await page.getByRole("button", { name: "Remove access" }).click();
    await page.getByText("Removed members (1)").waitFor();
    assert.equal((await server.operate(body.token, "GET", "/me")).status, 401);
  });

  it("shows what each role may do, disables changing your own role, and says when a link is invalid", async () => {
    const { server, visit, visitAs, takeProblems } = world();
    const owner = await server.createStaff("owner");
    const page = await visitAs(owner, "/operator/settings/staff", { size: PHONE });
    const roles = page.getByRole("table", { name: "Role permissions" });
    await roles.getByRole("row", { name: /Invite, change and remove staff Roles Owner/ }).waitFor();
    await checkAccessibility(page);
    const me = page.getByRole("row", { name: new RegExp(owner.email) });
    await me.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Edit name", exact: true }).click();
    await page.getByText("You can't change your own role").waitFor();
    await shows(() => page.getByRole("dialog").getByRole("combobox").count(), 0);
    const guest = await visit("/invitation#made-up");
    await guest.getByText("This invitation was used or is too old").waitFor();
    assert.match(takeProblems(guest).join("\n"), /410/);
  });

  it("describes in the audit log who did what, and finds entries by search", async () => {
    const { server, visitAs } = world();
    const owner = await server.createStaff("owner");
    const manager = await server.createStaff("manager");
    await server.operate(manager.token, "POST", "/suppliers/3/pause", { reason: "Slow today" });
    await server.operate(manager.token, "POST", "/suppliers/3/resume");
    const { id: called } = await supplierOf(server.core, { "7": 3_000_000n });
    await server.operate(manager.token, "POST", `/suppliers/${called}/jobs`, { kind: "test" });
    await server.operate(manager.token, "POST", "/suppliers/1/jobs", { kind: "sync" });
    await server.operate(manager.token, "PATCH", `/staff/${owner.id}`, { role: "agent" });
    const service = await server.createService({ price: "2.00" });
    await server.operate(manager.token, "PATCH", `/services/${service}`, { price: "2.50", cancellable: "never" });
    const price = { over: "price", margin: "10%" };
    const bulk = { ids: [service], price, prices_before: [{ id: service, price: "2.50" }] };
    await server.operate(manager.token, "POST", "/services/bulk", bulk);
    const page = await visitAs(owner, "/operator/settings/audit-log");
    const paused = page.getByRole("row", { name: /paused supplier 3/ });
    await paused.getByText("Success").waitFor();
    await paused.getByText("Paused: no → yes · Pause reason: none → Slow today").waitFor();
    await paused.getByRole("button", { name: "Details" }).click();
    await paused.getByText("Slow today", { exact: true }).waitFor();
    await paused.getByText("Paused: no → yes").waitFor();
    await paused.getByText("Pause reason: none → Slow today").waitFor();
    const changed = page.getByRole("row", { name: new RegExp(`changed service ${service}`) });
    await changed.getByText("Price: 2.00 → 2.50").waitFor();
    await changed.getByText("Cancellable: until_submitted → never").waitFor();
    await page
      .getByRole("row", { name: /changed several services/ })
      .getByText(`Service ${service} – Price: 2.50 → 2.75`)
      .waitFor();
    await page.getByRole("row", { name: new RegExp(`started a connection test of supplier ${called}`) }).waitFor();
    await page.getByRole("row", { name: /tried to start a catalogue sync of supplier 1/ }).waitFor();
    await page
      .getByRole("row", { name: /tried to change the name or role of a staff member \(staff \d+\)/ })
      .getByText("Denied (403)")
      .waitFor();
    await checkAccessibility(page);
    await page.getByRole("searchbox", { name: "Target" }).fill("supplier 3");
    await page.waitForURL("**/audit-log?target=*");
    await page.getByRole("row", { name: /tried to change the name or role/ }).waitFor({ state: "hidden" });
    await page.getByRole("combobox", { name: /^Result/ }).selectOption("failed");
    await page.getByText("No matching entries").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("combobox", { name: /^Actor/ }).selectOption(String(manager.id));
    await page.waitForURL("**/audit-log?staff_id=*");
    await paused.waitFor();
    await page.setViewportSize(PHONE);
    await checkAccessibility(page);
  });

  it("sets the sign-up mode, says that no email is sent, and has your own sign-in settings", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("owner"), "/operator/settings/server", { size: PHONE });
    await page.getByRole("radio", { name: /Closed/ }).check();
    await page.getByText("Email isn't configured").waitFor();
    const test = page.getByRole("button", { name: "Send test email" });
    await shows(() => test.getAttribute("aria-disabled"), "true");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved.").waitFor();
    const { data } = (await (await fetch(`${server.url}/api/v1/session`)).json()) as {
      data: { sign_up: string };
    };
    assert.equal(data.sign_up, "closed");
    await page.getByRole("link", { name: "Security" }).click();
    await page.getByRole("heading", { name: "Password" }).waitFor();
    await page.getByRole("heading", { name: "Passkeys" }).waitFor();
    await checkAccessibility(page);
  });

  it("fades the tabs on a phone where there are more of them", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("owner"), "/operator/settings", { size: PHONE });
    const fades = (): Promise<(boolean | undefined)[]> =>
      page.evaluate(`["--fade-start", "--fade-end"].map((side) => {
        const tabs = document.querySelector("nav[aria-label=Settings]");
        return tabs ? getComputedStyle(tabs).getPropertyValue(side) !== "0px" : undefined;
      })`);
    await shows(fades, [false, true]);
    await page.getByRole("link", { name: "Moving in" }).click();
    await page.waitForURL("**/moving-in");
    await page.reload();
    await shows(fades, [true, false]);
  });

  it("gives the shop its name, colour, logo, support and announcement, which resellers then see", async () => {
    const { server, createReseller, visit, visitAs } = world();
    const page = await visitAs(await server.createStaff("manager"), "/operator/settings/shop");
    await page.getByLabel("Business name").fill("");
    await page.getByLabel("Accent colour", { exact: true }).fill("#ffcc00");
    await page.getByLabel("Link to your terms").fill("nowhere");
    await page.getByRole("button", { name: "Save changes" }).click();
    const wrong = page.locator("form [aria-invalid]");
    await shows(() => wrong.count(), 3);
    await shows(() => page.getByRole("alert").count(), 3);
    await shows(() => page.getByLabel("Business name").evaluate((field) => field.matches(":focus")), true);
    await checkAccessibility(page);
    await page.getByLabel("Business name").fill("Olga's unlocks");
    await page.getByLabel("Accent colour", { exact: true }).fill("#1d4ed8");
    await page.getByLabel("Link to your terms").fill("https://olga.example/terms");
    await page.getByLabel("Support contact").fill("help@olga.example");
    await page.getByLabel("Message").fill("We are closed on Friday.");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Shop saved.").waitFor();
    const name = { name: "logo.png", mimeType: "image/png", buffer: makePng(120, 40) };
    await page.getByLabel("Logo file").setInputFiles(name);
    await page.getByRole("img", { name: "Current logo" }).waitFor();
    await page.getByLabel("Icon file").setInputFiles(name);
    await page.getByText("120 × 40 pixels").waitFor();
    await page.setViewportSize(PHONE);
    await checkAccessibility(page);

    const guest = await visit("/sign-in");
    await guest.getByRole("img", { name: "Olga's unlocks" }).waitFor();
    await guest.getByRole("link", { name: "help@olga.example" }).waitFor();
    assert.equal(await guest.title(), "Sign in to Olga's unlocks · Olga's unlocks");
    const colour = "getComputedStyle(document.querySelector('button[type=submit]')).backgroundColor";
    await shows(() => guest.evaluate<string>(colour), "rgb(29, 78, 216)");
    await checkAccessibility(guest);
    const home = await visitAs(await createReseller(), "/");
    await home.getByRole("complementary", { name: "Announcement" }).getByText("We are closed on Friday.").waitFor();
    await checkAccessibility(home);
  });
});

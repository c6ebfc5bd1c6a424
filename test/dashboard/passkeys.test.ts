import { it } from "node:test";
import type { CDPSession, Page } from "playwright-core";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { INSECURE_HOST } from "../support/browser/chromium.ts";
import { PHONE, type VisitOptions } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

/** A device that stores passkeys and verifies its user at once. */
const DEVICE = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

interface Person {
  email: string;
  password: string;
}

describeInBrowser("passkeys", { workers: false }, (world) => {
  /** The sign-in page at a host name for which browsers allow passkeys, on a machine with such a device. */
  async function visitSignIn(options?: VisitOptions): Promise<{ page: Page; device: CDPSession; id: string }> {
    const page = await world().visit(`http://localhost:${new URL(world().server.url).port}/sign-in`, options);
    const device = await page.context().newCDPSession(page);
    await device.send("WebAuthn.enable");
    const { authenticatorId: id } = await device.send("WebAuthn.addVirtualAuthenticator", { options: DEVICE });
    return { page, device, id };
  }

  async function signInByPassword(page: Page, { email, password }: Person): Promise<void> {
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: "Your account" }).waitFor();
  }

  const signInByPasskey = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" }).click();

  async function openSettings(page: Page): Promise<void> {
    await page.goto(new URL("/settings", page.url()).href);
    await page.getByRole("button", { name: "Add passkey" }).waitFor();
  }

  async function signOut(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: /^Sign in to/ }).waitFor();
  }

  async function addPasskey(page: Page, { password }: Person, name: string): Promise<void> {
    await page.getByRole("button", { name: "Add passkey" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill(name);
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Create passkey" }).click();
    await dialog.waitFor({ state: "hidden" });
  }

  it("are not available at an IP address or a plain HTTP address, and the settings say why", async () => {
    const { server, createReseller, visit, visitAs, takeProblems } = world();
    const reseller = await createReseller();
    const page = await visitAs(reseller, "/settings");
    await page.getByText("Passkeys need a domain name. This page was opened at the IP address 127.0.0.1.").waitFor();
    await shows(() => page.getByRole("button", { name: "Add passkey" }).getAttribute("aria-disabled"), "true");
    await checkAccessibility(page);
    const insecure = await visit(`http://${INSECURE_HOST}:${new URL(server.url).port}/sign-in`);
    await shows(() => insecure.getByRole("button", { name: "Sign in with a passkey" }).count(), 0);
    await signInByPassword(insecure, reseller);
    await insecure.goto(new URL("/settings", insecure.url()).href);
    await insecure.getByText("Passkeys need HTTPS.").waitFor();
    takeProblems(insecure);
  });

  it("are not created twice on one device, and a refused prompt can be repeated", async () => {
    const reseller = await world().createReseller();
    const { page, device, id } = await visitSignIn();
    await signInByPassword(page, reseller);
    await openSettings(page);
    await addPasskey(page, reseller, "Laptop");
    await page.getByRole("button", { name: "Add passkey" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password", { exact: true }).fill(reseller.password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("button", { name: "Create passkey" }).click();
    await dialog.getByText("This device already has a passkey for your account.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await signOut(page);
    await device.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: false });
    await signInByPasskey(page);
    await page.getByRole("alert").getByText("cancelled or timed out").waitFor();
    await device.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: true });
    await signInByPasskey(page);
    await page.getByRole("button", { name: "Your account" }).waitFor();
  });

  it("sign a user in until they are removed", async () => {
    const person = await world().createReseller();
    const { page } = await visitSignIn({ size: PHONE });
    await checkAccessibility(page);
    await signInByPassword(page, person);
    await openSettings(page);
    await addPasskey(page, person, "Laptop");
    const rows = page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
    await rows.filter({ hasText: "Laptop" }).getByText("never used").waitFor();
    await signOut(page);
    await signInByPasskey(page);
    await page.getByRole("button", { name: "Your account" }).waitFor();

    await openSettings(page);
    await rows.getByText("last used").waitFor();
    await page.getByRole("button", { name: "Rename Laptop" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill(" ");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("This field is required.").first().waitFor();
    await dialog.getByLabel("Name", { exact: true }).fill("Desk computer");
    await dialog.getByRole("button", { name: "Save" }).click();
    await rows.filter({ hasText: "Desk computer" }).waitFor();
    await checkAccessibility(page);

    await page.getByRole("button", { name: "Remove Desk computer" }).click();
    await dialog.getByLabel("Your password", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Remove passkey" }).click();
    await rows.waitFor({ state: "detached" });
    await signOut(page);
    await signInByPasskey(page);
    await page.getByRole("alert").getByText("This passkey was not accepted").waitFor();
  });
});

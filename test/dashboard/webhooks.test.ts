import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { copied, describeInBrowser } from "../support/browser/browser.ts";
import { chooseInMenu } from "../support/browser/row-menu.ts";
import { PHONE } from "../support/browser/visits.ts";
import { startReceiver, type ReceivedMessage } from "../support/receiver.ts";
import { shows } from "../support/wait.ts";

interface PublishedVerifier {
  verify: (body: string, headers: Record<string, string>) => unknown;
}
/** The published library of Standard Webhooks, a CommonJS package. */
const { Webhook: Verifier }: { Webhook: new (secret: string) => PublishedVerifier } = createRequire(import.meta.url)(
  "standardwebhooks",
);
const SECRET = /whsec_[A-Za-z0-9+/]{43}=/;
const WEBHOOKS = "/api-access?tab=webhooks";

function verify(secret: string, { headers, body }: ReceivedMessage): unknown {
  return new Verifier(secret).verify(body, headers as Record<string, string>);
}

describeInBrowser("the Webhooks tab", { settings: { ALLOW_PRIVATE_ADDRESSES: true } }, (world) => {
  /** Reads the secret that a dialog shows once, and closes it. */
  async function shownSecret(page: Page): Promise<string> {
    const dialog = page.getByRole("dialog", { name: "Your signing secret" });
    await dialog.waitFor();
    await checkAccessibility(page);
    const [secret] = SECRET.exec((await dialog.textContent())!)!;
    await dialog.getByRole("button", { name: "Copy secret" }).click();
    await shows(() => copied(page), secret);
    await dialog.getByRole("button", { name: "Done" }).click();
    return secret;
  }
  async function add(page: Page, url: string, description = ""): Promise<string> {
    await page.getByRole("button", { name: "Add webhook" }).click();
    const dialog = page.getByRole("dialog", { name: "Add webhook" });
    await dialog.getByLabel("URL").fill(url);
    await dialog.getByLabel("Description").fill(description);
    await dialog.getByRole("button", { name: "Add webhook" }).click();
    return shownSecret(page);
  }
  /** Ends the deliveries that wait for another attempt; returns how many have failed. */
  async function giveUp(): Promise<number> {
    const { kysely } = world().server.core.database;
    const failed = { state: "failed", due_at: null, ended_at: new Date() } as const;
    await kysely.updateTable("deliveries").set(failed).where("state", "=", "waiting").execute();
    return (await kysely.selectFrom("deliveries").select("id").where("state", "=", "failed").execute()).length;
  }
  const deliveries = (page: Page) => page.getByRole("table", { name: "Deliveries" });

  it("adds a webhook, shows its secret once, and sends it a signed test event that the log shows", async () => {
    await using receiver = await startReceiver();
    const ada = await world().createReseller();
    const page = await world().visitAs(ada, WEBHOOKS);
    await page.getByText("No webhooks yet").waitFor();
    await checkAccessibility(page);
    const secret = await add(page, receiver.url, "Web shop");
    await page.getByRole("table", { name: "Webhooks" }).getByText("Enabled").waitFor();
    await page.reload();
    await page.getByRole("link", { name: receiver.url }).waitFor();
    assert.ok(!(await page.content()).includes(secret), "nothing shows it again");
    await checkAccessibility(page);

    await chooseInMenu(page, "Web shop", "Send test event");
    await deliveries(page).getByText("Delivered", { exact: true }).waitFor();
    await deliveries(page).getByText("HTTP 204").waitFor();
    assert.equal(receiver.messages.length, 1);
    assert.equal((verify(secret, receiver.messages[0]!) as { type: string }).type, "ping");
    await checkAccessibility(page);
    await deliveries(page).getByRole("button", { name: "ping" }).click();
    const details = page.getByRole("dialog", { name: "ping" });
    await details.getByText(`"id": "${receiver.events()[0].id}"`).waitFor();
    await checkAccessibility(page);
  });

  it("rotates the secret while the old one still signs, disables and enables, and removes", async () => {
    await using receiver = await startReceiver();
    const ada = await world().createReseller();
    const page = await world().visitAs(ada, WEBHOOKS);
    const first = await add(page, receiver.url, "Web shop");
    await chooseInMenu(page, "Web shop", "Rotate secret…");
    await page.getByRole("dialog").getByRole("button", { name: "Rotate secret" }).click();
    const second = await shownSecret(page);
    assert.notEqual(second, first);
    await chooseInMenu(page, "Web shop", "Send test event");
    await deliveries(page).getByText("Delivered", { exact: true }).waitFor();
    for (const secret of [first, second]) verify(secret, receiver.messages[0]!);

    await chooseInMenu(page, "Web shop", "Disable…");
    await page.getByRole("dialog").getByRole("button", { name: "Disable webhook" }).click();
    await page.getByText("Disabled", { exact: true }).waitFor();
    const resend = deliveries(page).getByRole("button", { name: "Resend" });
    await shows(() => resend.getAttribute("aria-disabled"), "true");
    await chooseInMenu(page, "Web shop", "Enable");
    await page.getByText("Enabled", { exact: true }).waitFor();
    await resend.click();
    await shows(async () => receiver.messages.length, 2);
    assert.equal(receiver.messages[1]!.headers["webhook-id"], receiver.messages[0]!.headers["webhook-id"]);

    await chooseInMenu(page, "Web shop", "Remove…");
    await page.getByRole("dialog").getByRole("button", { name: "Remove webhook" }).click();
    await page.getByText("Web shop removed.").waitFor();
    await page.getByText("No webhooks yet").waitFor();
  });

  it("edits which events are sent, and refuses an invalid URL and an empty selection", async () => {
    await using receiver = await startReceiver();
    const ada = await world().createReseller({ credit: "10" });
    const service = await world().server.createService({ price: "1.00" });
    const page = await world().visitAs(ada, WEBHOOKS);
    await add(page, receiver.url);
    await chooseInMenu(page, receiver.url, "Edit…");
    const dialog = page.getByRole("dialog", { name: "Edit webhook" });
    await dialog.getByLabel("URL").fill("somewhere");
    await dialog.getByLabel("Events").selectOption("Selected events");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.getByText("Select at least one event.").waitFor();
    await dialog.getByLabel("order.created").check();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.getByText("Enter an address that starts with https://").waitFor();
    await dialog.getByLabel("URL").fill(receiver.url);
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Webhook updated.").waitFor();
    await page.getByRole("table", { name: "Webhooks" }).getByText("order.created").waitFor();
    const placed = await world().server.rest(ada.key, "POST", "/orders", {
      service_id: service,
      imei: "356938035643809",
    });
    assert.equal(placed.status, 201);
    await shows(
      async () =>
        receiver
          .events()
          .map(({ type }) => type)
          .join(),
      "order.created",
    );
  });

  it("sends again what has failed, and works on a phone", async () => {
    await using receiver = await startReceiver();
    receiver.answer((response) => void response.writeHead(500).end("out of order"));
    const ada = await world().createReseller();
    const page = await world().visitAs(ada, WEBHOOKS, { size: PHONE });
    await add(page, receiver.url, "Web shop");
    await checkAccessibility(page);
    await chooseInMenu(page, "Web shop", "Send test event");
    await deliveries(page).getByText("HTTP 500").waitFor();
    await checkAccessibility(page);
    await deliveries(page).getByRole("button", { name: "ping" }).click();
    await page.getByRole("dialog").getByText("out of order").first().waitFor();
    await checkAccessibility(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    // As if every attempt had been made.
    await shows(giveUp, 1);
    await deliveries(page).getByText("Failed", { exact: true }).waitFor();
    receiver.answer((response) => void response.writeHead(204).end());
    await page.getByRole("button", { name: "Resend failed…" }).click();
    await checkAccessibility(page);
    await page.getByRole("dialog").getByRole("button", { name: "Resend failed deliveries" }).click();
    await page.getByText("1 delivery sent again.").waitFor();
    await deliveries(page).getByText("Delivered", { exact: true }).waitFor();
  });
});

import assert from "node:assert/strict";
import { it } from "node:test";
import type { PaymentKind } from "../../src/core/payments/payment-kind.ts";
import { insertStep, updatePayment } from "../../src/core/payments/payments/payment-rows.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** A gateway that is never called. */
const CARD: PaymentKind = {
  kind: "card",
  name: "Card gateway",
  credentials: [
    { name: "url", label: "Address", isSecret: false, isUrl: true, default: "https://card.example" },
    { name: "key", label: "Secret key", isSecret: true },
  ],
  readEvent: async () => null,
};

describeInBrowser("payments", { workers: false }, (world) => {
  it("are set up by the operator with an example of the fee, paid by hand with a proof, and approved beside it", async () => {
    const { server, visitAs, createReseller } = world();
    const manager = await server.createStaff("manager");
    const ada = await createReseller({ name: "Ada" });
    const page = await visitAs(manager, "/operator/settings/payments");
    await page.getByText("No payment methods yet").waitFor();
    await page.getByRole("link", { name: "Add method" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Bank transfer");
    await page.getByLabel("Enabled").check();
    await page.getByLabel("Currency").fill("usd");
    await page.getByLabel("Text", { exact: true }).fill("Transfer to Example Bank.");
    await page.getByLabel("Address or account number to copy").fill("DE02120300000000202051");
    await page.getByLabel("Content of a QR code").fill("https://bank.example/pay");
    await page.getByLabel("Fixed fee").fill("0.30");
    await page.getByLabel("Fee in percent of the amount").fill("2.5");
    await page.getByRole("button", { name: "Add tier" }).click();
    await page.getByLabel("From, tier 1").fill("100");
    await page.getByLabel("Bonus in percent, tier 1").fill("5");
    const example = page.getByRole("region", { name: "Example" });
    const worked = async () => (await example.locator("dd").allInnerTexts()).join(", ");
    await shows(worked, "2.80 USD, 102.80 USD, 5.00 USD, 105.00 USD");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Add method" }).click();
    await page.getByRole("button", { name: "Save changes" }).waitFor();
    await page.getByRole("link", { name: "All payment methods" }).click();
    await page.getByRole("row", { name: /Bank transfer Manual payment .*0\.30 \+ 2\.5% .*Enabled/ }).waitFor();
    await checkAccessibility(page);

    const paying = await visitAs(ada, "/wallet", { size: PHONE });
    await paying.getByRole("link", { name: "Add credit" }).first().click();
    await paying.getByLabel("Amount of credit").fill("200");
    const total = paying.getByLabel("Total");
    const costs = async () => (await total.locator("dd").allInnerTexts()).join(", ");
    await shows(costs, "5.30 USD, 205.30 USD, +10.00 USD, 210.00 USD");
    await paying.getByRole("img", { name: "QR code for Bank transfer" }).waitFor();
    await paying.getByRole("button", { name: "Copy payment details" }).waitFor();
    await paying.getByLabel("Payment reference").fill("TX-1");
    await paying
      .getByLabel("Proof of payment file")
      .setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: PNG });
    await checkAccessibility(paying);
    await paying.getByRole("button", { name: "Submit payment" }).click();
    await paying.getByRole("button", { name: /Replace proof of request/ }).waitFor();

    await page.goto(`${server.url}/operator/resellers/top-up-requests`);
    await page.getByRole("button", { name: /View proof of request/ }).click();
    const proof = page.getByRole("img", { name: /Proof of payment of request/ });
    await shows(() => proof.evaluate((image: { naturalWidth?: number }) => image.naturalWidth), 1);
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /Approve request/ }).click();
    const approving = page.getByRole("dialog", { name: /Approve request/ });
    await approving.getByText("pays 205.30 USD by Bank transfer. A bonus of 10.00 USD is added.").waitFor();
    await approving.getByRole("button", { name: "Approve and credit" }).click();
    await shows(async () => (await server.rest(ada.key, "GET", "/account")).body.data.balance, "210.00");
  });

  it("through a gateway show their progress, and staff decide the ones that are unclear", async () => {
    const { server, visitAs, createReseller } = world();
    Object.assign(server.core, { paymentKinds: [CARD] });
    const manager = await server.createStaff("manager");
    const bob = await createReseller({ name: "Bob" });
    const card = { kind: "card", name: "Card" };
    const { body } = await server.operate(manager.token, "POST", "/payment-methods", card);
    const page = await visitAs(manager, `/operator/settings/payments/${body.data.id}`);
    await page.getByRole("button", { name: "Enter live credentials" }).click();
    await page.getByLabel("Secret key").fill("a secret");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save credentials" }).click();
    await page.getByText("Stored", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Copy webhook URL" }).waitFor();
    await page.getByLabel("Enabled").check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();

    const paying = await visitAs(bob, "/wallet/add-credit");
    await paying.getByRole("radio", { name: "Card" }).check();
    await paying.getByLabel("Amount of credit").fill("50");
    await paying.getByRole("button", { name: "Continue to payment" }).click();
    await paying.getByText("Preparing your payment…").waitFor();
    const id = BigInt(new URL(paying.url()).pathname.split("/").at(-1)!);
    const { kysely } = server.core.database;
    const isDone = () => paying.getByRole("listitem").filter({ hasText: "Done:" }).allInnerTexts();
    const checkout = "https://card.example/pay/1";
    await server.core.database.transaction((transaction) => updatePayment(transaction, id, { checkout_url: checkout }));
    await shows(() => paying.getByRole("link", { name: "Pay with Card" }).getAttribute("href"), checkout);
    await checkAccessibility(paying);
    await server.core.database.transaction(async (transaction) => {
      await updatePayment(transaction, id, {
        status: "review",
        review_reason: "partial",
        received: 40_000_000n,
        received_currency: "USD",
      });
      await insertStep(transaction, id, { status: "seen", source: "event", note: null });
      await insertStep(transaction, id, { status: "review", source: "event", note: null });
    });
    await paying.getByText("The operator checks this payment.").waitFor();
    await shows(async () => (await isDone()).length, 2);

    await page.goto(`${server.url}/operator/resellers/payments`);
    await page.getByRole("row", { name: /Card .*Bob .*Underpaid/ }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: `Credit payment ${id}` }).click();
    const crediting = page.getByRole("dialog", { name: `Credit payment ${id}` });
    await shows(() => crediting.getByLabel("Amount that was paid").inputValue(), "40.00");
    await checkAccessibility(page);
    await crediting.getByRole("button", { name: "Credit", exact: true }).click();
    await page.getByText("No payments need a decision").waitFor();
    await paying.getByText("Credit added").waitFor();
    await shows(async () => (await isDone()).length, 4);
    await checkAccessibility(paying);
    const { credited } = await kysely
      .selectFrom("payments")
      .select("credited")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    assert.equal(credited, 40_000_000n);
    await paying.goto(`${server.url}/wallet/payments`);
    await paying.getByRole("row", { name: /Card Credited 50\.00/ }).waitFor();
    await checkAccessibility(paying);
  });
});

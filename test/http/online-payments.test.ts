import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { describe, it } from "node:test";
import { reconcile } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { session, STORE, UNPROCESSABLE, usePaymentsWorld, WEBHOOK_SECRET } from "./payments-world.ts";
import { shows } from "../support/wait.ts";

describe("online payments", () => {
  const world = usePaymentsWorld();
  const { rest, operate, pay, payment, review, balance, post, stripeEvent } = world;

  describe("by Stripe", () => {
    const SESSION = "cs_live_a1B2c3";
    const INTENT = "pi_3PqR5t";
    let id: number;
    let reference: string;

    it("are made once at Stripe, which the reseller is sent to", async () => {
      world.gateway.answers.set("POST /v1/checkout/sessions", session(SESSION, "-"));
      ({ id } = await pay("stripe"));
      await shows(async () => (await payment(id)).checkout_url, `https://checkout.stripe.com/c/pay/${SESSION}`);
      ({ reference } = await review(id));
      world.gateway.answers.set(`GET /v1/checkout/sessions/${SESSION}`, session(SESSION, reference));
      const [request, ...others] = world.gateway.requests.filter(
        ({ method, path }) => method === "POST" && path.startsWith("/v1/checkout"),
      );
      assert.deepEqual(others, []);
      assert.equal(request!.headers["idempotency-key"], reference);
      assert.equal(request!.headers.authorization, "Bearer sk_live_of_the_tests");
      const fields = new URLSearchParams(request!.body);
      assert.equal(fields.get("client_reference_id"), reference);
      assert.equal(fields.get("line_items[0][price_data][unit_amount]"), "10300");
      assert.equal(fields.get("success_url"), `https://shop.example/wallet/payments/${id}`);
      const { amount, fee, payable, status } = await payment(id);
      assert.deepEqual([amount, fee, payable, status], ["100.00", "3.00", "103.00", "created"]);
    });

    it("are not credited by an event that is unsigned, signed by another, or not about money that came", async () => {
      const complete = session(SESSION, reference, { status: "complete", payment_status: "paid" });
      assert.equal((await stripeEvent("checkout.session.completed", complete, "whsec_of_another")).status, 400);
      assert.equal((await post("stripe", "{}", {})).status, 400);
      assert.equal((await post("stripe", "x".repeat(256 * 1024 + 1), {})).status, 413);
      const unknown = await fetch(`${world.server.url}/api/payments/999/events`, { method: "POST", body: "{}" });
      assert.equal(unknown.status, 404);
      const strangers = session("cs_live_other", "order of another shop", {
        status: "complete",
        payment_status: "paid",
      });
      assert.equal((await stripeEvent("checkout.session.completed", strangers)).status, 204);
      assert.equal((await stripeEvent("invoice.paid", { id: "in_1" })).status, 204);
      const unpaid = session(SESSION, reference, { status: "complete" });
      assert.equal((await stripeEvent("checkout.session.completed", unpaid)).status, 204);
      assert.deepEqual([(await payment(id)).status, await balance()], ["seen", "0.00"]);
      assert.equal((await rest("POST", `/payments/${id}/cancel`)).status, 409);
    });

    it("are credited once by the verified event, which may come twice", async () => {
      const complete = session(SESSION, reference, {
        status: "complete",
        payment_status: "paid",
        payment_intent: INTENT,
      });
      const charge = { id: "ch_1", object: "charge", currency: "usd", amount_refunded: 0, disputed: false };
      const intent = { id: INTENT, object: "payment_intent", status: "succeeded", latest_charge: charge };
      world.gateway.answers.set(`GET /v1/checkout/sessions/${SESSION}`, { ...complete, payment_intent: intent });
      const answers = await Promise.all(
        [1, 2, 3].map(() => stripeEvent("checkout.session.async_payment_succeeded", complete)),
      );
      assert.deepEqual(
        answers.map(({ status }) => status),
        [204, 204, 204],
      );
      assert.equal(await balance(), "100.00");
      const { status, credited, transaction_id: transaction, steps } = await payment(id);
      assert.deepEqual([status, credited], ["credited", "103.00"]);
      assert.ok(transaction > 0);
      assert.deepEqual(
        steps.map((step: { status: string }) => step.status),
        ["created", "seen", "credited"],
      );
    });

    it("are debited by a dispute and credited again when it is won, so that the reseller cannot order meanwhile", async () => {
      const service = await world.server.createService({ price: "60.00" });
      const order = (imei: string) => rest("POST", "/orders", { service_id: service, imei });
      assert.equal((await order("356938035643809")).status, 201);
      const complete = session(SESSION, reference, { status: "complete", payment_status: "paid" });
      const charge = {
        id: "ch_1",
        object: "charge",
        amount: 10_300,
        currency: "usd",
        amount_refunded: 0,
        disputed: true,
      };
      const intent = { id: INTENT, object: "payment_intent", status: "succeeded", latest_charge: charge };
      const dispute = { id: "dp_1", object: "dispute", amount: 10_300, currency: "usd", payment_intent: INTENT };
      world.gateway.answers.set(`GET /v1/checkout/sessions/${SESSION}`, { ...complete, payment_intent: intent });
      const say = (status: string, change: object = {}) =>
        world.gateway.answers.set("GET /v1/disputes", { object: "list", data: [{ ...dispute, ...change, status }] });
      // Lines stay when their messages have left.
      const alerts = () =>
        world.server.core.database.kysely
          .selectFrom("notification_lines")
          .select("topic")
          .where("topic", "=", "payments_review")
          .execute();
      assert.deepEqual(await alerts(), []);
      // In the currency that the customer's bank has charged.
      say("needs_response", { amount: 8_100, currency: "gbp" });
      assert.equal((await stripeEvent("charge.dispute.created", dispute)).status, 204);
      await shows(balance, "-60.00");
      assert.equal((await payment(id)).reversed, "103.00");
      assert.equal((await alerts()).length, 1, "the manager is told");
      assert.equal((await order("356938035643817")).status, 402);
      say("needs_response", { amount: 5_150 });
      await stripeEvent("charge.dispute.updated", dispute);
      await shows(balance, "-10.00");
      say("won");
      await stripeEvent("charge.dispute.closed", { ...dispute, status: "won" });
      await shows(balance, "40.00");
      assert.deepEqual(
        (await reconcile(world.server.core)).checks.filter(({ ok }) => !ok),
        [],
      );
    });
  });

  it("by BTCPay Server are credited by the amount that the server says was paid, and wait for staff where it is partial", async () => {
    const invoices = `/api/v1/stores/${STORE}/invoices`;
    const make = async (invoiceId: string) => {
      const invoice = { id: invoiceId, storeId: STORE, amount: "103.00", currency: "USD", additionalStatus: "None" };
      const link = { checkoutLink: `${world.gateway.url}/i/${invoiceId}`, expirationTime: 1_900_000_000 };
      world.gateway.answers.set(`POST ${invoices}`, { ...invoice, ...link, status: "New" });
      world.gateway.answers.set(`GET ${invoices}/${invoiceId}`, { ...invoice, ...link, status: "New" });
      world.gateway.answers.set(`GET ${invoices}/${invoiceId}/payment-methods`, []);
      const { id } = await pay("btcpay");
      await shows(async () => (await payment(id)).checkout_url, link.checkoutLink);
      const tell = async (status: string, additionalStatus: string, totalPaid: string) => {
        world.gateway.answers.set(`GET ${invoices}/${invoiceId}`, { ...invoice, status, additionalStatus });
        world.gateway.answers.set(`GET ${invoices}/${invoiceId}/payment-methods`, [
          { paymentMethodId: "BTC-CHAIN", rate: "61234.57", totalPaid },
        ]);
        const { reference } = await review(id);
        const body = JSON.stringify({
          type: `Invoice${status}`,
          invoiceId,
          storeId: STORE,
          metadata: { orderId: reference },
        });
        const signature = `sha256=${createHmac("sha256", "btc").update(body).digest("hex")}`;
        assert.equal((await post("btcpay", body, { "btcpay-sig": signature })).status, 204);
        assert.equal((await post("btcpay", `${body} `, { "btcpay-sig": signature })).status, 400);
      };
      return { id, tell };
    };
    const credit = Number(await balance());
    const whole = await make("X4m7JqPbTeG8sTtXWpZ1kD");
    await whole.tell("Settled", "None", "0.00168206");
    await shows(async () => (await payment(whole.id)).status, "credited");
    assert.equal(Number(await balance()), credit + 100);

    const part = await make("Partial1JqPbTeG8sTtXWp");
    await part.tell("Expired", "PaidPartial", "0.00084103");
    await shows(async () => (await payment(part.id)).status, "review");
    const queue = (await operate("GET", "/payments?needs_review=true")).body.data;
    assert.deepEqual(
      queue.map((row: { id: number; review_reason: string; received: string }) => [
        row.id,
        row.review_reason,
        row.received,
      ]),
      [[part.id, "partial", "51.50"]],
    );
    const credited = await operate("POST", `/payments/${part.id}/credit`, { reason: "Thank you" });
    assert.deepEqual(
      [credited.status, credited.body.data.status, credited.body.data.reason],
      [200, "credited", "Thank you"],
    );
    assert.equal(Number(await balance()), credit + 150);
    assert.equal((await operate("POST", `/payments/${part.id}/credit`, {})).status, 409);
  });

  it("by a crypto gateway show what to pay where, and are credited by polling where no event comes", async () => {
    const made = {
      payment_id: "5745459419",
      payment_status: "waiting",
      pay_address: "3EZ2uTdVDAMFXTfc6uLDDKR6o8qKBZXVkj",
      price_amount: 103,
      price_currency: "usd",
      pay_amount: 0.00168206,
      pay_currency: "btc",
      expiration_estimate_date: "2030-01-01T00:00:00.000Z",
    };
    world.gateway.answers.set("POST /v1/payment", made);
    world.gateway.answers.set("GET /v1/payment/5745459419", made);
    const { id } = await pay("crypto");
    await shows(async () => (await payment(id)).pay_to?.address, made.pay_address);
    assert.deepEqual((await payment(id)).pay_to, { address: made.pay_address, amount: "0.00168206", currency: "BTC" });
    const asked = JSON.parse(world.gateway.requests.find(({ path }) => path === "/v1/payment")!.body);
    assert.deepEqual([asked.price_amount, asked.pay_currency], [103, "btc"]);
    assert.equal(asked.ipn_callback_url, `https://shop.example/api/payments/${world.methods["crypto"]}/events`);
    const credit = Number(await balance());
    world.gateway.answers.set("GET /v1/payment/5745459419", {
      ...made,
      payment_status: "finished",
      actually_paid: 0.00168206,
    });
    assert.equal((await operate("POST", `/payments/${id}/check`, {})).status, 200);
    await shows(async () => (await payment(id)).status, "credited");
    assert.equal(Number(await balance()), credit + 100);
  });

  it("never show a secret again, nor in the audit log", async () => {
    const texts = await Promise.all(
      ["/payment-methods", "/audit-log?per_page=100"].map(async (path) =>
        JSON.stringify((await operate("GET", path)).body),
      ),
    );
    for (const secret of ["sk_live_of_the_tests", WEBHOOK_SECRET, "greenfield"]) {
      assert.deepEqual(
        texts.filter((text) => text.includes(secret)),
        [],
        secret,
      );
    }
    assert.match(texts[0]!, new RegExp(STORE));
    const path = `/payment-methods/${world.methods["stripe"]}/credentials`;
    const same = { credentials: { secret_key: "sk_test_1", webhook_secret: WEBHOOK_SECRET } };
    assert.deepEqual(Object.keys((await operate("PUT", `${path}/test`, same)).body.errors), ["webhook_secret"]);
    const half = { credentials: { secret_key: "sk_test_1" } };
    assert.deepEqual(Object.keys((await operate("PUT", `${path}/test`, half)).body.errors), ["webhook_secret"]);
    for (const [mode, secret_key] of Object.entries({ live: "sk_test_1", test: "rk_live_1" })) {
      const wrong = { credentials: { secret_key, webhook_secret: "whsec_of_the_other_mode" } };
      assert.deepEqual(Object.keys((await operate("PUT", `${path}/${mode}`, wrong)).body.errors), ["secret_key"]);
    }
    const agent = await world.server.createStaff("agent");
    assert.equal((await operate("PUT", `${path}/test`, half, agent.token)).status, 403);
  });

  it("belong to one reseller, in one mode", async () => {
    const bob = await world.server.createReseller();
    const [{ id }] = (await rest("GET", "/payments")).body.data;
    for (const key of [bob.key, world.ada.testKey]) {
      assert.equal((await rest("GET", `/payments/${id}`, undefined, key)).status, 404);
      assert.equal((await rest("POST", `/payments/${id}/cancel`, undefined, key)).status, 404);
      assert.deepEqual((await rest("GET", "/payments", undefined, key)).body.data, []);
    }
    assert.deepEqual((await rest("GET", "/payment-methods", undefined, world.ada.testKey)).body.data, []);
    const tried = { payment_method_id: world.methods["stripe"], amount: "5" };
    assert.equal((await rest("POST", "/payments", tried, world.ada.testKey)).status, 404);
    assert.equal((await rest("POST", "/payments", { ...tried, amount: "0.5" })).status, UNPROCESSABLE);
  });
});

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { describe, it } from "node:test";
import { CRYPTO } from "./crypto/crypto.ts";
import { observePayment } from "./crypto/read-payment.ts";
import { BTCPAY } from "./btcpay/btcpay.ts";
import { observeInvoice } from "./btcpay/read-invoice.ts";
import { toScaled } from "./decimal.ts";
import { asObject, parseExactly } from "./json.ts";
import { fromMinor, toMinor } from "./stripe/amounts.ts";

const NOW = new Date("2027-03-01T12:00:00Z");

/** As BTCPay Server 2.0 answers to `GET /api/v1/stores/{storeId}/invoices/{invoiceId}`. */
const INVOICE = {
  metadata: { orderId: "pay_0102030405060708", itemDesc: "Payment 1" },
  checkout: { speedPolicy: "MediumSpeed", paymentMethods: ["BTC-CHAIN"], expirationMinutes: 15 },
  id: "X4m7JqPbTeG8sTtXWpZ1kD",
  storeId: "9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776",
  amount: "103.00",
  currency: "USD",
  type: "Standard",
  checkoutLink: "https://pay.example.com/i/X4m7JqPbTeG8sTtXWpZ1kD",
  createdTime: 1772366400,
  expirationTime: 1772367300,
  status: "Settled",
  additionalStatus: "None",
  archived: false,
};
const CHAIN = {
  paymentMethodId: "BTC-CHAIN",
  currency: "BTC",
  rate: "61234.57",
  paymentMethodPaid: "0.00168206",
  totalPaid: "0.00168206",
  due: "0",
  amount: "0.00168206",
  paymentMethodFee: "0",
};
/** As NOWPayments sends and answers. */
const PAYMENT = `{"payment_id":5745459419,"parent_payment_id":null,"invoice_id":null,"payment_status":"finished",
  "pay_address":"3EZ2uTdVDAMFXTfc6uLDDKR6o8qKBZXVkj","payin_extra_id":null,"price_amount":103,"price_currency":"usd",
  "pay_amount":0.00168206,"actually_paid":0.00168206,"actually_paid_at_fiat":0,"pay_currency":"btc",
  "order_id":"pay_0102030405060708","order_description":"Payment 1","purchase_id":"6084744717",
  "outcome_amount":102.48,"outcome_currency":"usdttrc20","fee":{"currency":"btc","depositFee":0.00001,"withdrawalFee":0,"serviceFee":0}}`;

describe("BTCPay Server", () => {
  const observe = (change: object, paid: object = {}) =>
    observeInvoice({ ...INVOICE, ...change }, [{ ...CHAIN, ...paid }]);

  it("reports what was really paid, at the rate of the invoice and without its rounding", () => {
    assert.deepEqual(observe({}), {
      state: "paid",
      received: { amount: 103_000_000n, currency: "USD" },
      reversed: null,
    });
    const over = observe({ additionalStatus: "PaidOver" }, { totalPaid: "0.00200000" });
    assert.deepEqual(over.received, { amount: 122_460_000n, currency: "USD" });
    assert.deepEqual(observe({ paidAmount: "50.509", additionalStatus: "Marked" }).received?.amount, 50_500_000n);
    assert.deepEqual(observe({ additionalStatus: "Marked" }, { totalPaid: "0" }), {
      state: "paid",
      received: null,
      reversed: null,
    });
  });

  it("tells partial and late payments from those that are complete", () => {
    const half = { totalPaid: "0.00080000" };
    const none = { totalPaid: "0" };
    const cases = [
      ["New", "None", none, "waiting"],
      ["New", "PaidPartial", half, "seen"],
      ["Processing", "None", {}, "seen"],
      ["Settled", "PaidLate", {}, "late"],
      ["Expired", "None", none, "expired"],
      ["Expired", "PaidPartial", half, "partial"],
      ["Expired", "PaidLate", {}, "late"],
      ["Invalid", "None", none, "failed"],
      ["Invalid", "None", {}, "partial"],
    ] as const;
    for (const [status, additionalStatus, paid, state] of cases) {
      assert.equal(observe({ status, additionalStatus }, paid).state, state, `${status} ${additionalStatus}`);
    }
    assert.throws(() => observe({ status: "Dreaming" }), /unknown status/);
    assert.throws(() => observe({ amount: "much" }), /cannot be read/);
  });

  it("signs the body of its events, which name the order", async () => {
    const credentials = {
      url: "https://pay.example.com",
      store_id: INVOICE.storeId,
      api_key: "k",
      webhook_secret: "s3cret",
    };
    const event = {
      type: "InvoiceSettled",
      invoiceId: INVOICE.id,
      storeId: INVOICE.storeId,
      metadata: INVOICE.metadata,
    };
    const body = Buffer.from(JSON.stringify({ ...event, deliveryId: "Tn8", webhookId: "W1", timestamp: 1772366500 }));
    const sign = (secret: string) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
    const read = (header: string | undefined, given = credentials) =>
      BTCPAY.readEvent(given, { headers: { "btcpay-sig": header }, body }, NOW);
    assert.deepEqual(await read(sign("s3cret")), [
      { payment: { reference: "pay_0102030405060708" }, providerId: INVOICE.id, observation: null },
    ]);
    for (const wrong of [
      undefined,
      "",
      "sha256=",
      sign("other"),
      sign("s3cret").slice(0, -2),
      sign("s3cret").slice(7),
    ]) {
      assert.equal(await read(wrong), null, String(wrong));
    }
    assert.equal(await read(sign(""), { ...credentials, webhook_secret: "" }), null);
    assert.deepEqual(await read(sign("s3cret"), { ...credentials, store_id: "another" }), []);
  });
});

describe("a crypto gateway", () => {
  const observe = (change: object) => observePayment({ ...asObject(parseExactly(PAYMENT)), ...change });

  it("reports the share of the price that was paid", () => {
    assert.deepEqual(observe({}), {
      state: "paid",
      received: { amount: 103_000_000n, currency: "USD" },
      reversed: null,
    });
    assert.equal(observe({ actually_paid: "0.00084103" }).received?.amount, 51_500_000n);
    assert.equal(observe({ actually_paid: "1.68206e-3" }).received?.amount, 103_000_000n);
    assert.equal(observe({ actually_paid: "0.00252309" }).received?.amount, 154_500_000n);
    assert.equal(observe({ actually_paid: "0" }).received, null);
    assert.equal(observe({ actually_paid: null }).received, null);
    assert.deepEqual(observe({ payment_status: "refunded" }).reversed, 103_000_000n);
    assert.throws(() => observe({ actually_paid: "-1" }), /cannot be read/);
    assert.throws(() => observe({ payment_status: "toString" }), /unknown status/);
  });

  it("says how far a payment is", () => {
    const states = ["waiting", "confirming", "confirmed", "sending", "partially_paid", "finished", "failed", "expired"];
    assert.deepEqual(
      states.map((payment_status) => observe({ payment_status }).state),
      ["waiting", "seen", "confirmed", "confirmed", "partial", "paid", "failed", "expired"],
    );
  });

  it("signs its events over their fields in order, nested ones, too", async () => {
    // The signature of the documentation's way to sign: sort the fields of all objects, then HMAC-SHA512.
    const sorted =
      '{"actually_paid":0.00168206,"actually_paid_at_fiat":0,"fee":{"currency":"btc","depositFee":0.00001,"serviceFee":0,"withdrawalFee":0},' +
      '"invoice_id":null,"order_description":"Payment 1","order_id":"pay_0102030405060708","outcome_amount":102.48,' +
      '"outcome_currency":"usdttrc20","parent_payment_id":null,"pay_address":"3EZ2uTdVDAMFXTfc6uLDDKR6o8qKBZXVkj",' +
      '"pay_amount":0.00168206,"pay_currency":"btc","payin_extra_id":null,"payment_id":5745459419,"payment_status":"finished",' +
      '"price_amount":103,"price_currency":"usd","purchase_id":"6084744717"}';
    const signature = createHmac("sha512", "ipn").update(sorted).digest("hex");
    const read = (header: string | undefined, body = PAYMENT) =>
      CRYPTO.readEvent(
        { ipn_secret: "ipn" },
        { headers: { "x-nowpayments-sig": header }, body: Buffer.from(body) },
        NOW,
      );
    const [event] = (await read(signature))!;
    assert.deepEqual(event!.payment, { reference: "pay_0102030405060708" });
    assert.equal(event!.providerId, "5745459419");
    assert.equal(event!.observation?.state, "paid");
    assert.equal(await read(signature, PAYMENT.replace("0.00168206,", "9.00168206,")), null);
    assert.equal(await read(undefined), null);
    assert.equal(await read(signature, "no JSON"), null);
  });
});

describe("amounts of gateways", () => {
  it("are read as they are written, exponents included", () => {
    const unit = 10n ** 24n;
    assert.equal(toScaled("1"), unit);
    assert.equal(toScaled("0.5"), unit / 2n);
    assert.equal(toScaled("1e-7"), unit / 10n ** 7n);
    assert.equal(toScaled("1.5E+2"), 150n * unit);
    for (const wrong of ["", "-1", "1,5", ".5", "NaN", "1e999", "0x10", " 1"])
      assert.equal(toScaled(wrong), null, wrong);
    assert.deepEqual(parseExactly('{"a":0.10,"b":[1e2]}'), { a: "0.10", b: ["1e2"] });
  });

  it("have the decimals that Stripe gives their currency", () => {
    assert.equal(toMinor(103_000_000n, "USD"), 10_300);
    assert.equal(toMinor(500_000_000n, "JPY"), 500);
    assert.equal(toMinor(1_234_000n, "KWD"), 1_234);
    assert.equal(fromMinor(500, "jpy"), 500_000_000n);
    assert.throws(() => toMinor(1_500_000n, "JPY"), /too many decimals/);
    assert.throws(() => toMinor(1n, "USD"), /too many decimals/);
  });
});

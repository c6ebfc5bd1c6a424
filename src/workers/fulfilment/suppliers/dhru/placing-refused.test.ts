import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { place } from "../../../../../test/support/dhru/placing.ts";
import { openSupplier, placement } from "../../../../../test/support/dhru/sloppy-supplier.ts";
import type { RefusalClass } from "../../../../core/fulfilment/suppliers/outcome.ts";

async function assertRefused(body: unknown, refusal: RefusalClass, message?: string): Promise<void> {
  const outcome = await place({ body });
  assert.equal(outcome.kind, "refused", JSON.stringify([body, outcome]));
  assert.equal(outcome.kind === "refused" && outcome.refusal, refusal);
  if (message !== undefined) assert.equal(outcome.kind === "refused" && outcome.message, message);
}

describe("an order that the supplier refused", () => {
  it("is one that could not be sent", async () => {
    await using supplier = await openSupplier();
    await supplier.stop();
    const [outcome] = await supplier.connector.place([placement()]);
    assert.deepEqual(outcome, {
      kind: "refused",
      refusal: "unavailable",
      message: "It cannot be reached: no connection (ECONNREFUSED).",
      isOutage: true,
      raw: "",
    });
  });

  it("says so by its HTTP status alone", async () => {
    const statuses: [number, RefusalClass][] = [
      [401, "auth"],
      [403, "unavailable"],
      [404, "unavailable"],
      [405, "unavailable"],
      [413, "unclear"],
      [429, "rate"],
    ];
    for (const [status, refusal] of statuses) {
      for (const body of ["", "<h1>No</h1>", { message: "No", apiversion: "6.1" }, { error: "No way" }]) {
        const outcome = await place({ status, body });
        assert.equal(outcome.kind === "refused" && outcome.refusal, refusal, `${status} ${JSON.stringify(body)}`);
      }
    }
  });

  it("says so in words beside its HTTP status", async () => {
    for (const [status, ERROR, refusal] of [
      [401, "Not enough credit", "credit"],
      [402, "Insufficient balance", "credit"],
      [422, "Invalid IMEI", "input"],
    ] as const) {
      const outcome = await place({ status, body: { ERROR: [{ MESSAGE: ERROR }] } });
      assert.equal(outcome.kind === "refused" && outcome.refusal, refusal);
    }
    const closed = { ERROR: [{ MESSAGE: "Not available", ERRORCODE: "maintenance" }] };
    const outcome = await place({ status: 503, body: closed });
    assert.equal(outcome.kind === "refused" && outcome.refusal, "unavailable");
  });

  const html = "<div class='alert'><b>Not enough</b> credit &amp; so on<br>Top up</div><script>x()</script>";
  const answers: Record<string, [body: unknown, refusal: RefusalClass, message?: string][]> = {
    "in a list of rows": [
      [{ ERROR: [{ MESSAGE: "Not enough credit" }], apiversion: "6.1" }, "credit", "Not enough credit"],
    ],
    "in a row alone": [[{ ERROR: { MESSAGE: "Invalid IMEI" } }, "input", "Invalid IMEI"]],
    "in a map of rows": [[{ ERROR: { "0": { MESSAGE: "Invalid IMEI" } } }, "input", "Invalid IMEI"]],
    "in a text": [[{ ERROR: "Authentication Failed" }, "auth", "Authentication Failed"]],
    "in a list of texts": [[{ ERROR: ["Invalid IMEI", "Try another"] }, "input", "Invalid IMEI: Try another"]],
    "by the names of fields": [[{ ERROR: { imei: "IMEI is not valid" } }, "input", "IMEI is not valid"]],
    "in names of any case": [
      [{ error: [{ message: "Duplicate order" }] }, "duplicate", "Duplicate order"],
      [{ Error: [{ Message: "Duplicate order" }] }, "duplicate", "Duplicate order"],
    ],
    "beside an empty SUCCESS": [[], {}, "", null, false, 0, "0"].map((SUCCESS) => [
      { SUCCESS, ERROR: [{ MESSAGE: "No credit" }] },
      "credit",
    ]),
    "with a longer description": [
      [
        { ERROR: [{ MESSAGE: "CreditprocessError", FULL_DESCRIPTION: "Not enough credit to process" }] },
        "credit",
        "CreditprocessError: Not enough credit to process",
      ],
      [{ ERROR: [{ MESSAGE: "Sorry", FULL_DESCRIPTION: "Invalid IMEI" }] }, "input"],
      [{ ERROR: [{ MESSAGE: "Sorry", FULL_DESCRIPTION: "Sorry" }] }, "unclear", "Sorry"],
    ],
    "in HTML": [[{ ERROR: [{ MESSAGE: html }] }, "credit", "Not enough credit & so on Top up"]],
    "by a machine code": [
      [{ ERROR: [{ MESSAGE: "Sorry", ERRORCODE: "insufficient_balance" }] }, "credit", "Sorry"],
      [{ ERROR: [{ ERRORCODE: "service_paused" }] }, "unavailable", "It refused without a reason."],
      [{ ERROR: [{ MESSAGE: "Sorry", ERRORCODE: "constructor" }] }, "unclear"],
    ],
    "in unknown words": [[{ ERROR: [{ MESSAGE: "Bad luck" }] }, "unclear", "Bad luck"]],
  };
  for (const [how, bodies] of Object.entries(answers)) {
    it(`says so ${how}`, async () => {
      for (const [body, refusal, message] of bodies) await assertRefused(body, refusal, message);
    });
  }

  it("says so at any length", async () => {
    const outcome = await place({ body: { ERROR: [{ MESSAGE: `Invalid IMEI ${"x".repeat(100_000)}` }] } });
    assert.ok(outcome.kind === "refused" && outcome.message.length <= 500 && outcome.raw.length <= 20_000);
  });

  it("says so in words that the operator explained", async () => {
    const answer = { body: { ERROR: [{ MESSAGE: "Sin saldo" }] } };
    const outcome = await place(answer, [{ contains: "SALDO", refusal: "credit" }]);
    assert.equal(outcome.kind === "refused" && outcome.refusal, "credit");
  });

  it("names the order that it holds already", async () => {
    const row = { MESSAGE: "Duplicate order", ERRORCODE: "duplicate_order", REFERENCEID: 4711 };
    const outcome = await place({ body: { ERROR: [row] } });
    assert.equal(outcome.kind === "refused" && outcome.refusal, "duplicate");
    assert.equal(outcome.kind === "refused" && outcome.existingReference, "4711");
  });
});

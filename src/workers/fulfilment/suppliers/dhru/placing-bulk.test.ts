import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  openSupplier,
  placement,
  readBase64,
  type SupplierAnswer,
} from "../../../../../test/support/dhru/sloppy-supplier.ts";
import type { PlaceOutcome } from "../../../../core/fulfilment/suppliers/outcome.ts";

const THREE = ["our-1", "our-2", "our-3"].map((reference) => placement({ reference }));

/** The outcomes of three orders, each in a few words. */
async function place(answer: SupplierAnswer): Promise<string[]> {
  await using supplier = await openSupplier();
  const outcomes = await supplier.says(answer).connector.place(THREE);
  assert.equal(supplier.calls.length, 1);
  return outcomes.map(inWords);
}

function inWords(outcome: PlaceOutcome): string {
  if (outcome.kind === "accepted") return `accepted ${outcome.supplierReference}`;
  if (outcome.kind === "unknown") return "unknown";
  const existing = outcome.existingReference === undefined ? "" : ` ${outcome.existingReference}`;
  return `${outcome.refusal}${existing}`;
}

describe("several orders that the supplier may have taken", () => {
  const answers: Record<string, SupplierAnswer> = {
    "a connection that was cut": { instead: "cut" },
    "a page of HTML": { body: "<h1>Maintenance</h1>" },
    "a gateway's failure": { status: 502, body: { error: "Bad gateway" } },
    nothing: { body: "" },
    "an empty list": { body: [] },
    "an empty object": { body: {} },
    "a lone SUCCESS": { body: { SUCCESS: [{ MESSAGE: "Orders received" }] } },
    "one number for all": { body: { SUCCESS: [{ REFERENCEID: 4711 }] } },
    "both yes and no": { body: { SUCCESS: "ok", ERROR: [{ MESSAGE: "No credit" }] } },
    "an answer that is cut within a refusal": { body: '{"our-1":{"ERROR":[{"MESSAGE":"No credit"}]}' },
    "other orders": { body: { "our-7": { SUCCESS: [{ REFERENCEID: 7 }] }, apiversion: "6.1" } },
    "a failure of its own": { body: { ERROR: [{ MESSAGE: "Internal error", ERRORCODE: "internal" }] } },
  };
  for (const [what, answer] of Object.entries(answers)) {
    it(`are those answered with ${what}`, async () => {
      assert.deepEqual(await place(answer), ["unknown", "unknown", "unknown"]);
    });
  }

  it("are only those that the answer leaves out", async () => {
    const body = { "our-1": { SUCCESS: [{ REFERENCEID: 1 }] }, "our-3": { ERROR: [{ MESSAGE: "Invalid IMEI" }] } };
    assert.deepEqual(await place({ body }), ["accepted 1", "unknown", "input"]);
  });

  it("are those left out beside an ERROR for all, when others are answered", async () => {
    const body = { "our-1": { SUCCESS: [{ REFERENCEID: 1 }] }, ERROR: [{ MESSAGE: "No credit" }] };
    assert.deepEqual(await place({ body }), ["accepted 1", "unknown", "unknown"]);
  });

  it("are those whose row says nothing", async () => {
    const body = { "our-1": {}, "our-2": { SUCCESS: [{ MESSAGE: "ok" }] }, "our-3": null };
    assert.deepEqual(await place({ body }), ["unknown", "unknown", "unknown"]);
  });

  it("are those over which the supplier failed", async () => {
    const failed = [{ MESSAGE: "Internal error", ERRORCODE: "internal" }];
    const body = { "our-1": { SUCCESS: [{ REFERENCEID: 1 }] }, "our-2": { ERROR: failed }, "our-3": { ERROR: [] } };
    assert.deepEqual(await place({ body }), ["accepted 1", "unknown", "unknown"]);
  });

  it("are those whose line has a number of none, or no status", async () => {
    const SUCCESS = {
      "our-1": { status: "success", message: "ok", referenceid: "" },
      "our-2": { status: "success", referenceid: 0 },
      "our-3": { message: "hm" },
    };
    assert.deepEqual(await place({ body: { SUCCESS } }), ["unknown", "unknown", "unknown"]);
  });
});

describe("several orders that the supplier refused", () => {
  it("are all of them when it refuses the call", async () => {
    const refused = { body: { ERROR: [{ MESSAGE: "Authentication Failed" }], apiversion: "6.1" } };
    assert.deepEqual(await place(refused), ["auth", "auth", "auth"]);
    assert.deepEqual(await place({ status: 429 }), ["rate", "rate", "rate"]);
    assert.deepEqual(await place({ body: { SUCCESS: [], ERROR: "No credit" } }), ["credit", "credit", "credit"]);
  });

  it("are all of them when it accepts no bulk orders, or fewer", async () => {
    const unsupported = ["unsupported", "unsupported", "unsupported"];
    assert.deepEqual(await place({ body: { ERROR: [{ MESSAGE: "Invalid Action" }] } }), unsupported);
    assert.deepEqual(
      await place({ body: { ERROR: [{ MESSAGE: "Too many items", ERRORCODE: "too_many_items" }] } }),
      unsupported,
    );
  });

  it("are sent one by one when the call is too large, or refused for what is wrong with one of them", async () => {
    const unsupported = ["unsupported", "unsupported", "unsupported"];
    for (const answer of [
      { status: 413, body: "<h1>Request Entity Too Large</h1>" },
      { status: 413, body: { ERROR: [{ MESSAGE: "A parameter is too long", ERRORCODE: "payload_too_large" }] } },
      { body: { ERROR: [{ MESSAGE: "Invalid IMEI" }] } },
      { body: { ERROR: [{ MESSAGE: "Invalid IMEI", ERRORCODE: "invalid_imei" }] } },
      { body: { ERROR: "Duplicate IMEI" } },
      { body: { ERROR: "Sorry" } },
    ]) {
      assert.deepEqual(await place(answer), unsupported, JSON.stringify(answer));
    }
  });

  it("are reported in rows of their own", async () => {
    const body = {
      "our-1": { ERROR: [{ MESSAGE: "Not enough credit" }] },
      "our-2": { ERROR: "Invalid IMEI" },
      "our-3": { ERROR: [{ MESSAGE: "Duplicate order", REFERENCEID: 4711 }] },
    };
    assert.deepEqual(await place({ body }), ["credit", "input", "duplicate 4711"]);
  });

  it("are reported in lines of SUCCESS", async () => {
    const SUCCESS = {
      "our-1": { status: "error", message: "Not enough credit", referenceid: "" },
      "our-2": { status: "Failed", message: "Invalid IMEI" },
      "our-3": { status: "ERROR", message: "Duplicate order", referenceid: 4711 },
    };
    assert.deepEqual(await place({ body: { SUCCESS } }), ["credit", "input", "duplicate 4711"]);
  });
});

describe("several orders that the supplier took", () => {
  it("are reported in rows of their own", async () => {
    const body = {
      "our-1": { SUCCESS: [{ REFERENCEID: 11 }] },
      "our-2": { SUCCESS: { REFERENCEID: "12" } },
      "our-3": { success: [{ LIST: { referenceid: 13 } }] },
      apiversion: "6.1",
    };
    assert.deepEqual(await place({ body }), ["accepted 11", "accepted 12", "accepted 13"]);
  });

  it("are reported in lines of SUCCESS", async () => {
    const SUCCESS = {
      "our-3": { status: "success", message: "Order received", referenceid: 13 },
      "our-1": { status: "success", message: "Order received", referenceid: "11" },
      "our-2": { referenceid: 12 },
    };
    assert.deepEqual(await place({ body: { SUCCESS } }), ["accepted 11", "accepted 12", "accepted 13"]);
  });

  it("are reported in both at once", async () => {
    const body = {
      SUCCESS: {
        "our-1": { status: "success", message: "Order received", referenceid: 11 },
        "our-2": { status: "error", message: "CreditprocessError: Insufficient balance", referenceid: "" },
        "our-3": { status: "success", message: "Order received", referenceid: 13 },
      },
      "our-1": { SUCCESS: [{ MESSAGE: "Order received", REFERENCEID: 11, STATUS: "PENDING" }] },
      "our-2": { ERROR: [{ MESSAGE: "CreditprocessError: Insufficient balance", ERRORCODE: "insufficient_balance" }] },
      "our-3": { SUCCESS: [{ MESSAGE: "Order received", REFERENCEID: 13, STATUS: "PENDING" }] },
      apiversion: "6.1",
    };
    assert.deepEqual(await place({ body }), ["accepted 11", "credit", "accepted 13"]);
  });
});

describe("several orders on their way to the supplier", () => {
  it("go in one call, as base64 of a map of rows", async () => {
    await using supplier = await openSupplier();
    await supplier.connector.place([
      placement({ reference: "our-1", quantity: 3, inputs: { Network: "1", Color: "Grün" } }),
      placement({ reference: "our-2", supplierService: "9", identifier: null }),
    ]);
    const [call] = supplier.calls;
    assert.equal(call!.action, "placeimeiorderbulk");
    const rows = readBase64(call!.parameters);
    assert.deepEqual(readBase64(rows["our-1"].CUSTOMFIELD), { Color: "Grün" });
    delete rows["our-1"].CUSTOMFIELD;
    assert.deepEqual(rows, {
      "our-1": { ID: "1382", IMEI: "490154203237518", QNT: "3", CLIENTREF: "our-1", NETWORK: "1" },
      "our-2": { ID: "9", CLIENTREF: "our-2" },
    });
  });

  it("are none when there are none", async () => {
    await using supplier = await openSupplier();
    assert.deepEqual(await supplier.connector.place([]), []);
    assert.deepEqual(supplier.calls, []);
  });
});

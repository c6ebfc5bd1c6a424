import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openSupplier, SUPPLIER_KEY, type SupplierAnswer } from "../../../../../test/support/dhru/sloppy-supplier.ts";
import { ask, assertWords, withRow } from "../../../../../test/support/dhru/statuses.ts";

describe("a status that cannot be read", () => {
  it("is neither success nor rejection, for any answer", async () => {
    const answers: SupplierAnswer[] = [
      { instead: "cut" },
      { body: "" },
      { body: "<h1>Just a moment…</h1>" },
      { body: [] },
      { body: {} },
      { status: 401 },
      { status: 429, body: { message: "Too Many Attempts.", apiversion: "6.1" } },
      { status: 502, body: { error: "Order not found" } },
      { status: 503, body: "<h1>Sorry</h1>" },
      { body: { SUCCESS: [] } },
      { body: { SUCCESS: [{ MESSAGE: "Order status" }] } },
      { body: { SUCCESS: true } },
      { body: { ERROR: [{ MESSAGE: "Authentication Failed" }] } },
      { body: { ERROR: "Server busy" } },
    ];
    for (const answer of answers) await assertWords(answer, "unreadable");
  });

  it("is one in an unknown word", async () => {
    for (const STATUS of ["5", 5, -1, "", null, "4.5", "Error", "Bezahlt", true, {}, [4]]) {
      await assertWords(withRow({ STATUS, CODE: "x" }), "unreadable");
    }
  });

  it("is the status of the call, not of an order", async () => {
    for (const status of ["error", "failed", "success", "Success", "rejected", 3, 4]) {
      await assertWords({ body: { status, code: 500, message: "Rate limit exceeded" } }, "unreadable");
    }
  });

  it("shows the operator the reason, but never the key", async () => {
    const outcome = await ask({ body: { ERROR: [{ MESSAGE: `Invalid key ${SUPPLIER_KEY}` }] } });
    assert.deepEqual(outcome, {
      kind: "unreadable",
      message: "Invalid key …",
      raw: outcome.kind === "unreadable" && outcome.raw,
    });
    assert.doesNotMatch(JSON.stringify(outcome), /0123-4567/);
  });

  it("is one of a supplier that cannot be reached", async () => {
    await using supplier = await openSupplier();
    await supplier.stop();
    const [outcome] = await supplier.connector.readStatuses(["4711"], Infinity);
    assert.equal(outcome!.kind, "unreadable");
  });
});

describe("an order that the supplier does not know", () => {
  it("is not found", async () => {
    for (const MESSAGE of [
      "Order not found",
      "Invalid order",
      "No such order",
      "Order ID invalid",
      "Unknown order id",
    ]) {
      await assertWords({ body: { ERROR: [{ MESSAGE }] } }, "not_found");
    }
    await assertWords({ body: { ERROR: [{ MESSAGE: "Sorry", ERRORCODE: "order_not_found" }] } }, "not_found");
    await assertWords(
      { body: { SUCCESS: [{ MESSAGE: "Order not found", ERRORCODE: "order_not_found" }] } },
      "not_found",
    );
  });
});

describe("an order that waits", () => {
  it("is one with a status of 0, 1 or 2, as number or text", async () => {
    for (const STATUS of [0, 1, 2, "0", "1", "2", " 1 "]) await assertWords(withRow({ STATUS, CODE: "" }), "waiting");
  });

  it("is one with a word of the trade", async () => {
    for (const STATUS of [
      "PENDING",
      "Pending",
      "IN PROCESS",
      "In-Process",
      "InProcess",
      "Processing",
      "Waiting",
      "New",
    ]) {
      await assertWords(withRow({ STATUS }), "waiting");
    }
  });
});

describe("an order that the supplier rejected", () => {
  it("is one with a status of 3, as number or text", async () => {
    for (const STATUS of [3, "3"]) await assertWords(withRow({ STATUS, CODE: "Not found" }), "rejected Not found");
  });

  it("is one with a word of the trade", async () => {
    for (const STATUS of ["REJECTED", "Rejected", "Cancelled", "Canceled", "Refunded", "Failed", "Not Found"]) {
      await assertWords(withRow({ STATUS, CODE: "Wrong carrier" }), "rejected Wrong carrier");
    }
  });

  it("has its reason in the comments where CODE is empty, and else none", async () => {
    await assertWords(withRow({ STATUS: 3, CODE: "", COMMENTS: "Blacklisted" }), "rejected Blacklisted");
    await assertWords(withRow({ STATUS: 3, CODE: null }), "rejected ");
  });
});

describe("an order that is done", () => {
  it("is one with a status of 4, as number or text", async () => {
    for (const STATUS of [4, "4"]) await assertWords(withRow({ STATUS, CODE: "12345678" }), "succeeded 12345678");
  });

  it("is one with a word of the trade", async () => {
    for (const STATUS of ["SUCCESS", "Success", "Successful", "Completed", "COMPLETE", "Done", "Delivered"]) {
      await assertWords(withRow({ STATUS, CODE: "12345678" }), "succeeded 12345678");
    }
  });

  it("has its result as it came, HTML and all", async () => {
    const CODE = "IMEI: 490154203237518<br>Lock: <b style='color:red'>ON</b> &amp; more";
    await assertWords(withRow({ STATUS: 4, CODE }), `succeeded ${CODE}`);
  });

  it("has its result as a number, of any length", async () => {
    await assertWords(withRow({ STATUS: 4, CODE: 12345678 }), "succeeded 12345678");
    await assertWords(
      { body: '{"SUCCESS":[{"STATUS":4,"CODE":9876543210123456789}]}' },
      "succeeded 9876543210123456789",
    );
  });

  it("has its result in a map or a list", async () => {
    const CODE = { Model: "iPhone", Locks: ["SIM", "iCloud"], Note: "" };
    await assertWords(withRow({ STATUS: 4, CODE }), "succeeded Model: iPhone\nLocks: SIM\niCloud");
    await assertWords(withRow({ STATUS: 4, CODE: ["NCK: 1", "SPCK: 2"] }), "succeeded NCK: 1\nSPCK: 2");
  });

  it("has its result in the row's LIST", async () => {
    await assertWords(withRow({ LIST: { STATUS: "SUCCESS", CODE: "12345678" } }), "succeeded 12345678");
    await assertWords(withRow({ STATUS: "", LIST: { STATUS: 4, CODE: "12345678" } }), "succeeded 12345678");
  });

  it("has its result in the comments where CODE is empty, and else none", async () => {
    await assertWords(withRow({ STATUS: 4, CODE: "", COMMENTS: "See mail" }), "succeeded See mail");
    await assertWords(withRow({ STATUS: 4, CODE: [], COMMENTS: "See mail" }), "succeeded See mail");
    await assertWords(withRow({ STATUS: 4, CODE: "", COMMENTS: "" }), "succeeded ");
  });

  it("is read in any shape of SUCCESS", async () => {
    const row = { STATUS: "4", CODE: "12345678" };
    for (const SUCCESS of [[row], row, { "0": row }]) await assertWords({ body: { SUCCESS } }, "succeeded 12345678");
    await assertWords({ body: { success: [{ status: "4", code: "12345678" }] } }, "succeeded 12345678");
  });

  it("is read without an envelope where the answer names the order", async () => {
    await assertWords({ body: { IMEI: "490154203237518", STATUS: 4, CODE: "12345678" } }, "succeeded 12345678");
    await assertWords({ body: { REFERENCEID: 4711, STATUS: "Completed", CODE: "12345678" } }, "succeeded 12345678");
  });

  it("is read behind the warnings of a broken page", async () => {
    const body = `<b>Warning</b>: x\n${JSON.stringify(withRow({ STATUS: 4, CODE: "12345678" }).body)}`;
    await assertWords({ body }, "succeeded 12345678");
  });
});

describe("asking for one order", () => {
  it("is one call with its number as XML", async () => {
    await using supplier = await openSupplier();
    await supplier.says(withRow({ STATUS: 0 })).connector.readStatuses(["A&B"], Infinity);
    const [call] = supplier.calls;
    assert.equal(call!.action, "getimeiorder");
    assert.equal(call!.parameters, "<PARAMETERS><ID>A&amp;B</ID></PARAMETERS>");
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  openSupplier,
  readBase64,
  SUPPLIER_KEY,
  type SloppySupplier,
  type SupplierAnswer,
} from "../../../../../test/support/sloppy-supplier.ts";
import type { StatusOutcome } from "../../../../core/fulfilment/suppliers/outcome.ts";

const INVALID_ACTION = { body: { ERROR: [{ MESSAGE: "Invalid Action" }], apiversion: "6.1" } };

async function ask(answer: SupplierAnswer): Promise<StatusOutcome> {
  await using supplier = await openSupplier();
  const [outcome] = await supplier.says(answer).connector.readStatuses(["4711"], Infinity);
  assert.equal(supplier.calls.length, 1);
  return outcome!;
}

function withRow(row: Record<string, unknown>): SupplierAnswer {
  return { body: { ID: "4711", SUCCESS: [{ MESSAGE: "Order status", ...row }], apiversion: "6.1" } };
}

/** An outcome in a few words. */
function inWords(outcome: StatusOutcome): string {
  if (outcome.kind === "succeeded") return `succeeded ${outcome.code}`;
  if (outcome.kind === "rejected") return `rejected ${outcome.reason}`;
  return outcome.kind;
}

function actionsOf({ calls }: SloppySupplier): string[] {
  return calls.map(({ action }) => action);
}

function idsIn(parameters: string): string[] {
  return Object.values<{ ID: string }>(readBase64(parameters)).map(({ ID }) => ID);
}

async function assertWords(answer: SupplierAnswer, words: string): Promise<void> {
  assert.equal(inWords(await ask(answer)), words, JSON.stringify(answer));
}

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

describe("asking for several orders", () => {
  const REFERENCES = ["11", "12", "13"];

  /** Answers the bulk call with what it has for each number. */
  function keyed(supplier: SloppySupplier, rows: Record<string, unknown>): SloppySupplier {
    return supplier.says(({ action, parameters }) => {
      assert.equal(action, "getimeiorderbulk");
      const asked = Object.entries<{ ID: string }>(readBase64(parameters));
      const entries = asked.filter(([, { ID }]) => ID in rows).map(([key, { ID }]) => [key, rows[ID]]);
      return { body: { ...Object.fromEntries(entries), apiversion: "6.1" } };
    });
  }

  it("is one call, and each answer finds its order", async () => {
    await using supplier = await openSupplier();
    keyed(supplier, {
      "13": { SUCCESS: [{ STATUS: 4, CODE: "done" }] },
      "11": { SUCCESS: [{ STATUS: "1", CODE: "" }] },
      "12": { SUCCESS: { STATUS: "Rejected", CODE: "no" } },
    });
    const outcomes = await supplier.connector.readStatuses(REFERENCES, Infinity);
    assert.deepEqual(outcomes.map(inWords), ["waiting", "rejected no", "succeeded done"]);
    assert.equal(supplier.calls.length, 1);
  });

  it("is not there where a server of our own kind shows it as waiting and says so by its code", async () => {
    await using supplier = await openSupplier();
    const missing = { STATUS: 0, CODE: "", COMMENTS: "Order not found", ERRORCODE: "order_not_found" };
    keyed(supplier, { "11": { SUCCESS: [missing] }, "12": { SUCCESS: [{ STATUS: 0, CODE: "" }] } });
    const outcomes = await supplier.connector.readStatuses(REFERENCES, Infinity);
    assert.deepEqual(outcomes.slice(0, 2).map(inWords), ["not_found", "waiting"]);
  });

  it("is never that of another order which the answer names", async () => {
    await using supplier = await openSupplier();
    keyed(supplier, {
      "11": { SUCCESS: [{ STATUS: 4, CODE: "another's", REFERENCEID: 12 }] },
      "12": { SUCCESS: [{ STATUS: 3, CODE: "another's", LIST: { ORDERID: "13" } }] },
      "13": { SUCCESS: [{ STATUS: 4, CODE: "its own", LIST: { REFERENCEID: 13, ORDERID: "upstream-7" } }] },
    });
    const outcomes = await supplier.connector.readStatuses(REFERENCES, Infinity);
    assert.deepEqual(outcomes.map(inWords), ["unreadable", "unreadable", "succeeded its own"]);
    await assertWords(withRow({ STATUS: 4, CODE: "another's", REFERENCEID: 4712 }), "unreadable");
    await assertWords({ body: { ORDERID: 4712, STATUS: 4, CODE: "another's" } }, "unreadable");
    await assertWords(withRow({ STATUS: 4, CODE: "its own", REFERENCEID: 0, ORDERID: "none" }), "succeeded its own");
    await assertWords(withRow({ STATUS: 4, CODE: "its own", REFERENCEID: "#04711" }), "succeeded its own");
  });

  it("leaves open what the answer leaves out", async () => {
    await using supplier = await openSupplier();
    keyed(supplier, {
      "12": { ERROR: [{ MESSAGE: "Order not found", ERRORCODE: "order_not_found" }] },
      "13": { STATUS: "4", CODE: "bare" },
    });
    const outcomes = await supplier.connector.readStatuses(REFERENCES, Infinity);
    assert.deepEqual(outcomes.map(inWords), ["unreadable", "not_found", "succeeded bare"]);
  });

  it("stores for each only its own part of the answer, without the key", async () => {
    await using supplier = await openSupplier();
    keyed(supplier, {
      "11": { SUCCESS: [{ STATUS: 4, CODE: `a ${SUPPLIER_KEY}` }] },
      "12": { SUCCESS: [{ STATUS: 4, CODE: `b${"x".repeat(30_000)}` }] },
      "13": { SUCCESS: [{ STATUS: 4, CODE: "c" }] },
    });
    const outcomes = await supplier.connector.readStatuses(REFERENCES, Infinity);
    const raws = outcomes.map((outcome) => (outcome.kind === "succeeded" ? outcome.raw : ""));
    assert.equal(raws[0], '{"SUCCESS":[{"STATUS":4,"CODE":"a …"}]}');
    assert.equal(raws[1]!.length, 20_000);
    assert.equal(raws[2], '{"SUCCESS":[{"STATUS":4,"CODE":"c"}]}');
  });

  it("fails for all when nothing comes back", async () => {
    await using supplier = await openSupplier();
    const outcomes = await supplier.says({ instead: "cut" }).connector.readStatuses(REFERENCES, Infinity);
    assert.deepEqual(outcomes.map(inWords), ["unreadable", "unreadable", "unreadable"]);
    assert.equal(supplier.calls.length, 1);
  });

  it("ends with the first that is not answered alone either", async () => {
    for (const answer of [{ body: "<h1>x</h1>" }, { body: { ERROR: "Busy" } }, { status: 413, body: "" }] as const) {
      await using supplier = await openSupplier();
      const outcomes = await supplier.says(answer).connector.readStatuses(REFERENCES, Infinity);
      assert.deepEqual(outcomes.map(inWords), ["unreadable"]);
      assert.deepEqual(actionsOf(supplier), ["getimeiorderbulk", "getimeiorderbulk", "getimeiorder"]);
    }
  });

  const many = Array.from({ length: 10 }, (_, n) => String(n + 1));
  const refusals: Record<string, SupplierAnswer> = {
    "the size of the call": { status: 413, body: "<h1>Request Entity Too Large</h1>" },
    "the number of orders": { body: { ERROR: [{ MESSAGE: "Too many items", ERRORCODE: "too_many_items" }] } },
    "a method that it does not know": { status: 405, body: "" },
    "an unknown word": { status: 501, body: "Not implemented" },
    "an answer without any of them": { body: {} },
    "an empty page": { body: "" },
  };
  for (const [name, refusal] of Object.entries(refusals)) {
    it(`is fewer at once where the supplier refuses many for ${name}, and it is remembered`, async () => {
      await using supplier = await openSupplier();
      supplier.says((call) => {
        const ids = call.action === "getimeiorder" ? [] : Object.entries(readBase64(call.parameters));
        if (ids.length > 3) return refusal;
        if (ids.length === 0) return withRow({ STATUS: 4, CODE: /<ID>(\d+)/.exec(call.parameters)![1] });
        const rows = ids.map(([key, row]) => [key, { SUCCESS: [{ STATUS: 4, CODE: (row as { ID: string }).ID }] }]);
        return { body: Object.fromEntries(rows) };
      });
      for (const calls of [6, 4]) {
        const begun = supplier.calls.length;
        const outcomes = await supplier.connector.readStatuses(many, Infinity);
        assert.deepEqual(
          outcomes.map(inWords),
          many.map((id) => `succeeded ${id}`),
        );
        assert.equal(supplier.calls.length - begun, calls);
      }
    });
  }

  it("is answered for all others where the supplier gives up over one of them", async () => {
    await using supplier = await openSupplier();
    supplier.says(({ action, parameters }) => {
      const ids = action === "getimeiorder" ? [/<ID>(\d+)/.exec(parameters)![1]] : idsIn(parameters);
      if (ids.includes("4")) return { body: { ERROR: [{ MESSAGE: "Order not found" }] } };
      if (action === "getimeiorder") return withRow({ STATUS: 1 });
      return { body: Object.fromEntries(Object.keys(readBase64(parameters)).map((key) => [key, { STATUS: 1 }])) };
    });
    const outcomes = await supplier.connector.readStatuses(many, Infinity);
    assert.deepEqual(
      outcomes.map(inWords),
      many.map((id) => (id === "4" ? "not_found" : "waiting")),
    );
  });

  it("ends with its time, but not before the first is asked", async () => {
    await using supplier = await openSupplier();
    supplier.says(({ action }) => (action === "getimeiorder" ? withRow({ STATUS: 1 }) : INVALID_ACTION));
    assert.deepEqual((await supplier.connector.readStatuses(REFERENCES, Infinity)).map(inWords).length, 3);
    assert.deepEqual((await supplier.connector.readStatuses(REFERENCES, 0)).map(inWords), ["waiting"]);
    assert.equal(supplier.calls.length, 5);
  });

  it("is one call for each where the supplier knows no other, and it is remembered", async () => {
    await using supplier = await openSupplier();
    supplier.says(({ action, parameters }) => {
      if (action === "getimeiorderbulk") return INVALID_ACTION;
      return withRow({ STATUS: 4, CODE: /<ID>(\d+)/.exec(parameters)![1] });
    });
    for (let round = 0; round < 2; round += 1) {
      const outcomes = await supplier.connector.readStatuses(REFERENCES, Infinity);
      assert.deepEqual(outcomes.map(inWords), ["succeeded 11", "succeeded 12", "succeeded 13"]);
    }
    const actions = supplier.calls.map(({ action }) => action);
    assert.equal(actions.filter((action) => action === "getimeiorderbulk").length, 1);
    assert.equal(actions.filter((action) => action === "getimeiorder").length, 6);
  });

  it("is learnt from any of the words for it", async () => {
    for (const MESSAGE of [
      "Invalid Action",
      "Command not found",
      "invalid action!",
      "Unknown action",
      "Action not supported",
    ]) {
      await using supplier = await openSupplier();
      supplier.says(({ action }) =>
        action === "getimeiorder" ? withRow({ STATUS: 1 }) : { body: { ERROR: { MESSAGE } } },
      );
      const outcomes = await supplier.connector.readStatuses(REFERENCES, Infinity);
      assert.deepEqual(outcomes.map(inWords), ["waiting", "waiting", "waiting"], MESSAGE);
    }
  });

  it("is none when there are none", async () => {
    await using supplier = await openSupplier();
    assert.deepEqual(await supplier.connector.readStatuses([], Infinity), []);
    assert.deepEqual(supplier.calls, []);
  });
});

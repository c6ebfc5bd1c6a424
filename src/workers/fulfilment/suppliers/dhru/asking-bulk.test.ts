import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  openSupplier,
  readBase64,
  SUPPLIER_KEY,
  type SloppySupplier,
  type SupplierAnswer,
} from "../../../../../test/support/dhru/sloppy-supplier.ts";
import { assertWords, inWords, withRow } from "../../../../../test/support/dhru/statuses.ts";

const INVALID_ACTION = { body: { ERROR: [{ MESSAGE: "Invalid Action" }], apiversion: "6.1" } };

function actionsOf({ calls }: SloppySupplier): string[] {
  return calls.map(({ action }) => action);
}

function idsIn(parameters: string): string[] {
  return Object.values<{ ID: string }>(readBase64(parameters)).map(({ ID }) => ID);
}

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

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ACCEPTED, place } from "../../../../../test/support/dhru/placing.ts";
import {
  openSupplier,
  placement,
  SUPPLIER_KEY,
  type SupplierAnswer,
} from "../../../../../test/support/dhru/sloppy-supplier.ts";
import { shows, until } from "../../../../../test/support/wait.ts";

async function assertUnknown(answer: SupplierAnswer): Promise<void> {
  const outcome = await place(answer);
  assert.equal(outcome.kind, "unknown", JSON.stringify([answer, outcome]));
}

describe("an order that the supplier may have taken", () => {
  it("is one that was never answered", async () => {
    await using supplier = await openSupplier({ timeoutMs: 300 });
    const placeThere = async () => (await supplier.connector.place([placement()]))[0];
    // The connection is open before: to make one may take longer than that on a busy machine.
    supplier.says({ body: ACCEPTED });
    await until(async () => (await placeThere())?.kind === "accepted");
    const { length: earlier } = supplier.calls;
    supplier.says({ instead: "hang" });
    assert.deepEqual(await placeThere(), { kind: "unknown", message: "no answer within 300 ms", raw: "" });
    await shows(() => supplier.calls.length, earlier + 1);
  });

  it("is one whose connection was cut", async () => {
    await assertUnknown({ instead: "cut" });
  });

  it("is one answered with a page of HTML", async () => {
    await assertUnknown({ contentType: "text/html", body: "<!doctype html><html><h1>Just a moment…</h1></html>" });
  });

  it("is one answered with nothing", async () => {
    for (const body of ["", " \n", "\ufeff"]) await assertUnknown({ body });
  });

  it("is one answered with what is no object", async () => {
    for (const body of ["null", "true", "0", '"ok"', "OK", "[]", "{}", "[[]]", "undefined"])
      await assertUnknown({ body });
  });

  it("is one answered with half a JSON", async () => {
    await assertUnknown({ body: '{"SUCCESS":[{"MESSAGE":"Order received","REFERENCEID":4711}]' });
    await assertUnknown({ body: '{"our-1":{"ERROR":[{"MESSAGE":"Not enough credit"}]}' });
    await assertUnknown({ body: '{"our-1":{"SUCCESS":[]},\n {"ERROR":[{"MESSAGE":"Not enough credit"}]}' });
    await assertUnknown({ body: '<b>Notice</b>: x {"our-1":{"ERROR":[{"MESSAGE":"Not enough credit"}]}' });
    await assertUnknown({ body: '[ {"ERROR":[{"MESSAGE":"Not enough credit"}]}' });
  });

  it("is one that a gateway answered for", async () => {
    for (const status of [500, 502, 503, 504, 520, 524]) {
      await assertUnknown({ status, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
      await assertUnknown({ status, body: { error: "Service unavailable" } });
      await assertUnknown({ status, body: { ERROR: [{ MESSAGE: "Server busy, try again" }] } });
    }
  });

  it("is one answered with a redirect, or with another status that says nothing of it", async () => {
    for (const status of [201, 202, 204, 301, 302, 307, 400, 402, 409, 418, 422]) {
      await assertUnknown({ status, contentType: "text/plain", body: status === 204 ? "" : "?" });
    }
  });

  it("is one answered with SUCCESS but no order number", async () => {
    for (const REFERENCEID of [undefined, null, "", " ", "0", 0, "0.0", -1, "-1", 1.5, true, false, {}, [], [4711]]) {
      await assertUnknown({ body: { SUCCESS: [{ MESSAGE: "Order received", REFERENCEID }] } });
    }
    for (const REFERENCEID of ["null", "None", "N/A", "undefined", "false", "-", "x".repeat(256)]) {
      await assertUnknown({ body: { SUCCESS: [{ REFERENCEID }] } });
    }
    for (const SUCCESS of [true, 1, "Order received", ["Order received"], [], {}, [{}], null]) {
      await assertUnknown({ body: { SUCCESS } });
    }
  });

  it("is one that the supplier failed over while it worked", async () => {
    for (const ERROR of [
      [{ MESSAGE: "Internal error", ERRORCODE: "internal" }],
      [{ MESSAGE: "Sorry", ERRORCODE: "INTERNAL" }],
      "Internal Server Error",
      "Uncaught exception 'PDOException'",
      "Operation timed out",
    ]) {
      await assertUnknown({ body: { ERROR } });
    }
    await assertUnknown({ status: 500, body: { ERROR: [{ MESSAGE: "Internal error", ERRORCODE: "internal" }] } });
  });

  it("is one answered with both yes and no, but no order number", async () => {
    await assertUnknown({ body: { SUCCESS: [{ MESSAGE: "Order received" }], ERROR: [{ MESSAGE: "No credit" }] } });
    await assertUnknown({ body: { SUCCESS: true, ERROR: "No credit" } });
  });

  it("is one answered with an ERROR that says nothing", async () => {
    for (const ERROR of [null, "", 0, "0", false, [], {}, [""], [{}], [null], "none"]) {
      await assertUnknown({ body: { ERROR, apiversion: "6.1" } });
      await assertUnknown({ body: { SUCCESS: [{ MESSAGE: "Order received" }], ERROR } });
    }
  });
});

describe("an order that the supplier took", () => {
  const noise =
    '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/var/www/{a}/[b].php</b> on line <b>7</b><br />\n';
  const answers: Record<string, [body: unknown, reference?: string][]> = {
    "has the number in a list of rows": [[ACCEPTED]],
    "has the number as text, and as other signs than digits": [
      [{ SUCCESS: [{ REFERENCEID: "4711" }] }],
      [{ SUCCESS: [{ REFERENCEID: " A-4711/x " }] }, "A-4711/x"],
      [{ SUCCESS: [{ REFERENCEID: "1e5" }] }, "1e5"],
    ],
    "has a number of more digits than a number can hold": [
      ['{"SUCCESS":[{"REFERENCEID":12345678901234567890}]}', "12345678901234567890"],
    ],
    "has the number in a row alone": [[{ SUCCESS: { MESSAGE: "Order received", REFERENCEID: 4711 } }]],
    "has the number in a map of rows": [[{ SUCCESS: { "0": { REFERENCEID: 4711 } } }]],
    "has the number in the row's LIST": [[{ SUCCESS: [{ MESSAGE: "Order received", LIST: { REFERENCEID: 4711 } }] }]],
    "has the number in names of any case": [
      [{ Success: [{ ReferenceID: 4711 }] }],
      [{ success: [{ referenceid: "4711" }] }],
    ],
    "has the number although an ERROR stands beside it": [
      [{ SUCCESS: [{ REFERENCEID: 4711 }], ERROR: [{ MESSAGE: "Mail could not be sent" }] }],
      [{ SUCCESS: [{ REFERENCEID: 4711 }], ERROR: [] }],
    ],
    "is read behind a byte order mark": [[`\ufeff${JSON.stringify(ACCEPTED)}`]],
    "is read behind the warnings of a broken page": [
      [`${noise}${JSON.stringify(ACCEPTED)}`],
      [`PHP Notice:  Array to string conversion\n\n${JSON.stringify(ACCEPTED)}\n`],
    ],
  };
  for (const [name, bodies] of Object.entries(answers)) {
    it(name, async () => {
      for (const [body, reference = "4711"] of bodies) {
        const outcome = await place({ body });
        assert.equal(outcome.kind === "accepted" ? outcome.supplierReference : JSON.stringify(outcome), reference);
      }
    });
  }

  it("is read with any declared content type", async () => {
    for (const contentType of ["text/html; charset=UTF-8", "text/plain", ""]) {
      const outcome = await place({ contentType, body: ACCEPTED });
      assert.equal(outcome.kind, "accepted");
    }
  });
});

describe("the stored part of an answer", () => {
  it("never holds the key, however it is written", async () => {
    const escaped = SUPPLIER_KEY.replaceAll("/", "\\/");
    const text = `{"ERROR":[{"MESSAGE":"Invalid API key ${escaped} or ${SUPPLIER_KEY}"}]}`;
    for (const body of [text, `<h1>${SUPPLIER_KEY}</h1>`, `?key=${encodeURIComponent(SUPPLIER_KEY)}`]) {
      const outcome = await place({ body });
      assert.doesNotMatch(JSON.stringify(outcome), /0123-4567/);
      assert.match(outcome.raw, /…/);
    }
  });

  it("is at most 20,000 characters, without NUL and half characters", async () => {
    const outcome = await place({ body: `<p>\0${"x".repeat(30_000)}` });
    assert.equal(outcome.raw.length, 20_000);
    assert.doesNotMatch(outcome.raw, /\0/);
    const cut = await place({ body: `${"x".repeat(19_999)}😀` });
    assert.ok(cut.raw.isWellFormed());
  });
});

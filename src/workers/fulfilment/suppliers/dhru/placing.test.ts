import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  openSupplier,
  placement,
  readBase64,
  SUPPLIER_KEY,
  type SupplierAnswer,
} from "../../../../../test/support/sloppy-supplier.ts";
import type {
  PlaceOutcome,
  Placement,
  RefusalClass,
  RefusalOverride,
} from "../../../../core/fulfilment/suppliers/outcome.ts";

const ACCEPTED = { SUCCESS: [{ MESSAGE: "Order received", REFERENCEID: 4711 }], apiversion: "6.1" };

async function place(answer: SupplierAnswer, overrides: RefusalOverride[] = []): Promise<PlaceOutcome> {
  await using supplier = await openSupplier({ overrides });
  const [outcome] = await supplier.says(answer).connector.place([placement()]);
  assert.equal(supplier.calls.length, 1);
  return outcome!;
}

async function sent(input: Partial<Placement>): Promise<string> {
  await using supplier = await openSupplier();
  await supplier.says({ body: ACCEPTED }).connector.place([placement(input)]);
  return supplier.calls[0]!.parameters;
}

async function assertUnknown(answer: SupplierAnswer): Promise<void> {
  const outcome = await place(answer);
  assert.equal(outcome.kind, "unknown", JSON.stringify([answer, outcome]));
}

async function assertRefused(body: unknown, refusal: RefusalClass, message?: string): Promise<void> {
  const outcome = await place({ body });
  assert.equal(outcome.kind, "refused", JSON.stringify([body, outcome]));
  assert.equal(outcome.kind === "refused" && outcome.refusal, refusal);
  if (message !== undefined) assert.equal(outcome.kind === "refused" && outcome.message, message);
}

async function assertAccepted(body: unknown, reference = "4711"): Promise<void> {
  const outcome = await place({ body });
  assert.equal(outcome.kind === "accepted" ? outcome.supplierReference : JSON.stringify(outcome), reference);
}

describe("an order that the supplier may have taken", () => {
  it("is one that was never answered", async () => {
    await using supplier = await openSupplier({ timeoutMs: 300 });
    const [outcome] = await supplier.says({ instead: "hang" }).connector.place([placement()]);
    assert.deepEqual(outcome, { kind: "unknown", message: "no answer within 300 ms", raw: "" });
    assert.equal(supplier.calls.length, 1);
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

  it("says so in a list of rows", async () => {
    await assertRefused(
      { ERROR: [{ MESSAGE: "Not enough credit" }], apiversion: "6.1" },
      "credit",
      "Not enough credit",
    );
  });

  it("says so in a row alone", async () => {
    await assertRefused({ ERROR: { MESSAGE: "Invalid IMEI" } }, "input", "Invalid IMEI");
  });

  it("says so in a map of rows", async () => {
    await assertRefused({ ERROR: { "0": { MESSAGE: "Invalid IMEI" } } }, "input", "Invalid IMEI");
  });

  it("says so in a text", async () => {
    await assertRefused({ ERROR: "Authentication Failed" }, "auth", "Authentication Failed");
  });

  it("says so in a list of texts", async () => {
    await assertRefused({ ERROR: ["Invalid IMEI", "Try another"] }, "input", "Invalid IMEI: Try another");
  });

  it("says so by the names of fields", async () => {
    await assertRefused({ ERROR: { imei: "IMEI is not valid" } }, "input", "IMEI is not valid");
  });

  it("says so in names of any case", async () => {
    await assertRefused({ error: [{ message: "Duplicate order" }] }, "duplicate", "Duplicate order");
    await assertRefused({ Error: [{ Message: "Duplicate order" }] }, "duplicate", "Duplicate order");
  });

  it("says so beside an empty SUCCESS", async () => {
    for (const SUCCESS of [[], {}, "", null, false, 0, "0"]) {
      await assertRefused({ SUCCESS, ERROR: [{ MESSAGE: "No credit" }] }, "credit");
    }
  });

  it("says so with a longer description", async () => {
    await assertRefused(
      { ERROR: [{ MESSAGE: "CreditprocessError", FULL_DESCRIPTION: "Not enough credit to process" }] },
      "credit",
      "CreditprocessError: Not enough credit to process",
    );
    await assertRefused({ ERROR: [{ MESSAGE: "Sorry", FULL_DESCRIPTION: "Invalid IMEI" }] }, "input");
    await assertRefused({ ERROR: [{ MESSAGE: "Sorry", FULL_DESCRIPTION: "Sorry" }] }, "unclear", "Sorry");
  });

  it("says so in HTML", async () => {
    const MESSAGE = "<div class='alert'><b>Not enough</b> credit &amp; so on<br>Top up</div><script>x()</script>";
    await assertRefused({ ERROR: [{ MESSAGE }] }, "credit", "Not enough credit & so on Top up");
  });

  it("says so at any length", async () => {
    const outcome = await place({ body: { ERROR: [{ MESSAGE: `Invalid IMEI ${"x".repeat(100_000)}` }] } });
    assert.ok(outcome.kind === "refused" && outcome.message.length <= 500 && outcome.raw.length <= 20_000);
  });

  it("says so by a machine code", async () => {
    await assertRefused({ ERROR: [{ MESSAGE: "Sorry", ERRORCODE: "insufficient_balance" }] }, "credit", "Sorry");
    await assertRefused({ ERROR: [{ ERRORCODE: "service_paused" }] }, "unavailable", "It refused without a reason.");
    await assertRefused({ ERROR: [{ MESSAGE: "Sorry", ERRORCODE: "constructor" }] }, "unclear");
  });

  it("says so in words that the operator explained", async () => {
    const answer = { body: { ERROR: [{ MESSAGE: "Sin saldo" }] } };
    const outcome = await place(answer, [{ contains: "SALDO", refusal: "credit" }]);
    assert.equal(outcome.kind === "refused" && outcome.refusal, "credit");
  });

  it("says so in unknown words", async () => {
    await assertRefused({ ERROR: [{ MESSAGE: "Bad luck" }] }, "unclear", "Bad luck");
  });

  it("names the order that it holds already", async () => {
    const row = { MESSAGE: "Duplicate order", ERRORCODE: "duplicate_order", REFERENCEID: 4711 };
    const outcome = await place({ body: { ERROR: [row] } });
    assert.equal(outcome.kind === "refused" && outcome.refusal, "duplicate");
    assert.equal(outcome.kind === "refused" && outcome.existingReference, "4711");
  });
});

describe("an order that the supplier took", () => {
  it("has the number in a list of rows", async () => {
    await assertAccepted(ACCEPTED);
  });

  it("has the number as text, and as other signs than digits", async () => {
    await assertAccepted({ SUCCESS: [{ REFERENCEID: "4711" }] });
    await assertAccepted({ SUCCESS: [{ REFERENCEID: " A-4711/x " }] }, "A-4711/x");
    await assertAccepted({ SUCCESS: [{ REFERENCEID: "1e5" }] }, "1e5");
  });

  it("has a number of more digits than a number can hold", async () => {
    await assertAccepted('{"SUCCESS":[{"REFERENCEID":12345678901234567890}]}', "12345678901234567890");
  });

  it("has the number in a row alone", async () => {
    await assertAccepted({ SUCCESS: { MESSAGE: "Order received", REFERENCEID: 4711 } });
  });

  it("has the number in a map of rows", async () => {
    await assertAccepted({ SUCCESS: { "0": { REFERENCEID: 4711 } } });
  });

  it("has the number in the row's LIST", async () => {
    await assertAccepted({ SUCCESS: [{ MESSAGE: "Order received", LIST: { REFERENCEID: 4711 } }] });
  });

  it("has the number in names of any case", async () => {
    await assertAccepted({ Success: [{ ReferenceID: 4711 }] });
    await assertAccepted({ success: [{ referenceid: "4711" }] });
  });

  it("has the number although an ERROR stands beside it", async () => {
    await assertAccepted({ SUCCESS: [{ REFERENCEID: 4711 }], ERROR: [{ MESSAGE: "Mail could not be sent" }] });
    await assertAccepted({ SUCCESS: [{ REFERENCEID: 4711 }], ERROR: [] });
  });

  it("is read behind a byte order mark", async () => {
    await assertAccepted(`\ufeff${JSON.stringify(ACCEPTED)}`);
  });

  it("is read behind the warnings of a broken page", async () => {
    const noise =
      '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/var/www/{a}/[b].php</b> on line <b>7</b><br />\n';
    await assertAccepted(`${noise}${JSON.stringify(ACCEPTED)}`);
    await assertAccepted(`PHP Notice:  Array to string conversion\n\n${JSON.stringify(ACCEPTED)}\n`);
  });

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

describe("an order on its way to the supplier", () => {
  it("carries the login, the action and the service, as XML", async () => {
    await using supplier = await openSupplier();
    await supplier.says({ body: ACCEPTED }).connector.place([placement()]);
    assert.deepEqual(supplier.calls, [
      {
        path: "/api/index.php",
        action: "placeimeiorder",
        parameters: "<PARAMETERS><ID>1382</ID><IMEI>490154203237518</IMEI><CLIENTREF>our-1</CLIENTREF></PARAMETERS>",
        fields: {
          username: "shop@example.com",
          apiaccesskey: SUPPLIER_KEY,
          action: "placeimeiorder",
          requestformat: "JSON",
          parameters: supplier.calls[0]!.parameters,
        },
      },
    ]);
  });

  it("goes to the very address that the operator gave, where it has a path", async () => {
    for (const path of ["/api.php", "/public/api/index.php?tenant=7"]) {
      await using supplier = await openSupplier({ path });
      await supplier.says({ body: ACCEPTED }).connector.place([placement()]);
      assert.equal(supplier.calls[0]!.path, path);
    }
  });

  it("has a quantity where there is more than one", async () => {
    assert.match(await sent({ quantity: 5 }), /<QNT>5<\/QNT>/);
    assert.doesNotMatch(await sent({ quantity: 1 }), /QNT/);
  });

  it("has no identifier where the service takes none", async () => {
    assert.doesNotMatch(await sent({ identifier: null }), /IMEI/);
  });

  it("has the trade's own fields beside the identifier, in any case", async () => {
    const inputs = { Network: "310410", "Requires.PIN": "1234", kbh: "K", MEP: "M", prd: "P", Type: "T", Locks: "L" };
    const xml = await sent({ inputs: { ...inputs, Reference: "R", sn: "S", SecRO: "O" } });
    const tags = [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].slice(3).map(([, name, value]) => `${name}=${value}`);
    assert.deepEqual(tags, [
      "NETWORK=310410",
      "PIN=1234",
      "KBH=K",
      "MEP=M",
      "PRD=P",
      "TYPE=T",
      "LOCKS=L",
      "REFERENCE=R",
      "SN=S",
      "SECRO=O",
    ]);
  });

  it("has a phone and a provider under both names that servers read", async () => {
    const xml = await sent({ inputs: { Mobile: "17", Provider: "21" } });
    assert.match(xml, /<MOBILE>17<\/MOBILE><MODELID>17<\/MODELID><PROVIDER>21<\/PROVIDER><PROVIDERID>21<\/PROVIDERID>/);
  });

  it("has every other input in CUSTOMFIELD, under its exact name", async () => {
    const inputs = { "E-Mail": "a@b.example", constructor: "c", QNT: "9", ID: "8", Größe: "<&>" };
    const xml = await sent({ inputs });
    const encoded = /<CUSTOMFIELD>([^<]+)<\/CUSTOMFIELD>/.exec(xml)![1]!;
    assert.deepEqual(readBase64(encoded), inputs);
    assert.match(xml, /^<PARAMETERS><ID>1382<\/ID>/);
    assert.doesNotMatch(xml, /<QNT>/);
  });

  it("cannot become another order by what is typed into it", async () => {
    const xml = await sent({ identifier: "1</IMEI><ID>9</ID>", inputs: { Network: "\"'&amp;<QNT>99</QNT>" } });
    assert.match(xml, /<IMEI>1&lt;\/IMEI&gt;&lt;ID&gt;9&lt;\/ID&gt;<\/IMEI>/);
    assert.match(xml, /<NETWORK>&quot;&apos;&amp;amp;&lt;QNT&gt;99&lt;\/QNT&gt;<\/NETWORK>/);
    assert.equal(xml.match(/<ID>/g)!.length, 1);
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { DomainError } from "../../../core/kernel/errors.ts";
import { toFields } from "./fields.ts";
import { readCustomFields, readParameters, type Parameters } from "./parameters.ts";
import { readOrderRequest, readSingleOrderId } from "./read-order.ts";

const IMEI = "353270040000001";

function base64(value: unknown): string {
  return Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64");
}

/** Plain objects, which tests can compare. */
function plain({ fields, rows }: Parameters): unknown {
  if (rows) return rows.map(([reference, row]) => [reference, Object.fromEntries(row)]);
  return Object.fromEntries([...fields].map(([name, value]) => [name, unwrap(value)]));
}

function unwrap(value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}

describe("the parameters field", () => {
  const order = { id: "5", imei: IMEI };
  const encodings: [string, unknown, unknown][] = [
    ["XML", `<PARAMETERS><IMEI>${IMEI}</IMEI><ID>5</ID></PARAMETERS>\n`, order],
    ["XML in lower case with white space", `<parameters>\n <imei> ${IMEI} </imei>\n <id>5</id>\n</parameters>`, order],
    ["XML with a prolog", `<?xml version="1.0" encoding="UTF-8"?><PARAMETERS><ID>5</ID></PARAMETERS>`, { id: "5" }],
    ["bare tags", "<ID>5</ID><QNT>2</QNT>", { id: "5", qnt: "2" }],
    [
      "XML with hex entities",
      "<PARAMETERS><ID>&#x35;</ID><A>&#65;&amp;&lt;b&gt;</A></PARAMETERS>",
      { id: "5", a: "A&<b>" },
    ],
    ["XML with CDATA", "<PARAMETERS><ID><![CDATA[5]]></ID><A><![CDATA[<&>]]></A></PARAMETERS>", { id: "5", a: "<&>" }],
    ["XML with empty tags", "<PARAMETERS><PIN/><KBH></KBH><PRD /><ID>5</ID></PARAMETERS>", { id: "5" }],
    ["XML with an unclosed tag", "<PARAMETERS><ID>5</PARAMETERS>", { id: "5" }],
    ["escaped XML", "&lt;PARAMETERS&gt;&lt;ID&gt;5&lt;/ID&gt;&lt;/PARAMETERS&gt;", { id: "5" }],
    ["XML with a list of ids", "<PARAMETERS><ID>1,2,3</ID></PARAMETERS>", { id: "1,2,3" }],
    ["base64 of XML", base64("<PARAMETERS><ID>5</ID></PARAMETERS>"), { id: "5" }],
    ["base64 of a JSON object", base64({ ID: 5, IMEI }), { id: 5, imei: IMEI }],
    ["raw JSON", JSON.stringify({ ID: "5", QNT: "1" }), { id: "5", qnt: "1" }],
    ["an object", { ID: "5" }, { id: "5" }],
    [
      "brackets",
      new Map([
        ["ID", "9"],
        ["customfield[Email]", "a@b.c"],
      ]),
      { id: "9", customfield: { Email: "a@b.c" } },
    ],
    ["base64 of a map of rows", base64({ 771: { ID: "5", IMEI } }), [["771", order]]],
    [
      "base64 of an array of rows",
      base64([{ IMEI, ID: 5 }, { ID: 6 }]),
      [
        ["0", { id: 5, imei: IMEI }],
        ["1", { id: 6 }],
      ],
    ],
    ["raw JSON of rows", JSON.stringify({ a: { ID: 1 } }), [["a", { id: 1 }]]],
    ["brackets of rows", new Map([["771", new Map([["ID", "5"]])]]), [["771", { id: "5" }]]],
    ["an array of ids", base64([1, "2"]), { id: [1, "2"] }],
  ];
  for (const [name, sent, expected] of encodings) {
    it(`is read from ${name}`, () => assert.deepEqual(plain(readParameters(sent)), expected));
  }

  it("is read from base64 whose plus signs arrived as spaces, or that was cut into lines", () => {
    const sent = base64({ ID: "5", NAME: "ž>~?ü>>>???" });
    assert.match(sent, /\+/);
    const expected = { id: "5", name: "ž>~?ü>>>???" };
    assert.deepEqual(plain(readParameters(sent.replaceAll("+", " "))), expected);
    assert.deepEqual(plain(readParameters(sent.replace(/(.{8})/g, "$1\r\n"))), expected);
  });

  for (const nothing of [
    undefined,
    null,
    "",
    "\n",
    "< />",
    "<PARAMETERS></PARAMETERS>",
    "W10=",
    "[]",
    "{}",
    "null",
    [],
  ]) {
    it(`is nothing when it is ${JSON.stringify(nothing)}`, () => assert.deepEqual(plain(readParameters(nothing)), {}));
  }

  it("is read from XML with the entities of HTML, which PHP writes for letters beyond ASCII", () => {
    const sent =
      "<PARAMETERS><ID>5</ID><A>Caf&eacute; &Ntilde;&#1080;&#x438; AT&amp;T a&notb &amp;euml;</A></PARAMETERS>";
    const expected = { id: "5", a: "Café Ñии AT&T a&notb &euml;" };
    assert.deepEqual(plain(readParameters(sent)), expected);
    const escaped = sent.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    assert.deepEqual(plain(readParameters(escaped)), expected);
    assert.deepEqual(plain(readParameters("<A><![CDATA[&eacute; & <]]></A>")), { a: "&eacute; & <" });
  });

  it("never reads a document type or what it defines", () => {
    const entity = `<!DOCTYPE p [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY l "lol">]>`;
    const read = plain(readParameters(`${entity}<PARAMETERS><ID>5</ID><A>&e;&l;</A></PARAMETERS>`));
    assert.deepEqual(read, { id: "5", a: "&e;&l;" });
  });

  it("is refused when it is none of these", () => {
    for (const wrong of ["{", "[1,", base64("{"), "%%%", "<".concat("<A>".repeat(30)), "<A/>".repeat(6_000)]) {
      assert.throws(
        () => readParameters(wrong),
        (error) => (error as DomainError).code === "malformed_request",
        wrong,
      );
    }
  });
});

describe("CUSTOMFIELD", () => {
  it("is base64 of JSON, JSON, or an object, with exact names", () => {
    const fields = { Email: "a@b.c", "Model Name": "X" };
    for (const sent of [base64(fields), JSON.stringify(fields), fields, new Map(Object.entries(fields))]) {
      assert.deepEqual(readCustomFields(sent), { named: fields, unnamed: undefined });
    }
  });

  it("is base64 however forms and encoders leave it: cut into lines, escaped twice, with spaces for plus signs", () => {
    const fields = { Email: "someone.with.a.long.name@shop.example", Note: "ž>~?ü>>>???!" };
    const sent = base64(fields);
    assert.match(sent, /\+.*=$/);
    const wrapped = sent.replace(/(.{76})/g, "$1\n");
    for (const form of [
      wrapped,
      wrapped.replaceAll("\n", "\r\n"),
      encodeURIComponent(sent),
      sent.replaceAll("+", " "),
    ]) {
      assert.deepEqual(readCustomFields(form), { named: fields, unnamed: undefined }, form);
    }
  });

  it("is refused when it is a list, which would be taken for what a customer typed", () => {
    for (const list of [["+33612345678"], [{ name: "Email", value: "a@b.c" }], [["Email", "a@b.c"]]]) {
      for (const sent of [base64(list), JSON.stringify(list)]) {
        assert.throws(() => readCustomFields(sent), { code: "malformed_request" }, sent);
      }
    }
  });

  it("is none when it is base64 of null, null or empty", () => {
    for (const sent of [base64("null"), "null", "", undefined, null, "{}", base64([]), base64("")]) {
      assert.deepEqual(readCustomFields(sent), { named: {}, unnamed: undefined });
    }
  });

  it("is a text without a name when it is base64 of one as JSON", () => {
    for (const text of ["+33612345678", 'it\'s "so"', "Ñandú"]) {
      assert.deepEqual(readCustomFields(base64(JSON.stringify(text))), { named: {}, unnamed: text });
    }
    assert.deepEqual(readCustomFields(base64('" "')), { named: {}, unnamed: undefined });
  });

  it("is a text without a name when it is neither JSON nor base64 of it", () => {
    for (const text of ["ada@example.com", "eyes", "abcd", "12345678", "two words", "MTIzNA==", "%%%"]) {
      assert.deepEqual(readCustomFields(text), { named: {}, unnamed: text });
    }
  });

  it("is a text without a name when it is short and could be base64 of nothing", () => {
    for (const text of ["8", "IA", "W10", "bnVsbA", "IiI", "ICAg", "Im51bGwi".slice(0, -1)]) {
      assert.deepEqual(readCustomFields(text), { named: {}, unnamed: text });
    }
    for (const none of ["W10=", "bnVsbA==", "IiI=", "bnVsbA%3D%3D"]) {
      assert.deepEqual(readCustomFields(none), { named: {}, unnamed: undefined }, none);
    }
  });

  it("is refused when it is broken JSON", () => {
    for (const broken of ["{", "[1,", '{"Email": "a', base64('{"Email": "a')]) {
      const refused = (error: unknown) => (error as DomainError).code === "malformed_request";
      assert.throws(() => readCustomFields(broken), refused, broken);
    }
  });

  it("refuses an IMEI that is a number", () => {
    for (const imei of [Number(IMEI), [Number(IMEI)]]) {
      const refused = (error: unknown) => (error as DomainError).code === "imei_must_be_string";
      assert.throws(() => readOrderRequest(toFields({ ID: "1", CUSTOMFIELD: base64({ imei }) }), "native"), refused);
    }
  });
});

describe("several values where an order has one", () => {
  const OTHER = "353270040000019";
  const fieldsOf = (sent: unknown) => readParameters(sent).fields;

  it("are refused, since all but one would be lost", () => {
    const cases: Record<string, unknown>[] = [
      { ID: "1", IMEI: [IMEI, OTHER] },
      { ID: ["1", "2"], IMEI },
      { SERVICEID: ["1", "2"], IMEI },
      { ID: "1", QNT: [2, 3] },
      { ID: "1", SN: ["C39ABC12DE", "C39ABC12DF"] },
      { ID: "1", CUSTOMFIELD: { IMEI: [IMEI, OTHER] } },
      { ID: "1", "QNT[0]": "2", "QNT[1]": "3" },
    ];
    const xml = [
      `<ID>1</ID><IMEI>${IMEI}</IMEI><IMEI>${OTHER}</IMEI>`,
      `<ID>1</ID><IMEI>${IMEI}</IMEI><ID>2</ID>`,
      `<ID>1</ID><CUSTOMFIELD><IMEI>${IMEI}</IMEI><IMEI>${OTHER}</IMEI></CUSTOMFIELD>`,
    ];
    for (const fields of [...cases.map(toFields), ...xml.map(fieldsOf)]) {
      const refused = {
        code: "validation_failed",
        message: /^Send one (?:ID|SERVICEID|IMEI|QNT|SN) for each order\.$/,
      };
      assert.throws(() => readOrderRequest(fields, "dhru"), refused, JSON.stringify([...fields]));
    }
    assert.throws(() => readSingleOrderId(toFields({ ID: ["1", "2"] })), { code: "validation_failed" });
  });

  it("are one where they are the same", () => {
    const sent = toFields({ ID: ["1", 1], IMEI: [IMEI, IMEI], QNT: ["2"] });
    const { serviceId, identifier, quantity } = readOrderRequest(sent, "dhru");
    assert.deepEqual([serviceId, identifier, quantity], [1, IMEI, "2"]);
    assert.equal(readSingleOrderId(toFields({ ID: ["7", "7"] })), 7n);
  });
});

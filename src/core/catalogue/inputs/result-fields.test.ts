import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { DomainError } from "../../kernel/errors.ts";
import { checkFieldRules, parseFieldRule, readFields, type FieldRule } from "./result-fields.ts";

const rule = (label: string, type: FieldRule["type"] = "text", name = "it"): FieldRule => ({ name, label, type });
const readAs = (type: FieldRule["type"], value: string) => readFields(`Label: ${value}`, [rule("Label", type)])["it"];

function isRefused(call: () => unknown): void {
  assert.throws(call, (error) => error instanceof DomainError && error.code === "validation_failed");
}

describe("the fields of a result", () => {
  it("are no addresses, times, sentences or empty values", () => {
    const lines = ["https://example.com", "At 12:30", "12:30:59", ": value", "Label:", "Label:  ", "no colon"];
    assert.deepEqual(readFields([...lines, `${"x".repeat(61)}: long`].join("\n"), []), {});
  });

  it("are all lines with a label where there are no rules, the first of each label", () => {
    const text = "Model: iPhone 15\r\nLock : OFF\nModel: other\nhello\nUntil: 2024-05-01 12:30\n__proto__: x";
    const fields = readFields(text, []);
    assert.deepEqual(Object.entries(fields), [
      ["Model", "iPhone 15"],
      ["Lock", "OFF"],
      ["Until", "2024-05-01 12:30"],
      ["__proto__", "x"],
    ]);
  });

  it("are at most a hundred without rules", () => {
    const text = Array.from({ length: 200 }, (_, n) => `Label ${n}x: ${n}`).join("\n");
    assert.equal(Object.keys(readFields(text, [])).length, 100);
  });

  it("are found by their label in any case and punctuation", () => {
    assert.deepEqual(readFields("** SIM-Lock **: yes\nsim lock: no", [rule("Sim Lock", "yes_no", "locked")]), {
      locked: true,
    });
    assert.deepEqual(readFields("Other: yes", [rule("Sim Lock")]), {});
  });

  const values: [type: FieldRule["type"], value: string, expected: string | number | boolean][] = [
    ["number", "1,234.5", 1234.5],
    ["number", "-7", -7],
    ["number", "8901234567890123456", "8901234567890123456"],
    ["number", "1,23", "1,23"],
    ["number", "12 GB", "12 GB"],
    ["yes_no", "ON", true],
    ["yes_no", "Unlocked", false],
    ["yes_no", "maybe", "maybe"],
    ["date", "2024-05-01T10:00:00Z", "2024-05-01"],
    ["date", "2024-02-31", "2024-02-31"],
    ["date", "1 May 2024", "2024-05-01"],
    ["date", "May 1, 2024", "2024-05-01"],
    ["date", "31 February 2024", "31 February 2024"],
    ["date", "05/01/2024", "05/01/2024"],
    ["text", "true", "true"],
  ];
  for (const [type, value, expected] of values) {
    it(`read “${value}” as ${type} ${JSON.stringify(expected)}`, () => assert.equal(readAs(type, value), expected));
  }

  it("are read from any text without an error, and can be stored", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "1", ":", " ", "\n", "-", ",", ".", "T", "/", "é") });
    const type = fc.constantFrom("text", "number", "yes_no", "date");
    fc.assert(
      fc.property(text, type, (result, kind) => {
        for (const fields of [readFields(result, []), readFields(result, [rule("a", kind)])]) {
          assert.deepEqual(JSON.parse(JSON.stringify(fields)), fields);
        }
      }),
    );
  });

  it("of a hostile text are read to its end", () => {
    const size = 500_000;
    for (const part of [":", " ", "1", "a:", "a\n", "1 ", " :", "1,111", "a: 1 ", "\n:", "-"]) {
      const text = part.repeat(size / part.length);
      readFields(text, []);
      for (const type of ["number", "yes_no", "date"] as const) {
        assert.deepEqual(readFields(`${text}\nLast: x`, [rule("Last", type)]), { it: "x" });
        assert.equal(readAs(type, `x${text.replaceAll("\n", "")}x`), `x${text.replaceAll("\n", "")}x`);
      }
    }
  });
});

describe("the rules of fields", () => {
  it("are refused without name or label, too long, of an unknown type or too many", () => {
    for (const wrong of [rule(" "), rule("x", "text", ""), rule("x".repeat(61)), rule("x", "text", "y".repeat(61))]) {
      isRefused(() => checkFieldRules([wrong]));
    }
    isRefused(() => checkFieldRules(Array.from({ length: 101 }, () => rule("x"))));
    for (const text of ["", ":label", "a:b:colour"]) isRefused(() => parseFieldRule(text));
  });

  it("are written as name, label and type; the name alone is enough", () => {
    assert.deepEqual(parseFieldRule("locked:SIM lock:yes_no"), rule("SIM lock", "yes_no", "locked"));
    assert.deepEqual(parseFieldRule(" model "), rule("model", "text", "model"));
    assert.deepEqual(checkFieldRules([rule(" a ", "date", " b ")]), [rule("a", "date", "b")]);
  });
});

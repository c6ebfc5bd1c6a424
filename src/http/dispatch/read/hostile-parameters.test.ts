import { describe, it } from "node:test";
import fc from "fast-check";
import { DomainError } from "../../../core/kernel/errors.ts";
import { readParameters } from "./parameters.ts";
import { readOrderRequest } from "./read-order.ts";

const LARGE = 200_000;

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}

describe("any request of a client", () => {
  /** Decodes as placing does; only a refusal may come out. */
  function decode(sent: unknown): void {
    try {
      const { fields, rows } = readParameters(sent);
      for (const row of rows?.map(([, inner]) => inner) ?? [fields]) readOrderRequest(row, "native");
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  const markup = ["<ID>", "</ID>", "<", ">", "/", "&#x41;", "&lt;", "<![CDATA[", "]]>", "<!DOCTYPE", "<!--", "-->"];
  const json = ["{", "}", "[", "]", '"ID"', ":", ",", "1", "null", "customfield", "__proto__", "W10="];
  const bits = fc.constantFrom(...markup, "<?xml", "?>", ...json, " ", "+", "\n", "\0", "\ud800");
  const soup = fc.array(bits, { maxLength: 60 }).map((parts) => parts.join(""));

  it("is decoded or refused, never an accident", () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: "binary" }), fc.json()), (text) => {
        decode(text);
        decode(base64(text));
        decode(
          new Map([
            ["ID", "1"],
            ["customfield", text],
          ]),
        );
        decode({ ID: 1, CUSTOMFIELD: base64(text) });
      }),
      { numRuns: 1_000 },
    );
  });

  it("is decoded or refused when it is any JSON value", () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(
            fc.constantFrom(
              "ID",
              "IMEI",
              "CUSTOMFIELD",
              "QNT",
              "max_price",
              "__proto__",
              "a[b][c]",
              "[]",
              "a[b][c][d][e][f]",
            ),
            fc.string(),
          ),
          value,
        ),
        (record) => {
          decode(record);
          decode(new Map(Object.entries(record)));
          decode([record]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is decoded or refused however deeply it is nested", () => {
    const deep: unknown = JSON.parse("[".repeat(LARGE) + "]".repeat(LARGE));
    for (const name of ["ID", "IMEI", "CUSTOMFIELD", "QNT", "a[b]"]) decode({ ID: "1", [name]: deep });
    decode({ ID: "1", CUSTOMFIELD: { IMEI: deep } });
    decode(deep);
  });

  it("is read in one pass however it is repeated: a quadratic reader would not end here", () => {
    const tags = ["<", "< ", "<a ", "<a b", "</", "&", "&#", "&lt;", "<!--", "<![CDATA[", "<?", ">"];
    for (const part of [...tags, "[", "{", '{"a":', " ", "=", "\n"]) {
      decode(part.repeat(LARGE / part.length));
      decode(`<${part.repeat(LARGE / part.length)}x`);
      decode(`&lt;${part.repeat(LARGE / part.length)}x`);
    }
  });
});

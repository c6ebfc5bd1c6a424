import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { writeJson, writeXml } from "./write.ts";

const XML_PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';

describe("JSON of an answer", () => {
  it("keeps the order of a map's keys, also of those that look like numbers", () => {
    const rows = new Map([
      ["SUCCESS", new Map([["10", 1]])],
      ["9", new Map()],
      ["__proto__", new Map([["a", ["b", null]]])],
    ]);
    assert.equal(writeJson({ rows }), '{"rows":{"SUCCESS":{"10":1},"9":{},"__proto__":{"a":["b",null]}}}');
  });
});

describe("XML of an answer", () => {
  it("wraps the items of a list, and writes keys that are no name as attributes", () => {
    const answer = { LIST: [{ A: 1 }, "b"], rows: new Map([["771", true]]), 'a"<': null };
    const content =
      '<LIST><RESULT><A>1</A></RESULT><RESULT>b</RESULT></LIST><rows><ITEM key="771">true</ITEM></rows>' +
      '<ITEM key="a&quot;&lt;"></ITEM>';
    assert.equal(writeXml(answer), `${XML_PROLOG}<RESPONSE>${content}</RESPONSE>`);
  });

  it("has no character that XML cannot hold, and escapes what is markup", () => {
    const text = 'a\u0000\u0001\u001b\u{d800}\ufffe<b>&"\t\n\u{1f600}';
    assert.equal(
      writeXml({ text }),
      `${XML_PROLOG}<RESPONSE><text>a&lt;b&gt;&amp;&quot;\t\n\u{1f600}</text></RESPONSE>`,
    );
  });
});

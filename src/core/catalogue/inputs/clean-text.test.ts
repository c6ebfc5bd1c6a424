import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { toCleanText } from "./clean-text.ts";

const LONGEST = 20_000;

/** What a supplier could send to keep the server busy, or to bring it down. */
const HOSTILE: Record<string, string> = {
  "cells that span a hundred million columns": '<table><tr><td colspan="99999999">a</td></tr></table>',
  "cells that span a hundred million rows": '<table><tr><td rowspan="99999999">a</td></tr></table>',
  "a list that starts at nine million million": '<ol type="I" start="9000000000000"><li>a</li></ol>',
  "tags that are never closed": "<div>".repeat(12_000),
  "tables in tables": "<table><tr><td>".repeat(4_000),
  "lists in lists": "<ul><li>".repeat(7_000),
  "quotations in quotations": "<blockquote>".repeat(5_000),
  "long quotations in quotations": `${"<blockquote>".repeat(400)}${"a<br>".repeat(10_000)}`,
  "long lists in lists": `${"<ul><li>".repeat(240)}${"a<br>".repeat(10_000)}`,
  "a very wide table": `<table><tr>${"<td>x</td>".repeat(6_000)}</tr></table>`,
  "a cell that makes every other as wide": `<table><tr><td>${"y".repeat(2_000)}</td></tr>${"<tr><td>a</td></tr>".repeat(1_500)}</table>`,
  "half a tag, over and over": "<a ".repeat(20_000),
  "half an entity, over and over": "&#x".repeat(20_000),
  "comments without an end": "<!--".repeat(15_000),
  "scripts without an end": "<script>".repeat(7_000),
  "nothing but breaks": "<br>".repeat(15_000),
  "nothing but spaces": `<b>${" ".repeat(59_000)}`,
  "a megabyte": "<p>a</p>".repeat(130_000),
};

describe("hostile text", () => {
  for (const [what, text] of Object.entries(HOSTILE)) {
    it(`does no harm: ${what}`, () => {
      assert.ok(toCleanText(text).length <= LONGEST);
    });
  }

  it("never throws for any input, and is well formed, short and without control characters", () => {
    const parts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(..."<>&;\"'/=!-\0\ud800\u007f \n\r\t"),
      fc.constantFrom("<b", "</", "<!--", "<table>", "<tr>", "<td>", "</td>", "<li>", "<pre>", "&amp;", "&#0;", "<br>"),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (pieces) => {
        const clean = toCleanText(pieces.join(""));
        assert.ok(clean.isWellFormed());
        assert.ok(clean.length <= LONGEST);
        assert.doesNotMatch(clean, /[^\P{Cc}\n\t]/u);
        assert.doesNotMatch(clean, /\n{3}|[ \t]\n|^\s|\s$/);
      }),
    );
  });

  it("loses its scripts, styles and images", () => {
    const html = `<style>p{}</style><p onclick="x()">Unlocked</p><script>alert(1)</script><img src=x onerror=alert(1)>`;
    assert.equal(toCleanText(html), "Unlocked");
  });

  it("loses control characters, also those that an entity makes", () => {
    assert.equal(toCleanText("a\0b\u0007c\u001b[31m\u0085d"), "abc[31md");
    assert.equal(toCleanText("a&#0;&#7;b"), "a\ufffdb");
  });

  it("has its half characters replaced, also where it is cut", () => {
    assert.equal(toCleanText("a\ud83d b \ude00"), "a\ufffd b \ufffd");
    const cut = toCleanText(`${"x".repeat(LONGEST - 1)}😀`);
    assert.equal(cut, `${"x".repeat(LONGEST - 1)}\ufffd`);
  });
});

describe("plain text", () => {
  it("stays as it is", () => {
    const texts = [
      "IMEI: 490154203237518\nFind My iPhone: OFF\n\nSold by: A & B",
      "1 < 2 > 0",
      "a <3 b",
      "AT&T, R&D; 100 &",
      "Modell:\tÜber 😀",
      "  two  spaces  within",
    ];
    for (const text of texts) assert.equal(toCleanText(text), text.trim());
  });

  it("has line ends of one kind, no trailing spaces and at most one empty line in a row", () => {
    assert.equal(toCleanText("\r\na  \r\nb\t\rc\n\n \n\n\nd\n"), "a\nb\nc\n\nd");
  });

  it("may be empty", () => {
    for (const text of ["", " \n\t", "\0", "<br>", "<p></p>", "&nbsp;", "<!-- nothing -->"]) {
      assert.equal(toCleanText(text), "");
    }
  });
});

describe("markup", () => {
  it("becomes lines", () => {
    const lines: [string, string][] = [
      ["IMEI: 35<br>Lock: OFF<br/>Model: X<BR />End", "IMEI: 35\nLock: OFF\nModel: X\nEnd"],
      ["IMEI: 35<br />\nLock: OFF<br>\r\nModel: X", "IMEI: 35\nLock: OFF\nModel: X"],
      ["IMEI: 35\n<b>Lock:</b> OFF\nModel: X", "IMEI: 35\nLock: OFF\nModel: X"],
      ["<p>IMEI: 35</p><p>Lock: OFF</p>", "IMEI: 35\nLock: OFF"],
      ["<div>IMEI: 35</div><div>Lock: OFF</div>", "IMEI: 35\nLock: OFF"],
      ["<ul><li>one</li><li>two</li></ul>", "- one\n- two"],
      ["<h1>Result</h1>Clean", "Result\n\nClean"],
    ];
    for (const [html, text] of lines) assert.equal(toCleanText(html), text, html);
  });

  it("of a table becomes a line for each row", () => {
    const html = `<table border=1>
      <tr><th>IMEI:</th><td> 490154203237518 </td></tr>
      <tr>
        <td>Model:</td>
        <td colspan="2">iPhone <b>13</b></td>
      </tr>
    </table>Done`;
    assert.match(toCleanText(html), /^IMEI: +490154203237518\nModel: +iPhone 13\nDone$/);
  });

  it("of a broken table loses no text", () => {
    assert.match(toCleanText("<table><td>IMEI</td><td>35</td></table>"), /^IMEI +35$/);
    assert.equal(toCleanText("<table>No rows</table>"), "No rows");
    assert.match(toCleanText("<tr><td>IMEI</td><td>35"), /^IMEI +35$/);
  });

  it("that is never closed loses no text", () => {
    const lines = Array.from({ length: 100 }, (_, index) => `Line ${index}: yes`);
    assert.equal(toCleanText(lines.map((line) => `<b>${line}<b><br>`).join("")), lines.join("\n"));
  });

  it("has its entities read once", () => {
    const entities: [string, string][] = [
      ["A &amp; B &lt;ok&gt; &quot;x&quot; &#39;y&#39; &#x41;", "A & B <ok> \"x\" 'y' A"],
      ["&euro;5&nbsp;off", "€5 off"],
      ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
      ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
    ];
    for (const [html, text] of entities) assert.equal(toCleanText(html), text, html);
  });

  it("of a link leaves its words", () => {
    assert.equal(toCleanText('<a href="https://evil.example">Download</a>'), "Download");
  });
});

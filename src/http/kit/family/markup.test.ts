import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { Parser } from "htmlparser2";
import { toMarkup } from "./markup.ts";

/** What a reader of HTML shows, and which tags it saw. */
function readHtml(html: string): { text: string; tags: string[] } {
  let text = "";
  const tags: string[] = [];
  const parser = new Parser({
    ontext: (part) => (text += part),
    onopentagname: (name) => {
      tags.push(name);
      if (name === "br") text += "\n";
    },
    oncomment: () => tags.push("comment"),
    onprocessinginstruction: (name) => tags.push(name),
  });
  parser.end(html);
  return { text, tags };
}

describe("a text for panels", () => {
  const cases: [string, string][] = [
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["line 1\nline 2\r\nline 3\rend", "line 1<br>line 2<br>line 3<br>end"],
    [`pass'word"&x=1`, `pass'word"&x=1`],
    ["AT&T, R&D; 100 & more &", "AT&T, R&D; 100 & more &"],
    ["&lt;b&gt; &#39; &#x41; &AMP;", "&amp;lt;b&amp;gt; &amp;#39; &amp;#x41; &amp;AMP;"],
  ];
  for (const [text, markup] of cases) {
    it(`shows ${JSON.stringify(text)} with as little changed as is needed`, () => {
      assert.equal(toMarkup(text), markup);
    });
  }

  it("makes no tag but line breaks, and reads as it was written, with any signs", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("<b>", "</", "<!--", "<?", "&lt;", "&amp;amp;", "&#60;", "&#x3c;", "&", "#", ";", "lt;", "\n"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        // Readers also take old names without a semicolon for entities, which is no markup but reads otherwise.
        const given = pieces.join("").replaceAll(/&(?=[a-z]+(?![a-z0-9]*;))/gi, "");
        const { text, tags } = readHtml(toMarkup(given));
        assert.deepEqual(new Set([...tags, "br"]), new Set(["br"]));
        assert.equal(text, given.replaceAll(/\r\n?/g, "\n"));
      }),
    );
  });
});

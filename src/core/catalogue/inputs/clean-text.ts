import { compile, type FormatCallback } from "html-to-text";

const MAX_LENGTH = 20_000;
/** Markup is read to this length at most: what a browser would show of more is no result. */
const MAX_MARKUP_LENGTH = 60_000;
/** Tags that are never closed nest without end. */
const MAX_DEPTH = 500;
const LINES = ["p", "ul", "ol", "blockquote"];
const TABLE_PARTS = ["table", "thead", "tbody", "tfoot", "tr"];
const CELL_SPACE = "   ";
const MARKUP = /<[a-z!/][^<>]{0,2000}>|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,31});/i;
/** PHP's nl2br leaves the line break behind its tag. */
const BREAK_TWICE = /<br ?\/?>\n/gi;
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu;

/**
 * The text of what a supplier sent: markup and entities become what they say, scripts and control characters go, lines
 * stay lines. At most 20,000 characters.
 */
export function toCleanText(text: string): string {
  const given = text.slice(0, MAX_MARKUP_LENGTH).replaceAll(/\r\n?/g, "\n");
  const plain = MARKUP.test(given) ? fromMarkup(given.replaceAll(BREAK_TWICE, "<br>")) : given;
  const clean = plain.toWellFormed().replaceAll("\u00a0", " ").replaceAll(CONTROL_CHARACTERS, "");
  const lines = clean.split("\n").map((line) => line.trimEnd());
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed();
}

/** Line breaks between rows and cells are of the markup, not of the text. */
const formatTablePart: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(
    element.children.filter(({ type, data }) => type !== "text" || data?.trim() !== ""),
    builder,
  );
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const formatCell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addLiteral(CELL_SPACE);
};

const formatItem: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline("- ");
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Every format here is linear: the library's own tables, lists and quotations grow with spans, numbers and depth. */
const fromMarkup = compile({
  wordwrap: false,
  preserveNewlines: true,
  limits: { maxDepth: MAX_DEPTH, maxInputLength: MAX_MARKUP_LENGTH, maxChildNodes: 20_000 },
  formatters: { tablePart: formatTablePart, cell: formatCell, item: formatItem },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "script", format: "skip" },
    { selector: "style", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    ...LINES.map((selector) => ({
      selector,
      format: "block",
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...TABLE_PARTS.map((selector) => ({ selector, format: "tablePart" })),
    { selector: "td", format: "cell" },
    { selector: "th", format: "cell" },
    { selector: "li", format: "item" },
  ],
});

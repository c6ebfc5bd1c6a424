import { convert } from "html-to-text";

const MAX_LENGTH = 20_000;
/** Markup is read to this length at most: what a browser would show of more is no result. */
const MAX_MARKUP_LENGTH = 60_000;
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
  const plain = MARKUP.test(given) ? fromMarkup(given) : given;
  const clean = plain.toWellFormed().replaceAll("\u00a0", " ").replaceAll(CONTROL_CHARACTERS, "");
  const lines = clean.split("\n").map((line) => line.trimEnd());
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed();
}

function fromMarkup(html: string): string {
  return convert(html.replaceAll(BREAK_TWICE, "<br>"), {
    wordwrap: false,
    preserveNewlines: true,
    limits: { maxDepth: 50, maxInputLength: MAX_MARKUP_LENGTH, maxChildNodes: 20_000 },
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
      { selector: "script", format: "skip" },
      { selector: "style", format: "skip" },
      { selector: "table", options: { uppercaseHeaderCells: false }, format: "dataTable" },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: "p", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ],
  });
}

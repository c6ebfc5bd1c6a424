import { toCleanText } from "../../catalogue/inputs/clean-text.ts";
import { cut } from "../../kernel/text.ts";

/** What resellers read of an order that its supplier had accepted and then did not fulfil. */
export const NOT_COMPLETED = "The order could not be completed.";

/** Web and email addresses, IP addresses, names in messengers: a reason leads no reseller elsewhere. */
const ADDRESS = new RegExp(
  [
    String.raw`\b[a-z][a-z\d+.-]{1,20}://\S*`,
    String.raw`\bwww\.\S+`,
    String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}`,
    String.raw`(?<!\w)@\w{3,}`,
    String.raw`\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b`,
    String.raw`\b(?:[a-z\d-]{1,63}\.){1,5}(?:com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|pro|tech|link|live|cc|tv|ru|cn|in|pk|bd|vn|id|th|tr|ir|ae|eg|ng|ma|dz|eu|uk|de|fr|es|it|nl|pl|ro|ua|us|ca|br|mx|ar)(?![\w-])(?::\d+)?(?:/\S*)?`,
  ].join("|"),
  "gi",
);
/** The words of a server that failed, not of a person who looked at the device. */
const MACHINE_WORDS =
  /\bhttp\b.{0,3}\d{3}|\b(?:http|status) (?:error|code)|sqlstate|exception|stack trace|undefined (?:index|variable|offset)|fatal error|warning: |curl error|\bon line \d+|nginx|cloudflare|bad gateway|gateway time-?out|internal server error/i;

/** What a supplier says of an order that it had accepted, as plain text without addresses; null where nothing is left. */
export function plainReason(text: string): string | null {
  // Markup that is written as entities is markup for the next one who reads it.
  const plain = toCleanText(toCleanText(text)).replaceAll(/[<>]/g, "");
  if (MACHINE_WORDS.test(plain)) return null;
  const told = cut(plain).replaceAll(ADDRESS, "…");
  return /\p{L}|\d/u.test(told) ? told : null;
}

import { toCleanText } from "../../catalogue/inputs/clean-text.ts";
import { cut } from "../../kernel/text.ts";

/**
 * What resellers read when a supplier does not fulfil their order. A refusal to place it is told by our own sentence for
 * its kind; what a supplier found out after it had accepted is passed on as plain text. The original stays with the
 * attempt, for the operator.
 */

export const NOT_PLACED = "The order could not be placed with these details.";
export const NOT_COMPLETED = "The order could not be completed.";

const SENTENCES = {
  identifier: "The identifier (IMEI or serial number) is not valid for this service.",
  quantity: "The quantity is not accepted for this service.",
  field: "A field of the order is missing or is not valid for this service.",
  unsupported: "This device is not supported by this service.",
  done: "This was already done for this device.",
} as const;
type Kind = keyof typeof SENTENCES;

const CODES: Record<string, Kind> = {
  invalid_imei: "identifier",
  imei_checksum: "identifier",
  imei_is_imeisv: "identifier",
  imei_placeholder: "identifier",
  imei_must_be_string: "identifier",
  quantity_out_of_range: "quantity",
  field_required: "field",
};
const TEXTS: readonly (readonly [Kind, RegExp])[] = [
  ["done", /already (?:unlocked|clean|done|completed|activated|removed|repaired|refurbished|off)/i],
  ["unsupported", /not (?:supported|eligible|compatible)|unsupported|(?:does not|doesn't|cannot) support/i],
  ["quantity", /quantity|\bqnt\b|minimum|maximum/i],
  ["identifier", /\b(?:imei|meid|sn|serial|eid|iccid|udid)\b/i],
  ["field", /field|input|parameter|required|missing|e-?mail|user ?name|network|provider|model|value|format/i],
];

/** Our own sentence for why a supplier did not place an order. */
export function rejectReason({ message, code = "" }: { message: string; code?: string | undefined }): string {
  const known = code.toLowerCase();
  const kind = Object.hasOwn(CODES, known) ? CODES[known] : TEXTS.find(([, pattern]) => pattern.test(message))?.[0];
  return kind === undefined ? NOT_PLACED : SENTENCES[kind];
}

/** Web and e-mail addresses, IP addresses, names in messengers: nobody is led away by a reason. */
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
/** The words of a server that failed, not of somebody who looked at the device. */
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

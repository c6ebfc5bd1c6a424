import { toCleanText } from "../../core/catalogue/inputs/clean-text.ts";
import { field, members } from "../fulfilment/suppliers/dhru/loose.ts";
import { readError, type SupplierError } from "../fulfilment/suppliers/dhru/read-refusal.ts";
import { readRefusalWords } from "../fulfilment/suppliers/dhru/refusal-words.ts";

/** Redirects, refused sign-ins and limits: said by a panel, or by what stands before it, to this server. */
const REFUSING_STATUSES = new Set([401, 403, 407, 408, 425, 429]);
const FIRST_REDIRECT = 300;
const FIRST_CLIENT_ERROR = 400;
const FIRST_SERVER_ERROR = 500;

/** Whole, with the elements of the family: pages and the warnings of PHP have others. */
const XML = /^(?:<\?xml[^>]*>\s*)?<([a-z][\w.-]*)[\s>][^]*<\/\1\s*>$/i;
const FAMILY_ELEMENT = /<(?:success|error|status)[\s>]/i;
const XML_SUCCESS = /<success[\s>]/i;
const XML_ERROR = /<error[\s>]/i;
const XML_CODE = /<errorcode>\s*(\w+)\s*<\/errorcode>/i;

const NOT_FOUND_CODE = "order_not_found";
const ORDER_WORDS = /\b(?:order|imei|serial|record|reference)|\binvalid id\b/i;
const PASSING_WORDS =
  /maintenance|try again|temporar|busy|timed? ?out|limit|too many|internal|exception|sqlstate|database|something went wrong/i;
/** What a panel says of the caller, who may be this server and not the client. */
const CALLER_REFUSALS: ReadonlySet<string> = new Set(["auth", "ip", "rate"]);

/**
 * Whether an answer of a panel says something about the order that it was asked for. Clients take an `ERROR` for the end
 * of an order, so one that is about this server or the moment is none: the panel may not let this server in.
 */
export function isAnswerAboutOrder(status: number, text: string): boolean {
  const isRedirect = status >= FIRST_REDIRECT && status < FIRST_CLIENT_ERROR;
  if (isRedirect || status >= FIRST_SERVER_ERROR || REFUSING_STATUSES.has(status)) return false;
  const clean = text.trim();
  return clean.startsWith("<") ? isXmlAboutOrder(clean) : isJsonAboutOrder(clean);
}

function isJsonAboutOrder(text: string): boolean {
  const body = toJson(text);
  if (typeof body !== "object" || body === null) return false;
  const error = field(body, "ERROR");
  if (error === undefined || members(field(body, "SUCCESS")).length > 0) return true;
  return isErrorAboutOrder(readError(error));
}

function isXmlAboutOrder(text: string): boolean {
  if (!XML.test(text) || !FAMILY_ELEMENT.test(text)) return false;
  const start = text.search(XML_ERROR);
  if (start === -1 || XML_SUCCESS.test(text)) return true;
  const error = text.slice(start).replaceAll(/<!\[CDATA\[|\]\]>/g, "");
  return isErrorAboutOrder({ message: toCleanText(error), code: XML_CODE.exec(error)?.[1], reference: undefined });
}

function isErrorAboutOrder(error: SupplierError | undefined): boolean {
  if (error === undefined) return false;
  if (error.code?.toLowerCase() === NOT_FOUND_CODE) return true;
  if (CALLER_REFUSALS.has(readRefusalWords(error).refusal)) return false;
  return ORDER_WORDS.test(error.message) && !PASSING_WORDS.test(error.message);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

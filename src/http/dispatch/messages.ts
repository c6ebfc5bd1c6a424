import type { DomainError, ErrorCode } from "../../core/kernel/errors.ts";
import { ERRORS } from "../errors/error-codes.ts";

/** What clients know an error by; a sentence that says more follows as FULL_DESCRIPTION. */
const TITLED: Partial<Record<ErrorCode, string>> = {
  imei_checksum: "Invalid IMEI: wrong check digit",
  imei_is_imeisv: "Invalid IMEI: an IMEISV of 16 digits",
  imei_placeholder: "Invalid IMEI: a placeholder",
  imei_must_be_string: "Invalid IMEI: a number, which loses digits",
  insufficient_balance: ERRORS.insufficient_balance.title,
  duplicate_order: ERRORS.duplicate_order.title,
  reference_conflict: ERRORS.reference_conflict.title,
  service_paused: ERRORS.service_paused.title,
  currency_paused: ERRORS.currency_paused.title,
  not_cancellable: ERRORS.not_cancellable.title,
  internal: ERRORS.internal.title,
};
/** These say all that there is to say. */
const BARE: ReadonlySet<ErrorCode> = new Set([
  "invalid_action",
  "order_not_found",
  "service_not_found",
  "rate_limited",
  "maintenance",
]);
const IMEI_FIELD = "imei";
/** How the fields of the core are called on this wire. */
const WIRE_NAMES: Record<string, string> = { [IMEI_FIELD]: "IMEI", client_reference: "CLIENTREF" };

export interface Message {
  text: string;
  /** Only where it adds something to the text. */
  description: string | null;
}

/**
 * What a refusal says. Most clients show the text alone, so it names the field and the bound. Some show the description in its
 * place and others paste it behind: it repeats the words that the text is known by, on a line of its own.
 */
export function messageOf(error: DomainError): Message {
  const { code, details } = error;
  const text = TITLED[code];
  if (text !== undefined) return { text, description: describe(text, error.message) };
  if (BARE.has(code) || error.message === "") return { text: ERRORS[code].title, description: null };
  if (code === "invalid_imei") return { text: `Invalid IMEI: ${lowerFirst(error.message)}`, description: null };
  if (details.bounds)
    return { text: `Quantity must be ${details.bounds.min} to ${details.bounds.max}`, description: null };
  const sentences = Object.entries(details.fields ?? {}).flatMap(([name, about]) =>
    about.map((it) => shorten(name, it)),
  );
  return { text: sentences.length > 0 ? sentences.join(" ") : error.message, description: null };
}

function describe(text: string, sentence: string): string | null {
  if (sentence === "" || sentence.toLowerCase() === text.toLowerCase()) return null;
  const [words] = text.split(":");
  return `\n${words}: ${lowerFirst(sentence)}`;
}

/** `The Email field is required.` → `Email is required.` */
function shorten(name: string, sentence: string): string {
  const shown = WIRE_NAMES[name] ?? name;
  const beginning = `The ${name} field `;
  if (sentence.startsWith(beginning)) return `${shown} ${sentence.slice(beginning.length)}`;
  // What is said of an identifier names its kind.
  const isNamed = name === IMEI_FIELD || sentence.toLowerCase().includes(name.replaceAll("_", " ").toLowerCase());
  return isNamed ? sentence : `${shown}: ${sentence}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

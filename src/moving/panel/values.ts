import { decodeUtf8, decodeWindows1252 } from "../../core/kernel/text.ts";

const DECIMALS = 6;
const NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;
/** Digits of a float that MySQL shows. */
const FLOAT_DIGITS = 6;
const CENTS = 2;
/** From here on six digits do not show cents. */
const LEAST_WITHOUT_CENTS = 10 ** (FLOAT_DIGITS - CENTS);
const BASE64 =
  /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/;
/** What no result contains: control characters besides tab and line ends. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/u;
/** Of the characters of a text in Latin 1, such as one in French: base64 of it has hardly fewer in ASCII. */
const ASCII_SHARE = 0.7;

const ASCII = /^\p{ASCII}*$/u;
/** MySQL's latin1 is Windows-1252; the bytes that it does not define stand for themselves. */
const LATIN_BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [decodeWindows1252(Uint8Array.of(byte)), byte] as const),
);

export interface Rounded {
  amount: string;
  /** What it was before, where rounding changed it. */
  before: string | null;
}

/**
 * A float of four bytes as the panel shows it: MySQL gives six digits, which hides what adding and subtracting leaves
 * behind. Of large amounts these are too few: 12345.67 would come as 12345.7, so at least two decimals are kept. `exact` is
 * the value as a double.
 */
export function shownFloat(exact: string): string {
  const value = Number(exact);
  return Math.abs(value) < LEAST_WITHOUT_CENTS ? value.toPrecision(FLOAT_DIGITS) : value.toFixed(CENTS);
}

/** Rounds to six decimals, half away from zero. Null for what is no number. */
export function roundAmount(text: string): Rounded | null {
  const match = NUMBER.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, -point), "0");
  const shift = Math.max(0, point);
  const padded = digits.padEnd(shift + DECIMALS + 1, "0");
  const micros = BigInt(padded.slice(0, shift + DECIMALS) || "0");
  const rest = padded.slice(shift + DECIMALS);
  const rounded = rest[0]! >= "5" ? micros + 1n : micros;
  const plain = rounded.toString().padStart(DECIMALS + 1, "0");
  const amount = `${plain.slice(0, -DECIMALS)}.${plain.slice(-DECIMALS)}`.replace(/\.?0+$/, "");
  const signed = sign && rounded !== 0n ? `-${amount}` : amount;
  return { amount: signed, before: /[1-9]/.test(rest) ? text.trim() : null };
}

/**
 * A text that was written as UTF-8 through a connection in Latin 1, as many panels do, comes as other characters: “Ã©”
 * for “é”. Gives what was meant.
 */
export function repairText(text: string): string {
  if (ASCII.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    const byte = LATIN_BYTES.get(character);
    if (byte === undefined) return text;
    bytes.push(byte);
  }
  return decodeUtf8(Uint8Array.from(bytes)) ?? text;
}

export interface Reply {
  text: string;
  /** Whether it was base64, as panels store replies. Others are taken as they are. */
  wasEncoded: boolean;
}

/** The text of a reply: base64 of UTF-8 or of Latin 1. A plain text stays one, though it may look like base64. */
export function decodeReply(stored: string): Reply {
  const packed = stored.replaceAll(/\s+/g, "");
  if (!BASE64.test(packed)) return { text: repairText(stored), wasEncoded: false };
  const bytes = Buffer.from(packed, "base64");
  const text = decodeUtf8(bytes) ?? decodeLatin(bytes);
  if (text === null || CONTROL_CHARACTERS.test(text)) return { text: repairText(stored), wasEncoded: false };
  return { text, wasEncoded: true };
}

function decodeLatin(bytes: Uint8Array): string | null {
  const ascii = bytes.filter((byte) => byte < 0x80).length;
  return ascii >= bytes.length * ASCII_SHARE ? decodeWindows1252(bytes) : null;
}

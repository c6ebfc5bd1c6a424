import type { IdentifierCheck, IdentifierKind } from "../../database/column-types.ts";
import { DomainError, type ErrorCode, valueOrRefusal } from "./errors.ts";
import { hasLostCharacters } from "./text.ts";

/** How a service reads its identifier. */
export interface IdentifierRule {
  kind: IdentifierKind;
  /** `none`: any text passes; `length`: the form counts but not the check digits; `luhn`: both. */
  check: IdentifierCheck;
  /** An IMEI of 14 digits gets its check digit. */
  completesCheckDigit: boolean;
}

const MAX_LENGTH = 255;
const IMEI_LENGTH = 15;
const IMEISV_LENGTH = 16;
const EID_CHECK_DIGITS = 2;
const MASK_SHOWS_FIRST = 2;
const MASK_SHOWS_LAST = 4;
const SHORTEST_MASKED = 10;

/** White space, hyphens and dashes, dots, slashes, and what is invisible: soft hyphens, zero-width and direction marks. */
const SEPARATORS = /[\s\-./\u00ad\u200b-\u2015\u202a-\u202e\u2060-\u2069\u2212\ufeff]/g;
/** Arabic, Persian and full-width digits; each block starts at a multiple of 16. */
const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const CONTROL_CHARACTERS = /\p{Cc}/u;
const DIGITS = /^\d+$/;
const LOOKS_LIKE_IMEI = /^\d{14,17}$/;
const PLACEHOLDER = /^(?:(\d)\1{13}|01234567)/;
const SERIAL = /^[0-9A-Za-z]{8,20}$/;
const MEID = /^[0-9A-F]{14}$/;
const EID = /^\d{32}$/;
const ICCID = /^\d{19,20}$/;

const CHECKS: Record<IdentifierKind, (text: string, rule: IdentifierRule) => string> = {
  imei: (text, rule) => checkImei(joinDigits(text), rule),
  serial: checkSerial,
  imei_or_serial: checkImeiOrSerial,
  meid: checkMeid,
  eid: checkEid,
  iccid: checkIccid,
  text: (text) => text,
  none: (text) => text,
};

const WHOLE_IMEI: IdentifierRule = { kind: "imei", check: "luhn", completesCheckDigit: false };

const IS_CASELESS: Record<IdentifierKind, boolean> = {
  imei: false,
  serial: true,
  imei_or_serial: true,
  meid: true,
  eid: true,
  iccid: true,
  text: false,
  none: false,
};

/**
 * Returns the identifier in the one form that is kept and sent on; a wrong check digit is named, never corrected.
 * Throws invalid_imei, imei_checksum, imei_is_imeisv or imei_placeholder for an IMEI (3GPP TS 23.003),
 * validation_failed for the other kinds.
 */
export function checkIdentifier(text: string, rule: IdentifierRule): string {
  const trimmed = text.trim();
  const anyText = rule.check === "none" || rule.kind === "text" || rule.kind === "none";
  if (trimmed === "" || trimmed.length > MAX_LENGTH) {
    throw refusal(rule, `The identifier must have 1 to ${MAX_LENGTH} characters.`);
  }
  if (anyText && (CONTROL_CHARACTERS.test(trimmed) || !trimmed.isWellFormed())) {
    throw refusal(rule, "The identifier must not contain control characters.");
  }
  if (hasLostCharacters(trimmed))
    throw refusal(rule, "The identifier contains characters that cannot be read: use UTF-8.");
  return anyText ? trimmed : CHECKS[rule.kind](trimmed, rule);
}

/** The IMEI with a right check digit that `text` is, as it is stored and sent on; null if it is anything else. */
export function readImei(text: string): string | null {
  const imei = valueOrRefusal(() => checkIdentifier(text, WHOLE_IMEI));
  return imei instanceof DomainError ? null : imei;
}

/**
 * The form in which two identifiers of a kind are compared: a serial number or an MEID is the same device in any case, an
 * email or a username counts as it was typed.
 */
export function comparableIdentifier(identifier: string, kind: IdentifierKind): string {
  return IS_CASELESS[kind] ? identifier.toUpperCase() : identifier;
}

/** The digit that makes `digits` followed by it pass the Luhn check of ISO/IEC 7812-1. */
export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return (10 - (sum % 10)) % 10;
}

/** The form for logs: `35…1234`. Short texts are not shown at all. */
export function maskIdentifier(text: string): string {
  if (text.length < SHORTEST_MASKED) return "…";
  return `${text.slice(0, MASK_SHOWS_FIRST)}…${text.slice(-MASK_SHOWS_LAST)}`;
}

function refusal({ kind, check }: IdentifierRule, sentence: string): DomainError {
  return refuse(kind === "imei" && check !== "none" ? "invalid_imei" : "validation_failed", sentence);
}

function refuse(code: ErrorCode, sentence: string): DomainError {
  return new DomainError(code, sentence, { fields: { imei: [sentence] } });
}

function joinDigits(text: string): string {
  return text.replace(SEPARATORS, "").replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
}

function checkImei(digits: string, { check, completesCheckDigit }: IdentifierRule): string {
  if (!DIGITS.test(digits)) throw refuse("invalid_imei", `An IMEI consists of ${IMEI_LENGTH} digits.`);
  if (digits.length === IMEISV_LENGTH) {
    throw refuse("imei_is_imeisv", "This is an IMEISV of 16 digits: send the IMEI of 15 digits, as *#06# shows it.");
  }
  const lacksCheckDigit = digits.length === IMEI_LENGTH - 1;
  if (digits.length !== IMEI_LENGTH && !(lacksCheckDigit && completesCheckDigit)) {
    throw refuse("invalid_imei", `An IMEI has ${IMEI_LENGTH} digits; this one has ${digits.length}.`);
  }
  if (PLACEHOLDER.test(digits)) {
    throw refuse("imei_placeholder", "This IMEI is a placeholder: send the one that the device shows with *#06#.");
  }
  if (lacksCheckDigit) return `${digits}${luhnDigit(digits)}`;
  if (check === "luhn") checkLastDigit(digits, "IMEI", "imei_checksum");
  return digits;
}

function checkLastDigit(digits: string, name: string, code: ErrorCode): void {
  const expected = luhnDigit(digits.slice(0, -1));
  const given = Number(digits.at(-1));
  if (given === expected) return;
  throw refuse(code, `The last digit of this ${name} should be ${expected}, not ${given}: look for a mistyped digit.`);
}

function checkSerial(text: string): string {
  if (SERIAL.test(text)) return text;
  throw refuse("validation_failed", "A serial number has 8 to 20 letters and digits.");
}

function checkImeiOrSerial(text: string, rule: IdentifierRule): string {
  const digits = joinDigits(text);
  return LOOKS_LIKE_IMEI.test(digits) ? checkImei(digits, rule) : checkSerial(text);
}

function checkMeid(text: string): string {
  const meid = joinDigits(text).toUpperCase();
  if (MEID.test(meid)) return meid;
  throw refuse("validation_failed", "An MEID has 14 hexadecimal digits.");
}

/** Check digits of an EID: GSMA SGP.02, ISO/IEC 7064 MOD 97-10. */
function checkEid(text: string, { check }: IdentifierRule): string {
  const eid = joinDigits(text);
  if (!EID.test(eid)) throw refuse("validation_failed", "An EID has 32 digits.");
  if (check !== "luhn" || BigInt(eid) % 97n === 1n) return eid;
  const body = BigInt(eid.slice(0, -EID_CHECK_DIGITS)) * 100n;
  const expected = String(98n - (body % 97n)).padStart(EID_CHECK_DIGITS, "0");
  const given = eid.slice(-EID_CHECK_DIGITS);
  const sentence = `The last two digits of this EID should be ${expected}, not ${given}: look for a mistyped digit.`;
  throw refuse("validation_failed", sentence);
}

function checkIccid(text: string, { check }: IdentifierRule): string {
  const iccid = joinDigits(text);
  if (!ICCID.test(iccid)) throw refuse("validation_failed", "An ICCID has 19 or 20 digits.");
  if (check === "luhn") checkLastDigit(iccid, "ICCID", "validation_failed");
  return iccid;
}

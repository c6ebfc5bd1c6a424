import { readImei } from "../../kernel/identifiers.ts";

/** What a line of a bulk reply says of one order. */
export type Verdict =
  | { kind: "result"; result: string }
  /** The reason is empty where the line gives none. */
  | { kind: "rejection"; reason: string };

export interface ReplyLine {
  /** As an editor counts, from 1. */
  line: number;
  /** Of an order: its identifier, or `#` and its number. Empty where the line has none. */
  subject: string;
  /** What the order's identifier may be written like. */
  candidates: string[];
  orderId: bigint | null;
  /** Null where nothing is said. */
  verdict: Verdict | null;
}

const LINE_BREAK = /\r\n|\r|\n/;
/**
 * What separates, but for the hyphen, which identifiers contain. With the signs of Chinese keyboards and invisible
 * characters.
 */
const SEPARATOR = String.raw`\s\p{Cf},;|:=>–—，；、：`;
const WORD = String.raw`(?:reject(?:ed|ion|s)?|cancel(?:l?ed|lation|s)?|refus(?:ed|e|al)|fail(?:ed|ure|s)?|declined?|denied)(?![\p{L}\p{N}_])`;
const SIGN = "[!！✗✘❌✖]";
/** A mark may stand in quotes or brackets; a word behind any sign. */
const MARK = new RegExp(
  String.raw`^(?:[-"'“”„«»(\[{<*${SEPARATOR}]*${SIGN}+|[\p{P}\p{S}${SEPARATOR}]*(?<word>${WORD}))(?<gap>[-"'“”„«»)\]}>*${SEPARATOR}]*)`,
  "iu",
);
/** The command, which begins no sentence. */
const COMMAND = /^reject$/i;
const SET_APART = /[^\s\p{Cf}"'“”„«»]/u;
const LEADING = new RegExp(`^[-${SEPARATOR}]+`, "u");
const TRAILING = new RegExp(String.raw`[\s\p{Cf},;|，；、]`, "u");
/** Digits that need no space before a hyphen; a lone digit behind 14 of them is the check digit of an IMEI. */
const DIGITS = String.raw`(?:[0-9a-f]{15,32}|[0-9a-f]{14}(?!-\d(?![\p{L}\p{N}])))(?=-)`;
/** Up to a separator or a mark. */
const NAME = String.raw`(?:(?!-[\p{P}\p{S}]{0,4}${WORD})[^${SEPARATOR}!！])+`;
const SUBJECT = new RegExp(String.raw`^(?<subject>#\d{1,18}(?![\p{L}\p{N}])|${DIGITS}|${NAME})(?<rest>.*)$`, "isu");
const ORDER_NUMBER = /^#(?<id>\d{1,18})$/;
/** People group the digits of an IMEI. */
const GROUPING = /[-./]/g;
const REFUSAL_WORDS =
  /not[ _-]*(?:found|supported|available|eligible|possible|exist)|no (?:record|result|data|match)|wrong|reject|error|invalid|incorrect|unable|can ?not|can['’]t|could ?n[o'’]t|could not|unsupported|unavailable|refund|refus|cancel|fail|declin|denied|sorry/i;
/** Only at the beginning: later in a result, “no” and “not” say something of the device. */
const REFUSAL_BEGINS = /^[\p{P}\p{S}\s]*(?:not?|none|nil|n\/a|bad|void|impossible|nothing)(?![\p{L}\p{N}_])/iu;
const LEADING_IMEI = /^(?<imei>\d{15})(?!\d)/;

/**
 * Reads replies to many orders, one per line: identifier (or #number of the order), a separator, the result. A line with
 * a mark (`!`, REJECT, REJECTED, CANCELLED, FAILED and their like, in any case) before or after the identifier rejects,
 * with the rest as its reason. A word that begins the sentence of the reason stays in it: “Refused by carrier”. Empty
 * lines are passed over.
 */
export function readReplies(text: string): ReplyLine[] {
  return text.split(LINE_BREAK).flatMap((line, index) => {
    const clean = withoutEnd(line.replace(LEADING, ""));
    return clean === "" ? [] : [readLine(clean, index + 1)];
  });
}

/** Whether a result sounds as if nothing was delivered, such as “Not found”: staff should look at it before it is charged. */
export function readsLikeRefusal(result: string): boolean {
  return REFUSAL_WORDS.test(result) || REFUSAL_BEGINS.test(result);
}

/** Whether a line about an IMEI goes on with another: two orders on one line, of which the second would be the result. */
export function hasTwoImeis({ candidates, verdict }: ReplyLine): boolean {
  if (verdict?.kind !== "result" || !candidates.some((candidate) => readImei(candidate) !== null)) return false;
  const next = LEADING_IMEI.exec(verdict.result)?.groups?.["imei"];
  return next !== undefined && readImei(next) !== null && !candidates.includes(next);
}

function readLine(text: string, line: number): ReplyLine {
  const marked = text.replace(MARK, "");
  const { subject: written = "", rest = "" } = SUBJECT.exec(marked)?.groups ?? {};
  const subject = unquote(written);
  const rejects = marked !== text || MARK.test(rest);
  const said = withoutMark(rest);
  const id = ORDER_NUMBER.exec(subject)?.groups?.["id"];
  return {
    line,
    subject,
    candidates:
      id === undefined ? [...new Set([subject, subject.toUpperCase(), subject.replaceAll(GROUPING, "")])] : [],
    orderId: id === undefined ? null : BigInt(id),
    verdict: readVerdict(rejects, unquote(said.replace(LEADING, ""))),
  };
}

/** Cuts off a mark, but no word of a sentence. */
function withoutMark(text: string): string {
  const mark = MARK.exec(text);
  if (mark === null) return text;
  const { word, gap = "" } = mark.groups ?? {};
  const after = text.slice(mark[0].length);
  const isMark =
    word === undefined || after === "" || COMMAND.test(word) || SET_APART.test(gap) || standsOut(word, after);
  return isMark ? after : text;
}

/** In capitals before words that are not. */
function standsOut(word: string, after: string): boolean {
  return word === word.toUpperCase() && (after !== after.toUpperCase() || after === after.toLowerCase());
}

function readVerdict(rejects: boolean, text: string): Verdict | null {
  if (rejects) return { kind: "rejection", reason: text };
  return text === "" ? null : { kind: "result", result: text };
}

/** In one pass: a regular expression that ends in $ would begin anew at every separator. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** As spreadsheets write the cells of a CSV. */
function unquote(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1).trim() : text;
}

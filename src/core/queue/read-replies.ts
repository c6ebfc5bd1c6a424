/** What a line of a bulk reply says of one order. */
export type Verdict = { kind: "result"; result: string } | { kind: "rejection"; reason: string };

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
const REJECTION = /^(?:REJECT\b[\s,;|:]*|![\s,;|]*)/;
const SUBJECT = /^(?<subject>[^\s,;|]+)[\s,;|]*(?<rest>.*)$/s;
const ORDER_NUMBER = /^#(?<id>\d{1,18})$/;
/** People group the digits of an IMEI. */
const GROUPING = /[-./]/g;

/**
 * Reads replies to many orders, one a line: identifier (or #number of the order), a separator, the result. A line that
 * starts with REJECT or !, or whose result does with REJECT, rejects with the rest as its reason. Empty lines are
 * passed over.
 */
export function readReplies(text: string): ReplyLine[] {
  return text.split(LINE_BREAK).flatMap((line, index) => {
    const clean = line.replace("\ufeff", "").trim();
    return clean === "" ? [] : [readLine(clean, index + 1)];
  });
}

function readLine(text: string, line: number): ReplyLine {
  const marked = text.replace(REJECTION, "");
  const { subject = "", rest = "" } = SUBJECT.exec(marked)?.groups ?? {};
  const said = rest.trim();
  const unmarked = said.replace(/^REJECT\b[\s,;|:]*/, "");
  const rejects = marked !== text || unmarked !== said;
  const id = ORDER_NUMBER.exec(subject)?.groups?.["id"];
  return {
    line,
    subject,
    candidates:
      id === undefined ? [...new Set([subject, subject.toUpperCase(), subject.replaceAll(GROUPING, "")])] : [],
    orderId: id === undefined ? null : BigInt(id),
    verdict: readVerdict(rejects, unmarked),
  };
}

function readVerdict(rejects: boolean, text: string): Verdict | null {
  if (text === "") return null;
  return rejects ? { kind: "rejection", reason: text } : { kind: "result", result: text };
}

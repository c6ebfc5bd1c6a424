import { readImei } from "../../../core.ts";

/** Fifteen digits, however they are grouped, that are no part of a longer number. */
const CANDIDATE = /(?<!\d)\d(?:[ \-./]?\d){14}(?!\d)/g;
/** Once the IMEIs are taken out, these were meant to be some: a digit is missing or wrong, or the software version follows. */
const NEARLY = /(?<!\d)(?:\d(?:[ \-./]?\d){13,14}|\d{16})(?!\d)/;
const LINE_BREAK = /\r?\n/;

export interface SplitText {
  text: string;
  /** How many IMEIs have a line in it. */
  imeis: number;
  /** How many of them had none before. */
  added: number;
  /** How many lines stay although they cannot be ordered, because an IMEI in them is mistyped. */
  mistyped: number;
}

/** The IMEIs that a text holds, each once, in order: those with a right check digit. */
export function findImeis(text: string): string[] {
  const found = (text.match(CANDIDATE) ?? []).flatMap((candidate) => readImei(candidate) ?? []);
  return [...new Set(found)];
}

/**
 * Puts each IMEI of a message on a line of its own and leaves out the words around it. Lines that can be ordered as
 * they are stay, with their references, and so do lines with a mistyped IMEI, which are then marked as errors. Lines are
 * counted from 1.
 */
export function splitImeis(text: string, isOrder: (line: number) => boolean): SplitText {
  const lines = text.split(LINE_BREAK).map((line, index) => ({ line, isRight: isOrder(index + 1) }));
  const seen = new Set(lines.filter(({ isRight }) => isRight).flatMap(({ line }) => findImeis(line)));
  const before = seen.size;
  let mistyped = 0;
  const split = lines.flatMap(({ line, isRight }) => {
    if (isRight) return [line];
    if (hasMistyped(line)) {
      mistyped += 1;
      return [line];
    }
    const added = findImeis(line).filter((imei) => !seen.has(imei));
    for (const imei of added) seen.add(imei);
    return added;
  });
  return { text: split.join("\n"), imeis: seen.size, added: seen.size - before, mistyped };
}

function hasMistyped(line: string): boolean {
  return NEARLY.test(line.replace(CANDIDATE, (candidate) => (readImei(candidate) === null ? candidate : "|")));
}

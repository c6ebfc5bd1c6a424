import { readImei } from "../../../core.ts";

/** Fifteen digits, however they are grouped, that are no part of a longer number. */
const CANDIDATE = /(?<!\d)\d(?:[ \-./]?\d){14}(?!\d)/g;

/** The IMEIs that a text holds, each once, in order: those with a right check digit. */
export function findImeis(text: string): string[] {
  const found = (text.match(CANDIDATE) ?? []).flatMap((candidate) => readImei(candidate) ?? []);
  return [...new Set(found)];
}

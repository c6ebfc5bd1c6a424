/**
 * Every word that a field of the API can have, in this order. A word that is missing, or that the API does not have, does
 * not compile.
 */
export function everyWord<Word extends string>(words: Record<Word, true>): Word[] {
  return Object.keys(words) as Word[];
}

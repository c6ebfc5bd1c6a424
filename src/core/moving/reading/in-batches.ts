import type { Line } from "../source.ts";

/** Of one batch, below the limit of the route that takes them. */
const LINES_AT_ONCE = 2_000;
const CHARACTERS_AT_ONCE = 1_000_000;

/** The lines of a source in batches of bounded size. */
export async function* inBatches(
  lines: AsyncIterable<Line<Record<string, unknown>>>,
): AsyncIterable<Line<Record<string, unknown>>[]> {
  let batch: Line<Record<string, unknown>>[] = [];
  let characters = 0;
  for await (const line of lines) {
    const size = JSON.stringify(line).length;
    if (batch.length === LINES_AT_ONCE || (batch.length > 0 && characters + size > CHARACTERS_AT_ONCE)) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(line);
    characters += size;
  }
  if (batch.length > 0) yield batch;
}

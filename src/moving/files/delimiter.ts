const DELIMITERS = [",", ";", "\t"] as const;
const NEWLINE = 10;
const MAX_HEADER_BYTES = 1_000_000;
const QUOTED = /"[^"]*"/g;

/**
 * The delimiter of a CSV file by its header line, whose names contain none; in the values the others are text. The chunks
 * are those that were given, from the beginning.
 */
export async function findDelimiter(
  given: AsyncIterable<Uint8Array>,
): Promise<{ delimiter: string; chunks: AsyncIterable<Uint8Array> }> {
  const iterator = given[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let bytes = 0;
  let header: string | undefined;
  while (header === undefined && bytes <= MAX_HEADER_BYTES) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    read.push(value);
    bytes += value.length;
    if (value.includes(NEWLINE)) header = firstLine(read);
  }
  return { delimiter: mostFrequent(header ?? Buffer.concat(read).toString("utf8")), chunks: replay(read, iterator) };
}

/** Empty lines are none. */
function firstLine(chunks: readonly Uint8Array[]): string | undefined {
  const lines = Buffer.concat(chunks).toString("utf8").split("\n").slice(0, -1);
  return lines.find((line) => line.trim() !== "");
}

function mostFrequent(header: string): string {
  const names = header.replaceAll(QUOTED, "");
  const counts = DELIMITERS.map((delimiter) => names.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

async function* replay(read: readonly Uint8Array[], iterator: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* read;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

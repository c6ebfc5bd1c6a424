import { isUtf8 } from "node:buffer";

const NEWLINE = 10;

/** Passes text on, and knows the lines that are not in UTF-8: in what is decoded, their letters are lost. */
export class Utf8Lines {
  readonly #chunks: AsyncIterable<Uint8Array>;
  readonly #wrong: number[] = [];

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks;
  }

  /** Whether one of the lines up to this one is wrong that were not asked about before. */
  takeWrong(upTo: number): boolean {
    const later = this.#wrong.findIndex((line) => line > upTo);
    return this.#wrong.splice(0, later === -1 ? this.#wrong.length : later).length > 0;
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    let line = 1;
    let open: Uint8Array[] = [];
    for await (const chunk of this.#chunks) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        this.#check(line++, open, chunk.subarray(start, end));
        open = [];
        start = end + 1;
      }
      if (start < chunk.length) open.push(chunk.subarray(start));
      yield chunk;
    }
    this.#check(line, open, new Uint8Array());
  }

  #check(line: number, open: readonly Uint8Array[], rest: Uint8Array): void {
    if (!isUtf8(open.length === 0 ? rest : Buffer.concat([...open, rest]))) this.#wrong.push(line);
  }
}

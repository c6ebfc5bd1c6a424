import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readCsv, type RawLine } from "./read-rows.ts";

/** In parts of one byte, as the worst reader gives them. */
async function* bytesOf(text: string, encoding: BufferEncoding = "utf8"): AsyncIterable<Uint8Array> {
  for (const byte of Buffer.from(text, encoding)) yield Uint8Array.of(byte);
}

async function readAll(lines: AsyncIterable<RawLine>): Promise<RawLine[]> {
  const all: RawLine[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

describe("rows of a CSV file", () => {
  it("are separated by what separates the names of the header, and by nothing else", async () => {
    for (const [separator, others] of [
      [",", "; and\tX"],
      [";", ", and\tX"],
      ["\t", ", and; X"],
    ] as const) {
      const name = `Miller${others}`;
      const text = ["id", "name", "company"].join(separator) + "\r\n" + ["1", name, "ACME"].join(separator) + "\r\n";
      const expected = [{ place: "line 2", row: { id: "1", name, company: "ACME" } }];
      assert.deepEqual(await readAll(readCsv(bytesOf(`\ufeff${text}`))), expected);
      assert.deepEqual(await readAll(readCsv(bytesOf(text.replaceAll("\r", "").trimEnd()))), expected);
    }
  });

  it("may have one field alone, or no line at all", async () => {
    assert.deepEqual(await readAll(readCsv(bytesOf("code\nA;1\n"))), [{ place: "line 2", row: { code: "A;1" } }]);
    assert.deepEqual(await readAll(readCsv(bytesOf(""))), []);
  });
});

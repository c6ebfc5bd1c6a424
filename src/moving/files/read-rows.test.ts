import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readCsv, readJsonRows, type RawLine } from "./read-rows.ts";

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

  it("are not read if two columns have the same name", async () => {
    const [line, ...others] = await readAll(readCsv(bytesOf("id,inputs,,INPUTS ,\n1,a,b,c,d\n")));
    assert.deepEqual(others, []);
    assert.ok(line && "problem" in line);
    assert.match(line.problem.message, /Two columns are named “inputs”/);
  });

  it("may have one field alone, or no line at all", async () => {
    assert.deepEqual(await readAll(readCsv(bytesOf("code\nA;1\n"))), [{ place: "line 2", row: { code: "A;1" } }]);
    assert.deepEqual(await readAll(readCsv(bytesOf(""))), []);
  });
});

describe("a file that is not in UTF-8", () => {
  const problem = { field: "name", value: "Jos\ufffd", message: "This is not in UTF-8: save the file as UTF-8." };

  it("is named with the line and the field, and other lines are read", async () => {
    const csv = 'id,name\r\n1,"Anna\nB"\r\n2,José\r\n3,Ben\r\n';
    assert.deepEqual(await readAll(readCsv(bytesOf(csv, "latin1"))), [
      { place: "line 3", row: { id: "1", name: "Anna\nB" } },
      { place: "line 4", problem },
      { place: "line 5", row: { id: "3", name: "Ben" } },
    ]);
    const jsonl = '{"name":"Anna"}\n\n{"name":"José"}';
    assert.deepEqual(await readAll(readJsonRows(bytesOf(jsonl, "latin1"), true, 1_000)), [
      { place: "line 1", row: { name: "Anna" } },
      { place: "line 3", problem },
    ]);
    assert.deepEqual(await readAll(readJsonRows(bytesOf('[{"name":"José"}]', "latin1"), false, 1_000)), [
      { place: "the whole file", problem: { ...problem, field: "", value: "" } },
    ]);
  });

  it("is not one in which a text was damaged before", async () => {
    const row = { id: "1", name: "Jos\ufffd é" };
    const csv = `id,name\n${row.id},${row.name}`;
    assert.deepEqual(await readAll(readCsv(bytesOf(csv))), [{ place: "line 2", row }]);
    const json = readJsonRows(bytesOf(JSON.stringify(row)), true, 1_000);
    assert.deepEqual(await readAll(json), [{ place: "line 1", row }]);
  });
});

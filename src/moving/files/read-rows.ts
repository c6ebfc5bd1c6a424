import { Readable } from "node:stream";
import { parse, type Parser } from "csv-parse";
import type { Remark } from "../../core/moving/source.ts";
import { findDelimiter } from "./delimiter.ts";

const MAX_RECORD_CHARACTERS = 1_000_000;
export const MAX_JSON_BYTES = 256 * 1024 * 1024;
const MAX_VALUE_SHOWN = 100;

export type RawLine = { place: string; row: Record<string, unknown> } | { place: string; problem: Remark };

/** Rows of a CSV file (RFC 4180) with a header line, separated by commas, semicolons or tabs. */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>): AsyncIterable<RawLine> {
  let last = 1;
  try {
    const found = await findDelimiter(chunks);
    const lines = csvParser(found.delimiter);
    const source = Readable.from(found.chunks);
    source.on("error", (error) => lines.destroy(error));
    lines.on("close", () => source.destroy());
    for await (const { record, info } of source.pipe(lines) as AsyncIterable<CsvLine>) {
      last = info.lines;
      yield { place: `line ${info.lines}`, row: record };
    }
  } catch (error) {
    // What follows cannot be told apart any more.
    yield {
      place: `after line ${last}`,
      problem: unreadable("", `The rest cannot be read: ${(error as Error).message}`),
    };
  }
}

function csvParser(delimiter: string): Parser {
  return parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    delimiter,
    info: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    skip_empty_lines: true,
    relax_column_count_less: true,
  });
}

interface CsvLine {
  record: Record<string, unknown>;
  info: { lines: number };
}

/** Objects of a JSON array, or of the lines of a file. */
export async function* readJsonRows(
  chunks: AsyncIterable<Uint8Array>,
  isLines: boolean,
  mostBytes: number,
): AsyncIterable<RawLine> {
  if (isLines) return yield* readJsonLines(chunks);
  const text = await readAll(chunks, mostBytes);
  const rows = text === undefined ? undefined : toJson(text.replace(/^\ufeff/, ""));
  if (!Array.isArray(rows)) {
    const message =
      text === undefined ? "The file is too large: use JSON Lines (.jsonl)." : "The file must be a JSON array.";
    yield { place: "the whole file", problem: unreadable("", message) };
    return;
  }
  for (const [index, row] of rows.entries()) yield toLine(`item ${index + 1}`, row);
}

async function* readJsonLines(chunks: AsyncIterable<Uint8Array>): AsyncIterable<RawLine> {
  const decoder = new TextDecoder();
  let rest = "";
  let number = 0;
  for await (const chunk of chunks) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      number++;
      if (line.trim() !== "") yield toLine(`line ${number}`, toJson(line));
    }
    if (rest.length > MAX_RECORD_CHARACTERS) {
      yield { place: `line ${number + 1}`, problem: unreadable(rest, "The line is too long; the rest is not read.") };
      return;
    }
  }
  if (rest.trim() !== "") yield toLine(`line ${number + 1}`, toJson(rest));
}

function toLine(place: string, row: unknown): RawLine {
  if (typeof row === "object" && row !== null && !Array.isArray(row)) return { place, row: { ...row } };
  return { place, problem: unreadable(JSON.stringify(row) ?? "", "This is not a JSON object.") };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readAll(chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString("utf8");
}

function unreadable(value: string, message: string): Remark {
  return { field: "", value: value.slice(0, MAX_VALUE_SHOWN), message };
}

import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import { parse, type Parser } from "csv-parse";
import { readColumnNames } from "../../core/kernel/input/csv-columns.ts";
import type { Remark } from "../../core/moving/source.ts";
import { findDelimiter } from "./delimiter.ts";
import { Utf8Lines } from "./utf8.ts";

const MAX_RECORD_CHARACTERS = 1_000_000;
export const MAX_JSON_BYTES = 256 * 1024 * 1024;
const MAX_VALUE_SHOWN = 100;
const NOT_UTF8 = "This is not in UTF-8: save the file as UTF-8.";

export type RawLine = { place: string; row: Record<string, unknown> } | { place: string; problem: Remark };

/** Rows of a CSV file (RFC 4180) with a header line, separated by commas, semicolons or tabs. */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>): AsyncIterable<RawLine> {
  let last = 1;
  try {
    const utf8 = new Utf8Lines(chunks);
    const found = await findDelimiter(utf8);
    const lines = csvParser(found.delimiter);
    const source = Readable.from(found.chunks);
    source.on("error", (error) => lines.destroy(error));
    lines.on("close", () => source.destroy());
    for await (const { record, info } of source.pipe(lines) as AsyncIterable<CsvLine>) {
      last = info.lines;
      const place = `line ${info.lines}`;
      yield utf8.takeWrong(info.lines) ? { place, problem: notUtf8(record) } : { place, row: record };
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
    columns: readColumnNames,
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
  const bytes = await readAll(chunks, mostBytes);
  const rows = bytes === undefined ? undefined : toJson(bytes.toString("utf8").replace(/^\ufeff/, ""));
  if (!Array.isArray(rows) || !isUtf8(bytes!)) {
    yield { place: "the whole file", problem: unreadable("", faultOf(bytes)) };
    return;
  }
  for (const [index, row] of rows.entries()) yield toLine(`item ${index + 1}`, row);
}

async function* readJsonLines(chunks: AsyncIterable<Uint8Array>): AsyncIterable<RawLine> {
  const decoder = new TextDecoder();
  const utf8 = new Utf8Lines(chunks);
  let rest = "";
  let number = 0;
  for await (const chunk of utf8) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      number++;
      if (line.trim() !== "") yield toLine(`line ${number}`, toJson(line), utf8.takeWrong(number));
    }
    if (rest.length > MAX_RECORD_CHARACTERS) {
      yield { place: `line ${number + 1}`, problem: unreadable(rest, "The line is too long; the rest is not read.") };
      return;
    }
  }
  rest += decoder.decode();
  if (rest.trim() !== "") yield toLine(`line ${number + 1}`, toJson(rest), utf8.takeWrong(number + 1));
}

function toLine(place: string, row: unknown, isWrong = false): RawLine {
  if (typeof row === "object" && row !== null && !Array.isArray(row))
    return isWrong ? { place, problem: notUtf8({ ...row }) } : { place, row: { ...row } };
  return { place, problem: unreadable(JSON.stringify(row) ?? "", "This is not a JSON object.") };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf(bytes: Buffer | undefined): string {
  if (bytes === undefined) return "The file is too large: use JSON Lines (.jsonl).";
  return isUtf8(bytes) ? "The file must be a JSON array." : NOT_UTF8;
}

async function readAll(chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** In another encoding the letters are others: it is not guessed which. */
function notUtf8(row: Record<string, unknown>): Remark {
  const [field = "", value = ""] = Object.entries(row).find(([, text]) => String(text).includes("\ufffd")) ?? [];
  return { ...unreadable(String(value), NOT_UTF8), field };
}

function unreadable(value: string, message: string): Remark {
  return { field: "", value: value.slice(0, MAX_VALUE_SHOWN), message };
}

import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";
import { Readable } from "node:stream";
import { Type } from "typebox";

const CSV_TYPE = "text/csv; charset=utf-8; header=present";
/** What a spreadsheet would take for a formula: also behind a tab or a line break. */
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** How one column is read from a row. Texts that people wrote are defused; amounts, numbers and times stay as they are. */
export interface CsvColumn<Row> {
  name: string;
  text?: (row: Row) => string | null;
  plain?: (row: Row) => string | number | boolean | null;
}

/** The answer of an export in an OpenAPI document. */
export const CsvFile = {
  description: "A CSV file (RFC 4180) in UTF-8 with a byte order mark and a header line",
  content: { "text/csv": { schema: Type.String() } },
};

/**
 * Answers with a file that is written as its pages are read. It begins with a byte order mark: without one Excel takes
 * UTF-8 for the system's code page. A page that cannot be read breaks the connection, so that the part is not taken for
 * the whole.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<Row[]>,
): FastifyReply {
  const lines = stringify({
    header: true,
    columns: columns.map((column) => column.name),
    bom: true,
    record_delimiter: "windows",
  });
  const rows = Readable.from(recordsOf(columns, pages));
  rows.on("error", (error) => lines.destroy(error));
  lines.on("close", () => rows.destroy());
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  return reply.type(CSV_TYPE).header("Content-Disposition", `attachment; filename="${file}"`).send(rows.pipe(lines));
}

async function* recordsOf<Row>(columns: readonly CsvColumn<Row>[], pages: AsyncIterable<Row[]>) {
  for await (const page of pages) {
    for (const row of page) yield columns.map(({ text, plain }) => (text ? defuse(text(row)) : (plain?.(row) ?? "")));
  }
}

/** A leading apostrophe makes a spreadsheet show the text instead of computing it. */
function defuse(text: string | null): string {
  if (text === null) return "";
  return FORMULA.test(text) ? `'${text}` : text;
}

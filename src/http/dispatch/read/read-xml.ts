import { decodeHTMLStrict } from "entities";
import { Parser } from "htmlparser2";
import { DomainError } from "../../../core/kernel/errors.ts";
import type { Fields } from "./fields.ts";

const MAX_DEPTH = 20;
const MAX_ELEMENTS = 5_000;
const CUSTOM_FIELD = "customfield";

/**
 * Reads the trade's XML: `<PARAMETERS><ID>5</ID>…`, with or without its root. Every element with text is a field,
 * wherever it stands, so that unclosed tags do no harm; those within CUSTOMFIELD are that field's own.
 * Entities are HTML's, since PHP writes `&eacute;` for a letter beyond ASCII; those that a document type defines are never
 * read. Throws malformed_request.
 */
export function readXml(text: string): Fields {
  const fields: Fields = new Map();
  const open: string[] = [];
  let elements = 0;
  let current = "";
  let isVerbatim = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (++elements > MAX_ELEMENTS || open.length >= MAX_DEPTH) throw malformed("The XML is too large or too deep.");
        open.push(name);
        current = "";
      },
      ontext: (part) => {
        current += isVerbatim ? part : decodeHTMLStrict(part);
      },
      oncdatastart: () => {
        isVerbatim = true;
      },
      oncdataend: () => {
        isVerbatim = false;
      },
      onclosetag: (name) => {
        keep(fields, open, current.trim());
        const at = open.lastIndexOf(name);
        if (at !== -1) open.length = at;
        current = "";
      },
    },
    { xmlMode: true, decodeEntities: false, recognizeCDATA: true },
  );
  parser.end(text);
  return fields;
}

function keep(fields: Fields, open: readonly string[], text: string): void {
  const name = open.at(-1);
  if (name === undefined || text === "") return;
  const isCustom = open.slice(0, -1).some((outer) => outer.toLowerCase() === CUSTOM_FIELD);
  if (!isCustom) return void addValue(fields, name.trim().toLowerCase(), text);
  let custom = fields.get(CUSTOM_FIELD);
  if (!(custom instanceof Map)) fields.set(CUSTOM_FIELD, (custom = new Map<string, unknown>()));
  addValue(custom as Fields, name, text);
}

/** A repeated element is a list. */
function addValue(fields: Fields, name: string, text: string): void {
  const before = fields.get(name);
  if (Array.isArray(before)) before.push(text);
  else fields.set(name, before === undefined ? text : [before, text]);
}

/** Text whose markup arrived escaped (`&lt;PARAMETERS&gt;`) as the markup it stands for. */
export function unescapeXml(text: string): string {
  let plain = "";
  const parser = new Parser({ ontext: (part) => (plain += part) }, { xmlMode: true, decodeEntities: true });
  parser.end(text);
  return plain;
}

function malformed(text: string): DomainError {
  return new DomainError("malformed_request", text);
}

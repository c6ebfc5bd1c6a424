/** JSON of an answer; a Map becomes an object whose keys keep their order, also where they look like numbers. */
export function writeJson(value: unknown): string {
  if (value instanceof Map) return writeObject([...value]);
  if (Array.isArray(value)) return `[${value.map(writeJson).join(",")}]`;
  if (typeof value === "object" && value !== null) return writeObject(Object.entries(value));
  return JSON.stringify(value);
}

function writeObject(entries: [unknown, unknown][]): string {
  return `{${entries.map(([key, inner]) => `${JSON.stringify(String(key))}:${writeJson(inner)}`).join(",")}}`;
}

const XML_NAME = /^[A-Za-z_][\w.-]*$/;
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML of the same answer: list items stand in RESULT, keys that are no XML name in `ITEM key="…"`. */
export function writeXml(answer: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement("RESPONSE", answer)}`;
}

function writeElement(name: string, value: unknown): string {
  const isName = XML_NAME.test(name);
  const start = isName ? name : `ITEM key="${escapeXml(name)}"`;
  return `<${start}>${writeContent(value)}</${isName ? name : "ITEM"}>`;
}

function writeContent(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => writeElement("RESULT", item)).join("");
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return escapeXml(String(value));
  if (typeof value !== "object" || value === null) return "";
  const entries: [unknown, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
  return entries.map(([key, inner]) => writeElement(String(key), inner)).join("");
}

function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, "").replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

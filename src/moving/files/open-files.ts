import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { BUNDLE_FILES, type BundleFile, type BundleRow } from "../../core/moving/bundle/bundle.ts";
import { readTime } from "../../core/moving/bundle/read-value.ts";
import type { StoredFile } from "../../core/moving/reading/source-opener.ts";
import type { Line, MovingSource, SourceOptions } from "../../core/moving/source.ts";
import { MAX_JSON_BYTES, readCsv, readJsonRows, type RawLine } from "./read-rows.ts";
import { openOnDisk, readChunks } from "./stored-file.ts";
import { UnreadableBundle } from "./unreadable-bundle.ts";
import { readZip } from "./zip.ts";

/** Of all its files together, unpacked: a small file may claim to hold much. */
const MAX_UNPACKED_BYTES = 2 * 1024 * 1024 * 1024;
/** JSON is read as a whole, while a server does nothing else. */
const MAX_UPLOADED_JSON_BYTES = 32 * 1024 * 1024;
const ZIP = /\.zip$/i;
const FORMATS = ["csv", "json", "jsonl"] as const;
type Format = (typeof FORMATS)[number];

/** The name of a file and how to read it, in parts. */
interface BundlePart {
  label: string;
  format: Format;
  chunks: () => AsyncIterable<Uint8Array>;
}

/** Opens a folder or a zip file of CSV, JSON or JSON Lines files. Throws UnreadableBundle. */
export async function openFiles(path: string): Promise<MovingSource> {
  if (!existsSync(path)) throw new UnreadableBundle(`There is no folder or zip file ${path}.`);
  if (statSync(path).isDirectory()) return toSource(path, openFolder(path), MAX_JSON_BYTES);
  const zip = await openOnDisk(path);
  try {
    return { ...toSource(path, await openZip(zip), MAX_JSON_BYTES), close: zip.close };
  } catch (error) {
    await zip.close();
    throw error;
  }
}

/** Opens files that were uploaded: one zip file, or the files of a bundle themselves. Throws UnreadableBundle. */
export async function openUploads(files: readonly StoredFile[]): Promise<MovingSource> {
  const zip = files.find(({ name }) => ZIP.test(name));
  if (zip && files.length > 1) throw new UnreadableBundle("Choose one zip file, or the files of a bundle themselves.");
  const parts = zip ? await openZip(zip) : collect(files.map((file) => [file.name, () => readChunks(file)] as const));
  return toSource(files.map(({ name }) => name).join(", "), parts, MAX_UPLOADED_JSON_BYTES);
}

function toSource(path: string, parts: Map<BundleFile, BundlePart>, mostJsonBytes: number): MovingSource {
  if (parts.size === 0) {
    throw new UnreadableBundle(
      `${path || "The upload"} has nothing to move in. Choose files such as resellers.csv or orders.json, or a zip file of them.`,
    );
  }
  return {
    name: basename(path),
    files: BUNDLE_FILES.filter((file) => parts.has(file)),
    read: (file, options) => readLines(file, parts.get(file)!, { ...options, mostJsonBytes }),
    close: async () => {},
  };
}

function openFolder(path: string): Map<BundleFile, BundlePart> {
  return collect(readdirSync(path).map((name) => [name, () => readFromDisk(join(path, name))] as const));
}

async function* readFromDisk(path: string): AsyncIterable<Uint8Array> {
  const file = await openOnDisk(path);
  try {
    yield* readChunks(file);
  } finally {
    await file.close();
  }
}

async function openZip(file: StoredFile): Promise<Map<BundleFile, BundlePart>> {
  const entries = (await readZip(file)).filter(({ name }) => partOf(name) !== null);
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_UNPACKED_BYTES)
    throw new UnreadableBundle(`${file.name} is too large: unpack it and name the folder to imeister migrate-from.`);
  return collect(entries.map(({ name, chunks }) => [name, chunks] as const));
}

function collect(files: readonly (readonly [string, BundlePart["chunks"]])[]): Map<BundleFile, BundlePart> {
  const parts = new Map<BundleFile, BundlePart>();
  for (const [name, chunks] of files) {
    const part = partOf(name);
    if (part === null) continue;
    if (parts.has(part.file))
      throw new UnreadableBundle(`The bundle has two files of ${part.file}: remove one of them.`);
    parts.set(part.file, { label: basename(name), format: part.format, chunks });
  }
  return parts;
}

/** Zip files may have everything in one folder. */
function partOf(name: string): { file: BundleFile; format: Format } | null {
  const [, word, ending] = /^(\w+)\.(\w+)$/.exec(basename(name).toLowerCase()) ?? [];
  const file = BUNDLE_FILES.find((known) => known === word);
  const format = FORMATS.find((known) => known === ending);
  return file && format ? { file, format } : null;
}

async function* readLines<File extends BundleFile>(
  file: File,
  { label, format, chunks }: BundlePart,
  { since, mostJsonBytes }: SourceOptions & { mostJsonBytes: number },
): AsyncIterable<Line<BundleRow<File>>> {
  const lines = format === "csv" ? readCsv(chunks()) : readJsonRows(chunks(), format === "jsonl", mostJsonBytes);
  try {
    for await (const line of lines) {
      const place = `${label}, ${line.place}`;
      if ("problem" in line) yield { place, problem: line.problem };
      // Each value is checked when it is uploaded; a reader only says where it stands.
      else if (!isOld(file, line, since)) yield { place, row: line.row as BundleRow<File> };
    }
  } catch (error) {
    if (!(error instanceof UnreadableBundle)) throw error;
    yield { place: `${label}, the rest`, problem: { field: "", value: "", message: error.message } };
  }
}

/** Open orders never are. */
function isOld(file: BundleFile, { row }: Extract<RawLine, { row: unknown }>, since: Date | undefined): boolean {
  if (since === undefined) return false;
  if (file === "transactions") return timeOf(row["at"]) < since.getTime();
  if (file !== "orders") return false;
  const status = String(row["status"]).trim().toUpperCase();
  return status !== "PENDING" && status !== "PROCESSING" && timeOf(row["placed"]) < since.getTime();
}

/** In milliseconds; what is no time is before nothing. */
function timeOf(given: unknown): number {
  try {
    return Date.parse(readTime(String(given).trim()));
  } catch {
    return Number.NaN;
  }
}

import { existsSync, readdirSync, statSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { unzipSync, type UnzipFileInfo } from "fflate";
import { BUNDLE_FILES, type BundleFile, type BundleRow } from "../../core/moving/bundle/bundle.ts";
import type { Line, MovingSource, SourceOptions } from "../../core/moving/source.ts";
import { readCsv, readJsonRows, type RawLine } from "./read-rows.ts";

const MAX_ZIP_BYTES = 512 * 1024 * 1024;
/** Of all its files together, unpacked: a small file may claim to hold much. */
const MAX_UNPACKED_BYTES = 2 * 1024 * 1024 * 1024;
const FORMATS = ["csv", "json", "jsonl"] as const;
type Format = (typeof FORMATS)[number];

/** The name of a file and how to read it, in parts. */
interface BundlePart {
  label: string;
  format: Format;
  chunks: () => AsyncIterable<Uint8Array>;
}

/** A bundle that cannot be opened; the message says what to do. */
export class UnreadableBundle extends Error {
  override readonly name = "UnreadableBundle";
}

/** Opens a folder or a zip file of CSV, JSON or JSON Lines files. Throws UnreadableBundle. */
export async function openFiles(path: string): Promise<MovingSource> {
  if (!existsSync(path)) throw new UnreadableBundle(`There is no folder or zip file ${path}.`);
  const parts = statSync(path).isDirectory() ? openFolder(path) : await openZip(path);
  if (parts.size === 0) {
    throw new UnreadableBundle(`${path} has no file of a bundle, such as resellers.csv or orders.json.`);
  }
  return {
    name: basename(path),
    files: BUNDLE_FILES.filter((file) => parts.has(file)),
    read: (file, options) => readLines(file, parts.get(file)!, options),
    close: async () => {},
  };
}

function openFolder(path: string): Map<BundleFile, BundlePart> {
  return collect(readdirSync(path), (name) => () => readChunks(join(path, name)));
}

async function* readChunks(path: string): AsyncIterable<Uint8Array> {
  const file = await open(path);
  try {
    yield* file.createReadStream({ autoClose: false });
  } finally {
    await file.close();
  }
}

async function openZip(path: string): Promise<Map<BundleFile, BundlePart>> {
  if (statSync(path).size > MAX_ZIP_BYTES) {
    throw new UnreadableBundle(
      `${path} is larger than ${MAX_ZIP_BYTES / 1024 / 1024} MiB: unpack it and name the folder.`,
    );
  }
  const packed = await readFile(path);
  let bytes = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (partOf(name) === null) return false;
    bytes += originalSize;
    if (bytes > MAX_UNPACKED_BYTES) throw new UnreadableBundle(`${path} is too large: unpack it and name the folder.`);
    return true;
  };
  const files = unzip(path, packed, filter);
  return collect(
    Object.keys(files),
    (name) =>
      async function* () {
        yield files[name]!;
      },
  );
}

function unzip(path: string, packed: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(packed, { filter });
  } catch (error) {
    if (error instanceof UnreadableBundle) throw error;
    throw new UnreadableBundle(`${path} is not a zip file that can be read: ${(error as Error).message}.`);
  }
}

function collect(
  names: readonly string[],
  chunksOf: (name: string) => BundlePart["chunks"],
): Map<BundleFile, BundlePart> {
  const parts = new Map<BundleFile, BundlePart>();
  for (const name of names) {
    const part = partOf(name);
    if (part === null) continue;
    if (parts.has(part.file))
      throw new UnreadableBundle(`The bundle has two files of ${part.file}: remove one of them.`);
    parts.set(part.file, { label: basename(name), format: part.format, chunks: chunksOf(name) });
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
  { since }: SourceOptions = {},
): AsyncIterable<Line<BundleRow<File>>> {
  const lines = format === "csv" ? readCsv(chunks()) : readJsonRows(chunks(), format === "jsonl");
  for await (const line of lines) {
    const place = `${label}, ${line.place}`;
    if ("problem" in line) yield { place, problem: line.problem };
    // Each value is checked when it is uploaded; a reader only says where it stands.
    else if (!isOld(file, line, since)) yield { place, row: line.row as BundleRow<File> };
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
  return Date.parse(String(given).trim().replace(" ", "T"));
}

import { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import type { StoredFile } from "../../core/moving/reading/source-opener.ts";
import { readChunks } from "./stored-file.ts";
import { UnreadableBundle } from "./unreadable-bundle.ts";

// Signatures and sizes of APPNOTE.TXT, the description of the format.
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const ENTRY = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04_03_4b_50;
const LOCAL_BYTES = 30;
const IN_ZIP64 = 0xff_ff_ff_ff;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
/** The list of a zip file with ten thousand files, of which a bundle has nine. */
const MAX_LIST_BYTES = 1024 * 1024;

/** A file inside of a zip file. */
export interface ZipEntry {
  name: string;
  /** Unpacked; reading it ends with an error if there is more or less. */
  size: number;
  /** Throws UnreadableBundle. */
  chunks(): AsyncIterable<Uint8Array>;
}

interface Header {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  start: number;
}

/**
 * The files of a zip file by its list at the end, so that a file that was cut off is not taken for a whole one. They are
 * unpacked as they are read: neither the zip file nor its content is ever in memory as a whole. Throws UnreadableBundle.
 */
export async function readZip(file: StoredFile): Promise<ZipEntry[]> {
  const headers = await readHeaders(file);
  return headers.map((header) => ({
    name: header.name,
    size: header.size,
    chunks: () => unpack(file, header),
  }));
}

async function readHeaders(file: StoredFile): Promise<Header[]> {
  const tailStart = Math.max(0, file.size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = Buffer.from(await file.read(tailStart, file.size - tailStart));
  const at = tail.lastIndexOf(END, tail.length - END_BYTES);
  if (tail.length < END_BYTES || at === -1) throw unreadable(file, "it is no zip file, or its end is missing");
  const end = tail.subarray(at);
  const [count, bytes, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (start === IN_ZIP64) throw unreadable(file, "it has the ZIP64 format. Pack only the files of the bundle");
  if (bytes > MAX_LIST_BYTES) throw unreadable(file, "it has too many files");
  const list = Buffer.from(await file.read(start, bytes));
  const headers: Header[] = [];
  for (let place = 0; headers.length < count;) {
    if (place + ENTRY_BYTES > list.length || list.readUInt32LE(place) !== ENTRY)
      throw unreadable(file, "its list of files is damaged");
    const nameBytes = list.readUInt16LE(place + 28);
    headers.push({
      name: list.toString("utf8", place + ENTRY_BYTES, place + ENTRY_BYTES + nameBytes),
      flags: list.readUInt16LE(place + 8),
      method: list.readUInt16LE(place + 10),
      crc: list.readUInt32LE(place + 16),
      packed: list.readUInt32LE(place + 20),
      size: list.readUInt32LE(place + 24),
      start: list.readUInt32LE(place + 42),
    });
    place += ENTRY_BYTES + nameBytes + list.readUInt16LE(place + 30) + list.readUInt16LE(place + 32);
  }
  return headers;
}

async function* unpack(file: StoredFile, header: Header): AsyncGenerator<Uint8Array> {
  if ((header.flags & ENCRYPTED) !== 0) throw unreadable(file, "it has a password. Pack the files without one");
  if (header.method !== STORED && header.method !== DEFLATED)
    throw unreadable(file, `${header.name} is packed with a method other than Deflate`);
  let [size, crc] = [0, 0];
  for await (const chunk of unpacked(file, header)) {
    size += chunk.length;
    crc = crc32(chunk, crc);
    if (size > header.size) break;
    yield chunk;
  }
  if (size !== header.size || crc !== header.crc) throw damaged(file, header);
}

async function* unpacked(file: StoredFile, header: Header): AsyncGenerator<Uint8Array> {
  const local = Buffer.from(await file.read(header.start, LOCAL_BYTES));
  if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL) throw damaged(file, header);
  // The names and extra fields here may be other than those of the list.
  const start = header.start + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  const packed = Readable.from(readChunks(file, start, Math.min(header.packed, Math.max(0, file.size - start))));
  if (header.method === STORED) return yield* packed;
  const inflate = createInflateRaw();
  packed.on("error", (error) => inflate.destroy(error));
  inflate.on("close", () => packed.destroy());
  try {
    yield* packed.pipe(inflate);
  } catch (error) {
    // What zlib says of broken data; a file that cannot be read is another matter.
    throw (error as NodeJS.ErrnoException).code?.startsWith("Z_") ? damaged(file, header) : error;
  }
}

function damaged(file: StoredFile, { name }: Header): UnreadableBundle {
  return unreadable(file, `${name} in it is damaged`);
}

function unreadable({ name }: StoredFile, reason: string): UnreadableBundle {
  return new UnreadableBundle(`${name} cannot be read: ${reason}.`);
}

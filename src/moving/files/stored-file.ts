import { open, type FileHandle } from "node:fs/promises";
import { basename } from "node:path";
import type { StoredFile } from "../../core/moving/reading/source-opener.ts";

const CHUNK_BYTES = 1024 * 1024;

/** A file of this machine, open until it is closed. */
export interface OpenFile extends StoredFile {
  close(): Promise<void>;
}

export async function openOnDisk(path: string): Promise<OpenFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return {
      name: basename(path),
      size,
      read: (start, length) => read(file, start, length),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function read(file: FileHandle, start: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

/** A part of a file in pieces that fit into memory; all of it unless given. */
export async function* readChunks(file: StoredFile, from = 0, length = file.size - from): AsyncGenerator<Uint8Array> {
  for (let at = from; at < from + length; at += CHUNK_BYTES) {
    yield await file.read(at, Math.min(CHUNK_BYTES, from + length - at));
  }
}

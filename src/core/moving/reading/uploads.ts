import { DomainError, invalidField } from "../../kernel/errors.ts";
import type { MovingContext } from "../context.ts";
import { lockReading } from "../runs/run-rows.ts";
import { refuseRun } from "../runs/runs.ts";
import type { StoredFile } from "./source-opener.ts";
import { countOtherParts, listUploadedFiles, putPart, readPart } from "./upload-rows.ts";

/** Size of all parts of a file but its last: within the usual limits of proxies and the memory of the server. */
export const PART_BYTES = 1024 * 1024;
/** Of all files of a run together: 512 MiB. */
export const MOST_PARTS = 512;
const NAME = /^[\w .()[\]-]{1,100}$/;

/**
 * Stores a part of a file of a bundle until it is read; the same part may be sent again. Throws not_found, conflict once the
 * run is being read, validation_failed, too_many_items.
 */
export async function addPart(
  context: MovingContext,
  id: number,
  { file, part, bytes }: { file: string; part: number; bytes: Uint8Array },
): Promise<void> {
  if (!NAME.test(file))
    throw invalidField("file", "Give a file name of up to 100 letters, digits, spaces and . _ - ( ) [ ].");
  if (part >= MOST_PARTS) throw tooLarge();
  if (bytes.length === 0 || bytes.length > PART_BYTES)
    throw invalidField("part", `A part has 1 to ${PART_BYTES} bytes.`);
  const isOpen = await context.database.transaction(async (transaction) => {
    if (!(await lockReading(transaction, id))) return false;
    const place = { runId: id, file, part };
    if ((await countOtherParts(transaction, place)) >= MOST_PARTS) throw tooLarge();
    await putPart(transaction, place, bytes);
    return true;
  });
  // Beside the transaction, which has the only connection of the embedded database.
  if (!isOpen) throw await refuseRun(context, id);
}

/** What was uploaded. Throws validation_failed if a part is missing. */
export async function openUploads({ database }: MovingContext, id: number): Promise<StoredFile[]> {
  const found = await listUploadedFiles(database.kysely, id, PART_BYTES);
  const broken = found.find(({ parts, last, whole }) => parts !== last + 1 || whole !== last);
  if (broken) throw invalidField("file", `${broken.file} was not uploaded completely: start again.`);
  return found.map(({ file, size }) => ({
    name: file,
    size,
    read: async (start, length) => {
      const pieces: Uint8Array[] = [];
      const end = Math.min(start + length, size);
      for (let at = start; at < end;) {
        const [part, inPart] = [Math.floor(at / PART_BYTES), at % PART_BYTES];
        const wanted = { start: inPart, length: Math.min(end - at, PART_BYTES - inPart) };
        const piece = await readPart(database.kysely, { runId: id, file, part }, wanted);
        if (piece.length !== wanted.length) throw new Error(`a part of ${file} is gone`);
        pieces.push(piece);
        at += piece.length;
      }
      return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
    },
  }));
}

function tooLarge(): DomainError {
  const most = (MOST_PARTS * PART_BYTES) / 1024 / 1024;
  return new DomainError(
    "too_many_items",
    `The files are larger than ${most} MiB: leave out old orders, or use imeister migrate-from on the server.`,
  );
}

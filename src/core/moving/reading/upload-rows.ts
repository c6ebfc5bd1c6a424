import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";

export interface UploadedPart {
  runId: number;
  file: string;
  part: number;
}

/** Stores a part instead of the one that was there. */
export async function putPart(
  transaction: Transaction,
  { runId, file, part }: UploadedPart,
  bytes: Uint8Array,
): Promise<void> {
  await transaction
    .insertInto("moving_uploads")
    .values({ run_id: runId, file, part, bytes })
    .onConflict((conflict) => conflict.columns(["run_id", "file", "part"]).doUpdateSet({ bytes }))
    .execute();
}

/** Without this one. */
export async function countOtherParts(transaction: Transaction, { runId, file, part }: UploadedPart): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from moving_uploads
     where run_id = ${runId} and (file, part) <> (${file}, ${part}::integer)`.execute(transaction);
  return rows[0]!.n;
}

export interface UploadedFile {
  file: string;
  parts: number;
  last: number;
  size: number;
  /** Parts before the last that have this size. */
  whole: number;
}

export async function listUploadedFiles(
  connection: Connection,
  runId: number,
  partBytes: number,
): Promise<UploadedFile[]> {
  const { rows } = await sql<UploadedFile>`
    select file, count(*)::integer as parts, max(part) as last, sum(octet_length(bytes))::integer as size,
           count(*) filter (where octet_length(bytes) = ${partBytes}
             and part < (select max(l.part) from moving_uploads l where l.run_id = u.run_id and l.file = u.file))::integer as whole
      from moving_uploads u where run_id = ${runId} group by run_id, file order by file`.execute(connection);
  return rows;
}

/** Bytes of one part; none where it is gone. `start` counts from 0. */
export async function readPart(
  connection: Connection,
  { runId, file, part }: UploadedPart,
  { start, length }: { start: number; length: number },
): Promise<Uint8Array> {
  const { rows } = await sql<{ bytes: Uint8Array }>`
    select substring(bytes from ${start + 1}::integer for ${length}::integer) as bytes from moving_uploads
     where run_id = ${runId} and file = ${file} and part = ${part}::integer`.execute(connection);
  return rows[0]?.bytes ?? new Uint8Array();
}

export async function deleteUploads(connection: Connection, runIds: readonly number[]): Promise<void> {
  await connection.deleteFrom("moving_uploads").where("run_id", "in", runIds).execute();
}

import type { ProofType } from "../../../database/column-types.ts";
import type { Connection, Transaction } from "../../../database/database.ts";

/** A file that shows a payment. */
export interface Proof {
  /** SHA-256 of the bytes. */
  hash: string;
  contentType: ProofType;
  bytes: Uint8Array;
}

export function findProofRow(connection: Connection, requestId: bigint): Promise<Proof | undefined> {
  return connection
    .selectFrom("top_up_proofs")
    .select(["hash", "content_type as contentType", "bytes"])
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

export async function writeProof(transaction: Transaction, requestId: bigint, proof: Proof): Promise<void> {
  const { hash, contentType: content_type, bytes } = proof;
  const row = { hash, content_type, bytes };
  await transaction
    .insertInto("top_up_proofs")
    .values({ request_id: requestId, ...row })
    .onConflict((existing) =>
      existing.column("request_id").doUpdateSet((set) => ({ ...row, created_at: set.fn<Date>("now") })),
    )
    .execute();
}

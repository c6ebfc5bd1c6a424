import type { FastifyReply } from "fastify";
import type { Proof } from "../../core/ledger/top-ups/proof.ts";

const EXTENSIONS: Record<Proof["contentType"], string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "application/pdf": "pdf",
};
/** A file of a stranger must not do anything, however it is opened. */
const POLICY = "default-src 'none'; sandbox";

/** Answers with a file as a download that no cache stores. */
export function answerProof(reply: FastifyReply, id: bigint, { contentType, bytes }: Proof): FastifyReply {
  return reply
    .type(contentType)
    .header("Content-Disposition", `attachment; filename="proof-${id}.${EXTENSIONS[contentType]}"`)
    .header("Content-Security-Policy", POLICY)
    .header("X-Content-Type-Options", "nosniff")
    .header("Cache-Control", "private, no-store")
    .send(Buffer.from(bytes));
}

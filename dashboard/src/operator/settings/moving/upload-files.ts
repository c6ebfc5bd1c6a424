import { t } from "@lingui/core/macro";
import { fieldError } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { isTemporary, retryWhileTemporary } from "../../../api/retry.ts";

/** As the server takes it. */
const PART_BYTES = 1024 * 1024;

/** Bytes that were sent, of all. */
export interface Sent {
  done: number;
  total: number;
  /** Why it takes longer. */
  trouble?: string | undefined;
}

/** Sends files in parts, one after the other. A part that is lost on the way is sent again for half a minute. */
export async function uploadFiles(id: number, files: readonly File[], report: (sent: Sent) => void): Promise<void> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const onTrouble = (trouble: string | undefined): void => report({ done, total, trouble });
  report({ done, total });
  for (const file of files) {
    for (let part = 0; part * PART_BYTES < file.size; part++) {
      const bytes = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
      const send = () => uploadPart({ id, file: file.name, part }, bytes);
      await retryWhileTemporary(send, { onTrouble }).catch(explainBreak);
      done += bytes.size;
      report({ done, total });
    }
  }
}

function uploadPart({ id, file, part }: { id: number; file: string; part: number }, bytes: Blob) {
  return operator.PUT("/api/operator/migrations/{id}/files/{file}/{part}", {
    params: { path: { id: String(id), file, part: String(part) } },
    headers: { "Content-Type": "application/octet-stream" },
    body: bytes,
    bodySerializer: (body) => body,
  });
}

function explainBreak(error: unknown): never {
  if (!isTemporary(error)) throw error;
  throw fieldError(
    "files",
    t`The upload broke off. Check your connection and start the dry run again: the files are then uploaded from the beginning.`,
  );
}

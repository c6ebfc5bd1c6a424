import { operator } from "../../../api/client.ts";

/** As the server takes it. */
const PART_BYTES = 1024 * 1024;

/** Bytes that were sent, of all. */
export interface Sent {
  done: number;
  total: number;
}

/** Sends files in parts, one after the other. */
export async function uploadFiles(id: number, files: readonly File[], report: (sent: Sent) => void): Promise<void> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  report({ done, total });
  for (const file of files) {
    for (let part = 0; part * PART_BYTES < file.size; part++) {
      const bytes = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
      await operator.PUT("/api/operator/migrations/{id}/files/{file}/{part}", {
        params: { path: { id: String(id), file: file.name, part: String(part) } },
        headers: { "Content-Type": "application/octet-stream" },
        body: bytes,
        bodySerializer: (body) => body,
      });
      done += bytes.size;
      report({ done, total });
    }
  }
}

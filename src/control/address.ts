import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** macOS allows 104 bytes with the final zero, Linux 108. */
const MAX_SOCKET_PATH_BYTES = 100;
const HASH_LENGTH = 16;

/**
 * Where the server of a data folder listens for the command line: a socket in the folder, which only its owner
 * can enter; a named pipe on Windows; a short path in the folder for temporary files where the folder's is too long.
 */
export function controlAddress(dataDir: string): string {
  const folder = resolve(dataDir);
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, HASH_LENGTH);
  if (process.platform === "win32") return `\\\\.\\pipe\\imeister-${hash}`;
  const path = join(folder, "control.sock");
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES ? path : join(tmpdir(), `imeister-${hash}.sock`);
}

/** In the folder for temporary files any user may have put a socket under that name: only the data folder's owner counts. */
export function isForeign(address: string, dataDir: string): boolean {
  if (process.platform === "win32" || dirname(address) === resolve(dataDir)) return false;
  const socket = statSync(address, { throwIfNoEntry: false });
  return socket !== undefined && socket.uid !== statSync(dataDir).uid;
}

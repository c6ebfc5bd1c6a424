import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { API_PREFIX, COMMAND_HEADER, MAX_BODY_BYTES, type ApiAnswer, type CarryCall } from "./messages.ts";

/** A socket made under it has the mode 0600. */
const OWNER_ONLY_UMASK = 0o177;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Opens the operator API of this process to the command line, over a socket in the data folder. A user who can open the
 * socket is the operator, so only its owner may. Resolves to a function that waits for calls under way and stops.
 */
export async function startControl(address: string, carry: CarryCall): Promise<() => Promise<void>> {
  const underWay = new Set<Promise<void>>();
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    const answered = answer(request, response, carry).finally(() => underWay.delete(answered));
    underWay.add(answered);
  });
  await listen(server, address);
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.all(underWay);
    server.closeIdleConnections();
    await closed;
  };
}

function listen(server: Server, address: string): Promise<void> {
  // The folder's lock is ours, so a socket that lies there was left by a server that was killed.
  if (process.platform !== "win32") rmSync(address, { force: true });
  const umask = process.umask(OWNER_ONLY_UMASK);
  try {
    // The socket is made before `listen` returns.
    return new Promise((resolve, reject) => void server.once("error", reject).listen(address, resolve));
  } finally {
    process.umask(umask);
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, carry: CarryCall): Promise<void> {
  // The client may be gone. The command runs to its end nevertheless.
  response.on("error", () => {});
  response.setHeader("content-type", "application/json");
  response.setHeader("connection", "close");
  try {
    const { status, body } = await carryRequest(request, response, carry);
    response.writeHead(status).end(body);
  } catch {
    // It cannot be read, so nothing was begun.
    response.writeHead(400).end('{"code":"malformed_request","detail":"The command cannot be read."}');
  }
}

async function carryRequest(request: IncomingMessage, response: ServerResponse, carry: CarryCall): Promise<ApiAnswer> {
  const { method = "", url = "", headers } = request;
  if (!url.startsWith(`${API_PREFIX}/`)) return { status: 204, body: "" };
  const text = await readBody(request);
  if (text === undefined) {
    return { status: 413, body: '{"code":"payload_too_large","detail":"The command with its file is too large."}' };
  }
  // The client learns that the call has begun, however long it takes.
  response.writeProcessing();
  const body = text === "" ? undefined : (JSON.parse(text) as object);
  return carry(String(headers[COMMAND_HEADER] ?? ""), { method, path: url.slice(API_PREFIX.length), body });
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { CommandInput, Report } from "../cli/command.ts";
import { Failure, failureJson } from "../cli/failure.ts";
import { CONTROL_PATH, MAX_REQUEST_BYTES, type ControlMessage, type ControlRequest } from "./messages.ts";

/** A socket made under it has the mode 0600. */
const OWNER_ONLY_UMASK = 0o177;
const REQUEST_TIMEOUT_MS = 30_000;

export type RunCommand = (name: string, input: CommandInput, report: Report) => Promise<object>;

/**
 * Lets the command line work on the database that this process holds open. Whoever can open the socket is the
 * operator, so only its owner may. Resolves to a function that waits for commands under way and stops.
 */
export async function startControl(address: string, runCommand: RunCommand): Promise<() => Promise<void>> {
  const underWay = new Set<Promise<void>>();
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    const answered = answer(request, response, runCommand).finally(() => underWay.delete(answered));
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

async function answer(request: IncomingMessage, response: ServerResponse, runCommand: RunCommand): Promise<void> {
  const send = (message: ControlMessage): void => void response.write(`${JSON.stringify(message)}\n`);
  // Whoever asked may be gone; the command is done all the same.
  response.on("error", () => {});
  response.setHeader("content-type", "application/x-ndjson");
  response.setHeader("connection", "close");
  try {
    const { command, input } = await readRequest(request);
    send({ accepted: true });
    send({ result: await runCommand(command, input, (progress) => send({ progress })) });
  } catch (error) {
    send({ error: failureJson(error) });
  }
  response.end();
}

async function readRequest(request: IncomingMessage): Promise<ControlRequest> {
  if (request.method !== "POST" || request.url !== CONTROL_PATH) throw new Failure("usage", "There is nothing here.");
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_REQUEST_BYTES) throw new Failure("payload_too_large", "The command with its file is too large.");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as ControlRequest;
}

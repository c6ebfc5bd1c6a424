import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { CommandInput, Report } from "../cli/command.ts";
import { Failure, type FailureJson } from "../cli/failure.ts";
import { CONTROL_PATH, MAX_ANSWER_BYTES, type ControlMessage } from "./messages.ts";

const ACCEPT_TIMEOUT_MS = 10_000;
const NOBODY_LISTENS = ["ENOENT", "ECONNREFUSED"];

/** Nobody listens, so the command did not begin. */
export class NoServer extends Error {
  override readonly name = "NoServer";
}

/** What the server answered: the command's result or why it failed. */
export type Answer = { result: object } | { error: FailureJson };

/** Has the server of a data folder run a command. Throws NoServer, and a Failure when its answer does not come. */
export async function askServer(
  address: string,
  command: string,
  input: CommandInput,
  report: Report,
): Promise<Answer> {
  const response = await send(address, JSON.stringify({ command, input }));
  try {
    for await (const message of messages(response)) {
      if ("progress" in message) report(message.progress);
      if ("result" in message || "error" in message) return message;
    }
  } catch {
    // Told below, like an answer that ends too soon.
  } finally {
    response.destroy();
  }
  throw unanswered("The server stopped before it answered");
}

async function send(address: string, body: string): Promise<IncomingMessage> {
  const request = httpRequest({
    socketPath: address,
    path: CONTROL_PATH,
    method: "POST",
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
  });
  const silence = setTimeout(() => request.destroy(new Error("it is silent")), ACCEPT_TIMEOUT_MS);
  try {
    request.end(body);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return response;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (NOBODY_LISTENS.includes(code)) throw new NoServer(message);
    if (code === "EACCES")
      throw new Failure("server_unreachable", `Only the user who runs the server may use ${address}.`);
    throw unanswered(`The server on ${address} does not answer (${message})`);
  } finally {
    clearTimeout(silence);
  }
}

async function* messages(response: IncomingMessage): AsyncGenerator<ControlMessage> {
  let rest = "";
  let length = 0;
  response.setEncoding("utf8");
  for await (const chunk of response as AsyncIterable<string>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) return;
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as ControlMessage;
  }
}

function unanswered(what: string): Failure {
  return new Failure("server_unreachable", `${what}: look whether the command was done before you repeat it.`);
}

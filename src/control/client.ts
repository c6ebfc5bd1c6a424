import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { text as readText } from "node:stream/consumers";
import { Failure } from "../failure.ts";
import { API_PREFIX, COMMAND_HEADER, type ApiAnswer, type ApiCall } from "./messages.ts";

const ACCEPT_TIMEOUT_MS = 10_000;
const NO_LISTENER = ["ENOENT", "ECONNREFUSED"];

/** No process listens, so the call did not begin. */
export class NoServer extends Error {
  override readonly name = "NoServer";
}

/** Finds out whether a server listens. Throws NoServer, and a Failure when it does not answer. */
export async function greetServer(address: string): Promise<void> {
  const response = await send(address, { method: "GET", path: "/" });
  response.destroy();
}

/** Has the server of a data folder do one call. Throws NoServer, and a Failure when its answer does not come. */
export async function askServer(address: string, command: string, call: ApiCall): Promise<ApiAnswer> {
  const { method, body } = call;
  const path = `${API_PREFIX}${call.path}`;
  const response = await send(address, { method, path, headers: { [COMMAND_HEADER]: command } }, body);
  try {
    return { status: response.statusCode ?? 0, body: await readText(response) };
  } catch {
    throw unanswered("The server stopped before it answered");
  }
}

interface Line {
  method: string;
  path: string;
  headers?: Record<string, string>;
}

async function send(address: string, { headers, ...line }: Line, body?: object): Promise<IncomingMessage> {
  const request = httpRequest({
    ...line,
    socketPath: address,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
  });
  const silence = setTimeout(() => request.destroy(new Error("it is silent")), ACCEPT_TIMEOUT_MS);
  let begun = false;
  request.on("information", () => {
    begun = true;
    clearTimeout(silence);
  });
  try {
    request.end(body && JSON.stringify(body));
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return response;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (begun) throw unanswered("The server stopped before it answered");
    if (NO_LISTENER.includes(code)) throw new NoServer(message);
    if (code === "EACCES")
      throw new Failure("server_unreachable", `Only the user who runs the server may use ${address}.`);
    throw unanswered(`The server on ${address} does not answer (${message})`);
  } finally {
    clearTimeout(silence);
  }
}

function unanswered(what: string): Failure {
  return new Failure("server_unreachable", `${what}: look whether the command was done before you repeat it.`);
}

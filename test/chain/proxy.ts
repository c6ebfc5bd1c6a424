import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A fault of one call. */
export interface Fault {
  /** Whether the other server receives the call and processes it. */
  forwards: boolean;
  /** What the caller gets instead of the response. */
  answers: "cut" | "late" | keyof typeof ANSWERS;
}

/** Forwards the calls between two servers, except for the faults that a test sets. */
export interface Proxy {
  url: string;
  /** Each of the next `calls` calls of these actions has the fault; later calls pass. */
  breaks: (actions: readonly string[], fault: Fault, calls?: number) => void;
  /** Whether every fault has occurred. */
  isWhole: () => boolean;
  /** Parameters of the calls so far, as they were sent. */
  calls: (...actions: string[]) => string[];
  /** The address that calls are forwarded to; a restarted server has another one. */
  leadTo: (url: string) => void;
  close: () => Promise<void>;
}

/** Longer than the timeout of the tests' caller, but short. */
const LATE_MS = 3_500;
const ANSWERS = {
  page: [200, "text/html", "<html><body><h1>Just a moment…</h1></body></html>"],
  http500: [500, "text/html", "<h1>Internal Server Error</h1>"],
  http503: [503, "application/json", '{"message":"Service Unavailable"}'],
  garbage: [200, "application/json", '{"SUCCESS":[{"MESSAGE":"Order rec'],
  nothing: [200, "application/json", ""],
} as const;

/** Opens it on its own port in front of the server at `url`. */
export async function openProxy(url: string): Promise<Proxy> {
  let target = url;
  const faults: { actions: readonly string[]; fault: Fault }[] = [];
  const calls: { action: string; parameters: string }[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const fields = new URLSearchParams(body);
    const action = fields.get("action") ?? "";
    calls.push({ action, parameters: fields.get("parameters") ?? "" });
    const found = faults.findIndex(({ actions }) => actions.includes(action));
    const [broken] = found === -1 ? [] : faults.splice(found, 1);
    const forward = (): Promise<Response> =>
      fetch(`${target}${request.url}`, { method: "POST", headers: { "content-type": FORM }, body });
    if (broken) return fail(broken.fault, forward, response);
    const answer = await forward();
    const text = await answer.text();
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(text);
  }

  const server = createServer((request, response) => {
    // If the server behind it is down, there is no response either.
    pass(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breaks: (actions, fault, count = 1) => {
      for (let n = 0; n < count; n++) faults.push({ actions, fault });
    },
    isWhole: () => faults.length === 0,
    calls: (...actions) => calls.filter(({ action }) => actions.includes(action)).map(({ parameters }) => parameters),
    leadTo: (next) => void (target = next),
    close: async () => {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}

const FORM = "application/x-www-form-urlencoded";

async function fail(fault: Fault, forward: () => Promise<Response>, response: ServerResponse): Promise<void> {
  if (fault.forwards) await (await forward()).text();
  if (fault.answers === "late") await sleep(LATE_MS);
  if (fault.answers === "cut" || fault.answers === "late") {
    response.destroy();
    return;
  }
  const [status, type, text] = ANSWERS[fault.answers];
  response.writeHead(status, { "content-type": type }).end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

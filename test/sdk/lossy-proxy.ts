import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What happens to one request on its way. */
export type Fate =
  | "pass"
  /** The server gets it, and its answer is lost. */
  | "lose the answer"
  /** The connection breaks before the server gets it. */
  | "lose the request"
  /** Something else answers, before the server gets it. */
  | { status: number; headers?: Record<string, string>; body: string };

export interface Seen {
  method: string;
  path: string;
  idempotencyKey: string | undefined;
}

export interface LossyProxy {
  url: string;
  /** What became of each request so far. */
  seen: Seen[];
  /** The fates of the next requests; later ones pass. */
  plan: (...fates: Fate[]) => void;
  close: () => Promise<void>;
}

/** Stands between a client and the server, and loses what it is told to lose. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const fates: Fate[] = [];
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => request.socket.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/", headers } = request;
    const body = await buffer(request);
    const fate = fates.shift() ?? "pass";
    const key = headers["idempotency-key"];
    seen.push({ method, path: url, idempotencyKey: typeof key === "string" ? key : undefined });
    if (fate === "lose the request") return void request.socket.destroy();
    if (typeof fate === "object") return void response.writeHead(fate.status, fate.headers).end(fate.body);
    const { authorization = "", accept = "", "content-type": type } = headers;
    const passed = await fetch(target + url, {
      method,
      headers: {
        authorization,
        accept,
        ...(type !== undefined && { "content-type": type }),
        ...(typeof key === "string" && { "idempotency-key": key }),
      },
      ...(body.length > 0 && { body }),
    });
    const text = await passed.text();
    if (fate === "lose the answer") return void request.socket.destroy();
    const retryAfter = passed.headers.get("retry-after");
    response.writeHead(passed.status, {
      "content-type": passed.headers.get("content-type") ?? "",
      ...(retryAfter !== null && { "retry-after": retryAfter }),
    });
    response.end(text);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    plan: (...next) => {
      fates.splice(0, fates.length, ...next);
      seen.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request as the fault of a sloppy server sees it: the query and the body are decoded as forms are. */
export interface Asked {
  method: string;
  path: string;
  text: string;
}

export interface Spoken {
  status: number;
  type: string;
  text: string;
  location?: string;
}

/** What a sloppy server answers instead; the answer as it is where the fault does not concern the request. */
export type Fault = (asked: Asked, answer: Spoken) => Spoken;

export interface SloppyProxy extends AsyncDisposable {
  url: string;
  spoil(fault: Fault): void;
}

/** Passes requests to a server and spoils its answers. */
export async function startSloppyProxy(target: string): Promise<SloppyProxy> {
  let fault: Fault = (_, answer) => answer;
  const server = createServer((request, response) => {
    void forward(target, request).then(({ asked, answer }) => {
      const { status, type, text: body, location } = fault(asked, answer);
      response.writeHead(status, { "content-type": type, ...(location && { location }) }).end(body);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: (wanted) => void (fault = wanted),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

async function forward(target: string, request: IncomingMessage): Promise<{ asked: Asked; answer: Spoken }> {
  const { method = "GET", url = "/", headers } = request;
  const body = await text(request);
  const { "content-type": type, authorization, accept } = headers;
  const response = await fetch(target + url, {
    method,
    redirect: "manual",
    headers: {
      ...(type !== undefined && { "content-type": type }),
      ...(authorization !== undefined && { authorization }),
      ...(accept !== undefined && { accept }),
    },
    ...(method !== "GET" && { body }),
  });
  const answer = {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
  };
  return { asked: { method, path: url, text: decode(body) }, answer };
}

function decode(body: string): string {
  try {
    return decodeURIComponent(body.replaceAll("+", " "));
  } catch {
    return body;
  }
}

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface GatewayRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A payment gateway on its own port, which answers what the test says and 404 to the rest. */
export interface GatewayServer extends AsyncDisposable {
  url: string;
  requests: GatewayRequest[];
  /** What is answered to `POST /v1/checkout/sessions` and the like; the query is not part of it. */
  answers: Map<string, unknown>;
}

export async function startGatewayServer(): Promise<GatewayServer> {
  const requests: GatewayRequest[] = [];
  const answers = new Map<string, unknown>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, path: url, headers, body: await text(request) });
    const found = answers.get(`${method} ${url.split("?", 1)[0]}`);
    const status = found === undefined ? 404 : 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? { error: { type: "invalid_request_error", message: "No such thing" } }));
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ReceivedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A reseller's endpoint on its own port. It answers 204 unless told otherwise. */
export interface Receiver extends AsyncDisposable {
  url: string;
  messages: ReceivedMessage[];
  /** The events that arrived, parsed, in order. */
  events: () => ReturnType<typeof JSON.parse>[];
  /** How later messages are answered. */
  answer: (respond: (response: ServerResponse, message: ReceivedMessage) => void) => void;
}

export async function startReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = [];
  let respond = (response: ServerResponse, _message: ReceivedMessage): void => void response.writeHead(204).end();
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const message = { path: request.url!, headers: request.headers, body: await text(request) };
    messages.push(message);
    respond(response, message);
  };
  const server = createServer((request, response) => void receive(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    events: () => messages.map(({ body }) => JSON.parse(body)),
    answer: (next) => {
      respond = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

import type { Stripe } from "stripe";
import type { Outgoing } from "../../outgoing/outgoing.ts";

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>["httpClient"]>;
/** Our own client sets them. */
const OWN_HEADERS = ["content-length", "user-agent", "connection", "host"];

/** Sends the library's requests with the rules of all outgoing requests. */
export function createHttpClient(outgoing: Outgoing): HttpClient {
  return {
    getClientName: () => "imeister",
    makeRequest: async (host, port, path, method, headers, body, protocol) => {
      const url = `${protocol}://${host}:${port}${path}`;
      const sent = Object.fromEntries(
        Object.entries(headers)
          .filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase()))
          .map(([name, value]) => [name, String(value)]),
      );
      const answer =
        method === "GET"
          ? await outgoing.get(url, sent)
          : await outgoing.send(url, { headers: sent, body: body ?? "" });
      if (answer.kind !== "answer") throw new Error(answer.message);
      return {
        getStatusCode: () => answer.status,
        getHeaders: () => ({ "content-type": answer.contentType }),
        getRawResponse: () => answer,
        toStream: () => {
          throw new Error("answers are not streamed");
        },
        toJSON: async () => JSON.parse(answer.text),
      };
    },
  };
}

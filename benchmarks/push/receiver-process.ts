import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Accepts every event that is posted to it, in a separate process. Its parent may read the arrivals.
 */
export type ReceiverQuestion = "arrivals";

/** The order of each event, with the time at which its request arrived (milliseconds since 1970). */
export type Arrivals = [order: number, at: number][];

let arrivals: Arrivals = [];

const server = createServer((request, response) => {
  const at = Date.now();
  let text = "";
  request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  request.once("end", () => {
    const { data }: { data: { id: number } } = JSON.parse(text);
    arrivals.push([data.id, at]);
    response.writeHead(204).end();
  });
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
process.on("message", (_question: ReceiverQuestion) => {
  process.send!(arrivals);
  arrivals = [];
});
process.once("disconnect", () => process.exit());

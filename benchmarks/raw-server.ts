import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** A minimal node:http server: a small JSON, or the bytes of the file in the first argument. */
const small = Buffer.from(JSON.stringify({ id: 98_213, status: "PENDING", price: "0.045", currency: "USD" }));
const file = process.argv[2];
const body = file === undefined ? small : readFileSync(file);

const server = createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as { port: number }).port));
process.once("disconnect", () => process.exit());

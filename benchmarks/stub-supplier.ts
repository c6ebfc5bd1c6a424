import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A supplier of the Dhru family that accepts and completes every order at once, in a separate process. Its parent may
 * read the arrivals and change one price in a hundred.
 */
export type StubQuestion = "arrivals" | "reprice";

/** Our reference of each placed order, with the time at which its request arrived (milliseconds since 1970). */
export type Arrivals = [reference: string, at: number][];

const SERVICES = 10_000;
const GROUPS = 100;
const REPRICED_OF = 100;
const DONE = { STATUS: 4, CODE: "Network: Example Mobile<br>Lock: Unlocked<br>Blocked: No" };

let arrivals: Arrivals = [];
let repricings = 0;

const ANSWERS: Record<string, (parameters: string, at: number) => unknown> = {
  placeimeiorder: (xml, at) => take(tagOf(xml, "CLIENTREF"), at),
  placeimeiorderbulk: (base64, at) => forEach(base64, (row) => take(row["CLIENTREF"]!, at)),
  getimeiorder: () => ({ SUCCESS: [DONE] }),
  getimeiorderbulk: (base64) => forEach(base64, () => ({ SUCCESS: [DONE] })),
  imeiservicelist: makeCatalogue,
};

const server = createServer((request, response) => {
  const at = Date.now();
  let text = "";
  request.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  request.once("end", () => {
    const form = new URLSearchParams(text);
    const answer = ANSWERS[form.get("action") ?? ""]?.(form.get("parameters") ?? "", at);
    const body = Buffer.from(JSON.stringify(answer ?? { ERROR: [{ MESSAGE: "Invalid Action" }] }));
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
    response.end(body);
  });
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
process.on("message", (question: StubQuestion) => {
  if (question === "reprice") repricings++;
  process.send!(question === "arrivals" ? arrivals : []);
  if (question === "arrivals") arrivals = [];
});
process.once("disconnect", () => process.exit());

function take(reference: string, at: number): object {
  arrivals.push([reference, at]);
  return { SUCCESS: [{ MESSAGE: "Order received", REFERENCEID: `s-${reference}` }] };
}

function forEach(base64: string, answer: (row: Record<string, string>) => unknown): Record<string, unknown> {
  const rows: Record<string, Record<string, string>> = JSON.parse(Buffer.from(base64, "base64").toString());
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, answer(row)]));
}

function tagOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)![1]!;
}

function makeCatalogue(): unknown {
  const groups = Array.from({ length: GROUPS }, (_, index): [string, unknown] => {
    const name = `Group ${index + 1}`;
    return [name, { GROUPNAME: name, GROUPTYPE: "IMEI", SERVICES: makeServices(index) }];
  });
  return { SUCCESS: [{ MESSAGE: "IMEI Service List", LIST: Object.fromEntries(groups) }] };
}

function makeServices(group: number): Record<string, unknown> {
  const numbers = Array.from({ length: SERVICES / GROUPS }, (_, index) => index * GROUPS + group + 1);
  return Object.fromEntries(numbers.map((number) => [String(number), makeService(number)]));
}

function makeService(number: number): Record<string, unknown> {
  const changes = number % REPRICED_OF === 0 ? repricings : 0;
  return {
    SERVICEID: number,
    SERVICENAME: `Network check number ${number}, clean &amp; blocked devices`,
    CREDIT: (0.03 + changes / 1_000).toFixed(3),
    TIME: "1-5 minutes",
    INFO: "<p>Says to which <b>network</b> the device is locked.</p>",
    "Requires.Network": "None",
    "Requires.Mobile": "None",
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Placement, RefusalOverride } from "../../../src/core/fulfilment/suppliers/outcome.ts";
import type { Connector } from "../../../src/workers/fulfilment/connector.ts";
import { createDhruConnector } from "../../../src/workers/fulfilment/suppliers/dhru/dhru.ts";
import { createOutgoing } from "../../../src/workers/outgoing/outgoing.ts";

export const SUPPLIER_KEY = "KEY/0123-4567-89AB";
const USERNAME = "shop@example.com";
const TIMEOUT_MS = 20_000;
const MAX_ANSWER_BYTES = 20_000_000;

/** A request that the supplier received. */
export interface SupplierCall {
  path: string;
  action: string;
  parameters: string;
  fields: Record<string, string>;
}

/** A string is sent unchanged, any other value as JSON. Instead, the request may be left hanging, or its connection cut. */
export interface SupplierAnswer {
  status?: number;
  contentType?: string;
  body?: unknown;
  instead?: "hang" | "cut";
}

/** A server of the Dhru family over real HTTP with responses that the test sets. */
export interface SloppySupplier extends AsyncDisposable {
  url: string;
  calls: SupplierCall[];
  connector: Connector;
  /** Sets the response from now on: always the same one, or one that depends on the request. */
  says: (answer: SupplierAnswer | ((call: SupplierCall) => SupplierAnswer)) => SloppySupplier;
  /** Closes the port. */
  stop: () => Promise<void>;
}

export async function openSupplier({
  overrides = [],
  path = "",
  key = SUPPLIER_KEY,
  timeoutMs = TIMEOUT_MS,
}: { overrides?: RefusalOverride[]; path?: string; key?: string; timeoutMs?: number } = {}): Promise<SloppySupplier> {
  const calls: SupplierCall[] = [];
  let answerTo: (call: SupplierCall) => SupplierAnswer = () => ({ body: {} });
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call);
      write(response, answerTo(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outgoing = createOutgoing({
    allowPrivateAddresses: true,
    timeoutMs,
    maxAnswerBytes: MAX_ANSWER_BYTES,
  });
  const supplier: SloppySupplier = {
    url,
    calls,
    connector: createDhruConnector({ url: `${url}${path}`, username: USERNAME, key, overrides, outgoing }),
    says: (answer) => {
      answerTo = typeof answer === "function" ? answer : () => answer;
      return supplier;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
    [Symbol.asyncDispose]: async () => {
      await outgoing.close();
      await supplier.stop();
    },
  };
  return supplier;
}

export function placement(input: Partial<Placement> = {}): Placement {
  return {
    reference: "our-1",
    supplierService: "1382",
    identifier: "490154203237518",
    inputs: {},
    quantity: 1,
    maxPrice: null,
    ...input,
  };
}

/** The JSON that a request contains in base64. */
export function readBase64(text: string): ReturnType<typeof JSON.parse> {
  return JSON.parse(Buffer.from(text, "base64").toString("utf8"));
}

async function readCall(request: IncomingMessage): Promise<SupplierCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString("utf8")));
  const { action = "", parameters = "" } = fields;
  return { path: request.url ?? "", action, parameters, fields };
}

function write(response: ServerResponse, { status = 200, contentType, body = "", instead }: SupplierAnswer): void {
  if (instead === "cut") response.destroy();
  if (instead !== undefined) return;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": contentType ?? "application/json" }).end(text);
}

import { connect } from "node:net";
import { luhnDigit } from "../../src/core/kernel/identifiers.ts";
import type { Answer, TestServer } from "../support/server.ts";

export const OPERATOR = { kind: "operator", id: null } as const;

/** The nth valid IMEI. */
export function imei(n: number): string {
  const body = `35${String(n).padStart(12, "0")}`;
  return `${body}${luhnDigit(body)}`;
}

export function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}

/** What a client of the Dhru family sends beside its parameters. */
export function dhru(key: string, action: string, parameters?: string): Record<string, string> {
  return {
    username: "",
    apiaccesskey: key,
    action,
    requestformat: "JSON",
    ...(parameters !== undefined && { parameters }),
  };
}

export interface Sending {
  path?: string;
  method?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Form fields, multipart fields, or a body as it is. */
  body?: URLSearchParams | FormData | string;
}

export type Reply = Answer & { text: string };

/** Any request to the endpoint; redirects are not followed. */
export async function send(server: TestServer, sending: Sending): Promise<Reply> {
  const { path = "/api/dispatch", method = "POST", query, headers, body } = sending;
  const url = `${server.url}${path}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
  const response = await fetch(url, {
    method,
    redirect: "manual",
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const isJson = /[/+]json/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text, text };
}

export function sendForm(server: TestServer, fields: Record<string, string>, sending: Sending = {}): Promise<Reply> {
  return send(server, { body: new URLSearchParams(fields), ...sending });
}

/** Fields as PHP's curl sends an array of them. */
export function sendMultipart(server: TestServer, fields: Record<string, string>): Promise<Reply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return send(server, { body });
}

export function sendJson(server: TestServer, value: unknown): Promise<Reply> {
  return send(server, { headers: { "content-type": "application/json" }, body: JSON.stringify(value) });
}

/**
 * Writes bytes to the server's socket as they are and gives all that comes back until it closes. `next` is asked once
 * for more to write, when the first answer has come.
 */
export function sendRaw(server: TestServer, request: string, next?: () => Promise<string>): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let received = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      if (received === "") next?.().then((more) => socket.write(more), reject);
      received += part;
    });
    socket.on("end", () => resolve(received)).on("error", reject);
  });
}

/** The number that placing answered with. Fails the test on a refusal. */
export function referenceOf({ body }: Pick<Answer, "body">): number {
  const reference: unknown = body.SUCCESS?.[0]?.REFERENCEID;
  if (typeof reference === "number") return reference;
  throw new Error(`no order was placed: ${JSON.stringify(body)}`);
}

export function errorOf({ body }: Pick<Answer, "body">): Record<string, unknown> {
  const row: Record<string, unknown> | undefined = body.ERROR?.[0];
  if (row) return row;
  throw new Error(`nothing was refused: ${JSON.stringify(body)}`);
}

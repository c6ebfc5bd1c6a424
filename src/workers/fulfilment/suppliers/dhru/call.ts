import { toStorable } from "../../../../core/kernel/text.ts";
import type { Outgoing } from "../../../outgoing/outgoing.ts";
import { field, firstRow, readJson, textOf } from "./loose.ts";

const DEFAULT_PATH = "/api/index.php";
const MAX_RAW_LENGTH = 20_000;
/** A shorter key would be found in numbers of orders too. */
const SHORTEST_HIDDEN_KEY = 6;

export interface DhruSettings {
  /** The address of the endpoint; without a path the usual one is taken. */
  url: string;
  username: string;
  key: string;
  outgoing: Outgoing;
}

export type DhruAnswer =
  | { kind: "json"; status: number; body: unknown; raw: string }
  /** Refused by its HTTP status, so not looked at. */
  | { kind: "http"; status: number; raw: string }
  | { kind: "not_sent"; message: string }
  /** `isAnswer`: something came back, and cannot be used. */
  | { kind: "unknown"; message: string; raw: string; isAnswer: boolean };

/** Statuses that say that the call was not even looked at; any other failure leaves open what was done. */
const REFUSING_STATUSES = new Set([401, 403, 404, 405, 413, 429]);

/** Calls one action. `parameters` are XML, base64 or empty, as the action wants them. */
export async function callDhru(
  { url, username, key, outgoing }: DhruSettings,
  action: string,
  parameters: string,
): Promise<DhruAnswer> {
  const fields = { username, apiaccesskey: key, requestformat: "JSON", action, parameters };
  const answer = await outgoing.post(endpointOf(url), fields);
  if (answer.kind === "not_sent") return answer;
  if (answer.kind === "unknown") return { ...answer, raw: "", isAnswer: false };
  const text = hideKey(answer.text, key);
  const raw = toRaw(text);
  const body = readJson(text);
  if (REFUSING_STATUSES.has(answer.status) && !isDhru(body)) return { kind: "http", status: answer.status, raw };
  if (isSuccessful(answer.status) ? body !== undefined : isBelieved(answer.status, body)) {
    return { kind: "json", status: answer.status, body, raw };
  }
  const what = isSuccessful(answer.status) ? "no JSON" : `HTTP ${answer.status}`;
  return { kind: "unknown", message: `It answered ${what}.`, raw, isAnswer: true };
}

/** The part of an answer that is stored for the operator. */
export function toRaw(text: string): string {
  return toStorable(text).slice(0, MAX_RAW_LENGTH).toWellFormed();
}

/** Some servers send the key back, as it is or as JSON writes it. */
function hideKey(text: string, key: string): string {
  if (key.length < SHORTEST_HIDDEN_KEY) return text;
  const written = JSON.stringify(key).slice(1, -1);
  const forms = new Set([key, written, written.replaceAll("/", "\\/"), encodeURIComponent(key)]);
  return [...forms].reduce((hidden, form) => hidden.replaceAll(form, "…"), text);
}

function endpointOf(url: string): string {
  const address = URL.parse(url);
  if (address?.pathname === "/") address.pathname = DEFAULT_PATH;
  return address?.href ?? url;
}

/** Gateways too say `error`; of a server that failed, only one with a code is its own word. */
function isBelieved(status: number, body: unknown): boolean {
  const code = textOf(field(firstRow(field(body, "ERROR")), "ERRORCODE"));
  return isDhru(body) && (status < 500 || code !== undefined);
}

function isSuccessful(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Servers that keep strict HTTP codes send their envelope all the same. */
function isDhru(body: unknown): boolean {
  if (typeof body !== "object" || body === null) return false;
  return Object.keys(body).some((name) => /^(?:success|error)$/i.test(name));
}

import { bearerIn } from "../../kit/access/authenticate.ts";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../../core/kernel/caller.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { parseForm } from "../../kit/bodies/form-body.ts";
import { parseJson } from "../../kit/bodies/json-body.ts";
import { rootOf, textOf, toFields, type Fields } from "./fields.ts";
import { readParameters, type Parameters } from "./parameters.ts";

/** One request to the dispatch endpoint, read but not yet answered. */
export interface Call {
  /** Credentials and what says how to read the call, by their names in lower case. */
  protocol: Fields;
  /** Everything else that was sent beside `parameters`; the body wins over the query. */
  fields: Fields;
  /** As the client named it, trimmed, in lower case. */
  action: string;
  isGet: boolean;
  authorization: string | undefined;
  /** Whether the answer is to be XML. */
  wantsXml: boolean;
}

/** Where a key may stand, beside the Authorization header; `username` counts when there is no other. */
const KEY_FIELDS = ["apikey", "apiaccesskey", "api_key", "accesskey", "key"] as const;
const DHRU_FIELDS = ["apiaccesskey", "parameters", "requestxml", "requestformat"] as const;
const CREDENTIALS: ReadonlySet<string> = new Set([...KEY_FIELDS, "username"]);
const PROTOCOL_FIELDS: ReadonlySet<string> = new Set([...CREDENTIALS, ...DHRU_FIELDS, "action"]);
const JSON_OR_ANY = /json|\*\/\*/i;

export function readCall(request: FastifyRequest): Call {
  const entries = [...readQuery(request.url), ...readBody(request.body)];
  const { authorization, accept = "" } = request.headers;
  const { protocol, fields } = sortFields(entries, bearerIn(authorization) !== undefined);
  const format = textOf(protocol, "requestformat")?.toLowerCase();
  return {
    protocol,
    fields,
    action: (textOf(protocol, "action") ?? "").toLowerCase(),
    authorization,
    isGet: request.method === "GET" || request.method === "HEAD",
    wantsXml: format === undefined ? /xml/i.test(accept) && !JSON_OR_ANY.test(accept) : format === "xml",
  };
}

/** As a form in the body is read: the server's own reader leaves escapes that are not UTF-8 as they are. */
function readQuery(url: string): [name: string, value: unknown][] {
  const start = url.indexOf("?");
  return start === -1 ? [] : Object.entries(parseForm(url.slice(start + 1)));
}

/** Clients send their fields with any content type or none. */
function readBody(body: unknown): [name: string, value: unknown][] {
  if (typeof body === "object" && body !== null) return Object.entries(body);
  const text = typeof body === "string" ? body.trim() : "";
  return Object.entries(text.startsWith("{") ? (parseJson(text, "The body") ?? {}) : parseForm(text));
}

/**
 * Clients send a service's fields flat beside their credentials, and a service may ask for a `Username` or a `Key`. So what
 * is spelt exactly in lower case is the protocol's, and another spelling of it only where no exact one is there.
 */
function sortFields(entries: readonly [string, unknown][], hasBearer: boolean): Pick<Call, "protocol" | "fields"> {
  const exact = new Set(entries.filter(([, value]) => value !== "").map(([name]) => rootOf(name)));
  const hasCredential = hasBearer || [...CREDENTIALS].some((name) => exact.has(name));
  const isProtocol = (name: string): boolean => {
    const root = rootOf(name);
    const word = root.toLowerCase();
    if (root === word || !PROTOCOL_FIELDS.has(word)) return PROTOCOL_FIELDS.has(word);
    return CREDENTIALS.has(word) ? !hasCredential : !exact.has(word);
  };
  return {
    protocol: toFields(new Map(entries.filter(([name]) => isProtocol(name)))),
    fields: toFields(new Map(entries.filter(([name]) => !isProtocol(name)))),
  };
}

/** The one key of the request. Throws unauthenticated when there is none, or two that differ. */
export function readSecret({ protocol, authorization = "" }: Call): string {
  const bearer = bearerIn(authorization);
  const given = [bearer, ...KEY_FIELDS.map((name) => textOf(protocol, name))];
  const keys = new Set(given.filter((key) => key !== undefined));
  if (keys.size > 1) throw new DomainError("ambiguous_credentials", "Authentication Failed");
  const [key] = keys.size === 1 ? keys : [textOf(protocol, "username")];
  if (key === undefined) throw new DomainError("unauthenticated", "Authentication Failed");
  return key;
}

/** Beside `apiaccesskey` a `username` must be the account's. Throws unauthenticated. */
export function checkUsername({ protocol }: Call, caller: Caller): void {
  const username = textOf(protocol, "username")?.toLowerCase();
  if (username === undefined || !hasAccessKey({ protocol })) return;
  if (username === caller.email.toLowerCase() || username === caller.username?.toLowerCase()) return;
  throw new DomainError("unauthenticated", "Authentication Failed");
}

/** Which dialect answers: the key's, or by what the request looks like. */
export function dialectOf({ protocol }: Call, caller: Caller | null): "native" | "dhru" {
  if (caller && caller.dialect !== "auto") return caller.dialect;
  return DHRU_FIELDS.some((name) => protocol.has(name)) ? "dhru" : "native";
}

/** What the action works on: the flat fields with those of `parameters` over them, or its rows. Throws malformed_request. */
export function parametersOf({ protocol, fields, authorization = "" }: Call): Parameters {
  const sent = readParameters(protocol.get("parameters") || protocol.get("requestxml"));
  const flat = new Map(fields);
  // Beside another key `username` is a service's input, but with `apiaccesskey` it is the account's own name.
  const hasKey =
    bearerIn(authorization) !== undefined || KEY_FIELDS.some((name) => textOf(protocol, name) !== undefined);
  const isInput = hasKey && !hasAccessKey({ protocol }) && !flat.has("username");
  if (isInput) flat.set("username", protocol.get("username"));
  for (const [name, value] of sent.fields) flat.set(name, value);
  return { fields: flat, rows: sent.rows };
}

/** Whether the call carries its key as panels of the Dhru family do. */
export function hasAccessKey({ protocol }: Pick<Call, "protocol">): boolean {
  return textOf(protocol, "apiaccesskey") !== undefined;
}

import type { FastifyRequest } from "fastify";
import type { Caller } from "../../core/access/caller.ts";
import { DomainError } from "../../core/errors.ts";
import { parseForm } from "../form-body.ts";
import { parseJson } from "../json-body.ts";
import { scalar, textOf, toFields, type Fields } from "./fields.ts";
import { readParameters, type Parameters } from "./parameters.ts";

/** One request to the dispatch endpoint, read but not yet answered. */
export interface Call {
  /** Everything that was sent beside `parameters`; the body wins over the query. */
  fields: Fields;
  /** As the client named it, trimmed, in lower case. */
  action: string;
  isGet: boolean;
  authorization: string | undefined;
  /** `requestformat=XML` asks for an XML answer. */
  wantsXml: boolean;
}

/** Where a key may stand, beside the Authorization header; `username` counts when there is no other. */
const KEY_FIELDS = ["apikey", "apiaccesskey", "api_key", "accesskey", "key"] as const;
const DHRU_FIELDS = ["apiaccesskey", "parameters", "requestxml", "requestformat"] as const;
/** Fields of the protocol, which are never inputs of a service. */
const PROTOCOL_FIELDS = new Set<string>([...KEY_FIELDS, ...DHRU_FIELDS, "action"]);
const BEARER = /^Bearer\s+(\S+)\s*$/i;

export function readCall(request: FastifyRequest): Call {
  const fields = toFields(request.query as object);
  for (const [name, value] of readBody(request.body)) fields.set(name, value);
  return {
    fields,
    action: (textOf(fields, "action") ?? "").toLowerCase(),
    authorization: request.headers.authorization,
    isGet: request.method === "GET" || request.method === "HEAD",
    wantsXml: textOf(fields, "requestformat")?.toLowerCase() === "xml",
  };
}

/** Clients send their fields with any content type or none. */
function readBody(body: unknown): Fields {
  if (typeof body === "object" && body !== null) return toFields(body);
  const text = typeof body === "string" ? body.trim() : "";
  return toFields(text.startsWith("{") ? (parseJson(text, "The body") as object) : parseForm(text));
}

/** The one key of the request. Throws unauthenticated when there is none, or two that differ. */
export function readSecret({ fields, authorization = "" }: Call): string {
  const bearer = BEARER.exec(authorization)?.[1];
  const given = [bearer, ...KEY_FIELDS.map((name) => textOf(fields, name))];
  const keys = new Set(given.filter((key) => key !== undefined));
  if (keys.size > 1) throw new DomainError("ambiguous_credentials", "Authentication Failed");
  const [key] = keys.size === 1 ? keys : [textOf(fields, "username")];
  if (key === undefined) throw new DomainError("unauthenticated", "Authentication Failed");
  return key;
}

/** Beside `apiaccesskey` a `username` must be the account's. Throws unauthenticated. */
export function checkUsername({ fields }: Call, caller: Caller): void {
  const username = textOf(fields, "username")?.toLowerCase();
  if (username === undefined || textOf(fields, "apiaccesskey") === undefined) return;
  if (username === caller.email.toLowerCase() || username === caller.username?.toLowerCase()) return;
  throw new DomainError("unauthenticated", "Authentication Failed");
}

/** Which dialect answers: the key's, or by what the request looks like. */
export function dialectOf({ fields }: Call, caller: Caller | null): "native" | "dhru" {
  if (caller && caller.dialect !== "auto") return caller.dialect;
  return DHRU_FIELDS.some((name) => fields.has(name)) ? "dhru" : "native";
}

/** What the action works on: the flat fields with those of `parameters` over them, or its rows. Throws malformed_request. */
export function parametersOf({ fields, authorization = "" }: Call): Parameters {
  const sent = readParameters(fields.get("parameters") ?? fields.get("requestxml"));
  const flat = new Map([...fields].filter(([name]) => !PROTOCOL_FIELDS.has(name)));
  // The account's own name is a credential, not the input `Username` of a service.
  const hasKey = BEARER.test(authorization) || KEY_FIELDS.some((name) => scalar(fields.get(name)));
  if (!hasKey || fields.has("apiaccesskey")) flat.delete("username");
  for (const [name, value] of sent.fields) flat.set(name, value);
  return { fields: flat, rows: sent.rows };
}

import type { OutgoingAnswer } from "../outgoing/outgoing.ts";
import { GatewayFault } from "./gateway.ts";

const FIRST_REFUSAL = 400;
/** Later it may be accepted: authentication can be corrected, and limits end. */
const PASSING: readonly number[] = [401, 403, 404, 408, 409, 425, 429];
const FIRST_FAILURE = 500;
const SHOWN_LENGTH = 200;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Reads JSON with its numbers as the texts that stand there, since amounts are never floats. Null for broken text. */
export function parseExactly(text: string): unknown {
  try {
    return JSON.parse(text, (_key: string, value: unknown, context?: { source?: string }) =>
      typeof value === "number" ? (context?.source ?? String(value)) : value,
    );
  } catch {
    return null;
  }
}

/** The JSON of a successful answer. Throws GatewayFault for any other. */
export function readAnswer(answer: OutgoingAnswer): unknown {
  if (answer.kind !== "answer") throw new GatewayFault(`The gateway could not be reached: ${answer.message}.`);
  const { status, text } = answer;
  if (status >= FIRST_REFUSAL) {
    const isRefused = status < FIRST_FAILURE && !PASSING.includes(status);
    throw new GatewayFault(`The gateway answered ${status}: ${text.slice(0, SHOWN_LENGTH)}`, isRefused);
  }
  const value = status < 300 ? parseExactly(text) : null;
  if (typeof value !== "object" || value === null) throw new GatewayFault("The gateway's answer cannot be read.");
  return value;
}

export function asObject(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** A text, or a number as text; undefined for anything else. */
export function textOf(object: JsonObject, name: string): string | undefined {
  const value = object[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Throws GatewayFault where it is missing. */
export function needText(object: JsonObject, name: string): string {
  const value = textOf(object, name);
  if (value === undefined) throw new GatewayFault(`The gateway's answer has no ${name}.`);
  return value;
}

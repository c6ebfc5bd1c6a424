import type { FastifyInstance } from "fastify";
import { DomainError } from "../../../core/kernel/errors.ts";

/** Deeper than anything a client has to say; what handles a value may call itself for each level. */
const MOST_LEVELS = 32;

/** Reads JSON that came from outside. Throws malformed_request, which `what` names, for broken or deeply nested text. */
export function parseJson(text: string, what: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DomainError("malformed_request", `${what} is not valid JSON.`);
  }
  refuseDeep(value, what);
  return value;
}

/** Reads JSON bodies in this scope. An empty one counts as none: clients name the type of bodies they do not send. */
export function readJsonBodies(scope: FastifyInstance): void {
  const parseBody = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    return parseBody(request, body, (error, value) => {
      if (error) return done(error);
      refuseDeep(value, "The body");
      done(null, value);
    });
  });
}

function refuseDeep(value: unknown, what: string): void {
  if (!isDeeper(value, MOST_LEVELS)) return;
  throw new DomainError("malformed_request", `${what} is nested too deeply. Use at most ${MOST_LEVELS} levels.`);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return items.some((item) => isDeeper(item, levels - 1));
}

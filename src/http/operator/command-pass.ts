import type { FastifyRequest } from "fastify";
import { randomBytes, timingSafeEqual } from "node:crypto";

const PASS_BYTES = 32;
const SCHEME = "Command ";
const NAME_HEADER = "imeister-command";
const NAME = /^[a-z][a-z -]{0,49}$/;

/** A pass of one process, which never leaves it: with it the process calls its own operator API as the command line. */
export function newCommandPass(): string {
  return randomBytes(PASS_BYTES).toString("base64url");
}

/** The headers of a request of the command line; `command` is its name, such as `reseller list`. */
export function commandHeaders(pass: string, command: string): Record<string, string> {
  return { authorization: `${SCHEME}${pass}`, [NAME_HEADER]: command };
}

/** The command that a request comes from; null where it does not have the pass. */
export function readCommand({ headers }: FastifyRequest, pass: string | null): string | null {
  if (pass === null || !isEqual(headers.authorization ?? "", `${SCHEME}${pass}`)) return null;
  const name = headers[NAME_HEADER];
  return typeof name === "string" && NAME.test(name) ? name : "command";
}

function isEqual(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

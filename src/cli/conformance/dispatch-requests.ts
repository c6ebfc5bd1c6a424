import type { Received, Session } from "./case.ts";
import { absentAt, objectOf, statusIs, textAt, type Json } from "./expect.ts";

export const INDEX_PATH = "/api/index.php";
/** An order that no reseller has. */
export const UNKNOWN_ORDER = "999999999999";

/** The fields that clients of the Dhru Fusion family send with every action. */
export function dhruFields(session: Session, action: string, parameters?: string): Record<string, string> {
  const { username, key } = session;
  const fields = { username, apiaccesskey: key, action, requestformat: "JSON" };
  return parameters === undefined ? fields : { ...fields, parameters };
}

export function askDhru(session: Session, action: string, parameters?: object): Promise<Received> {
  const encoded = parameters && Buffer.from(JSON.stringify(parameters)).toString("base64");
  const body = new URLSearchParams(dhruFields(session, action, encoded));
  return session.ask({ method: "POST", path: INDEX_PATH, body });
}

/** The envelope that every answer has: JSON with HTTP 200, and never both outcomes. */
export function successOf(received: Received): Json {
  statusIs(received, 200);
  const body = objectOf(received);
  absentAt(body, "ERROR");
  return body;
}

/** Returns the message of a refusal. */
export function errorOf(received: Received): string {
  statusIs(received, 200);
  const body = objectOf(received);
  absentAt(body, "SUCCESS");
  return textAt(body, "ERROR", 0, "MESSAGE");
}

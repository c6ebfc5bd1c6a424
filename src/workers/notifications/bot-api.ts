import type { Outgoing } from "../outgoing/outgoing.ts";

/** What a method of the Bot API answered: its result, or why there is none. */
export type BotAnswer = { ok: true; result: unknown } | { ok: false; status: number | null; description: string };

/** Calls methods of the Bot API of Telegram for one bot. Nothing that it returns contains the token. */
export async function callBot(
  outgoing: Outgoing,
  { apiUrl, token }: { apiUrl: string; token: string },
  method: string,
  parameters: object,
): Promise<BotAnswer> {
  const url = `${apiUrl.replace(/\/$/, "")}/bot${token}/${method}`;
  const headers = { "content-type": "application/json", accept: "application/json" };
  const answer = await outgoing.send(url, { headers, body: JSON.stringify(parameters) });
  if (answer.kind !== "answer") return { ok: false, status: null, description: answer.message };
  const { status } = answer;
  const body = readObject(answer.text);
  if (status === 200 && body?.["ok"] === true) return { ok: true, result: body["result"] };
  const description = body?.["description"];
  return { ok: false, status, description: typeof description === "string" ? description : `HTTP ${status}` };
}

/** The object that a text of JSON is; undefined for anything else. */
function readObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A value of another system as an object with unknown fields. */
export function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : undefined;
}

import type { FastifyRequest } from "fastify";
import { DomainError } from "../../core/kernel/errors.ts";
import type { Caller } from "../../core/kernel/caller.ts";
import type { Core } from "../../core/core.ts";
import { FORWARDED_HEADER, type ForwardedCall } from "../../core/moving/forwarding/forwarder.ts";
import { forwardStatusCall } from "../../core/moving/forwarding/forwarding.ts";

/** A call as it arrived. */
export type SentCall = Pick<FastifyRequest, "body" | "headers" | "url" | "ip">;

/** The answer of the panel that was moved from, in its own form. */
export interface ForwardedBody {
  forwarded: string;
  isXml: boolean;
}

const FORM_TYPE = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/**
 * What the panel that was moved from says of an order that is not here; throws what the order was refused with if it is
 * not asked.
 */
export async function forwarded(
  core: Core,
  caller: Caller,
  { id, request, error }: { id: bigint; request: SentCall; error: unknown },
): Promise<ForwardedBody> {
  const isUnknown = error instanceof DomainError && error.code === "order_not_found";
  if (!isUnknown || request.headers[FORWARDED_HEADER] !== undefined) throw error;
  const answer = await forwardStatusCall(core, caller, id, asSent(request));
  if (answer === null) throw error;
  return { forwarded: answer.text, isXml: answer.text.trimStart().startsWith("<") };
}

/** Panels read forms, whose type clients may have left out or got wrong; a multipart body is written as a form again. */
function asSent({ body, headers, url, ip }: SentCall): ForwardedCall {
  const [, query = ""] = url.split("?", 2);
  const text = typeof body === "string" ? body : formOf(body);
  const contentType = text.trimStart().startsWith("{") ? JSON_TYPE : FORM_TYPE;
  return { query, body: text, contentType, authorization: headers.authorization, address: ip };
}

function formOf(body: unknown): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) form.append(name, String(item));
  }
  return form.toString();
}

import type { FastifyError, FastifyRequest } from "fastify";
import { DomainError, type ErrorCode } from "../../../core/kernel/errors.ts";
import { toOutage } from "../../../core/kernel/outage.ts";

/** What Fastify itself refuses, by its error code; anything else of its 4xx is a malformed request. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};

const TEXTS: Partial<Record<ErrorCode, string>> = {
  payload_too_large: "The request is too large. Split it into smaller ones.",
  unsupported_media_type: "Send form fields, multipart or JSON.",
  malformed_request: "The request cannot be read. Check its encoding.",
};

/** Never “try again”: what was asked for may have been done. */
const INTERNAL =
  "Something went wrong on our side. Check whether it was done before you repeat it, and give the operator the request ID.";

/**
 * Turns an error that was thrown while answering into a refusal that may be shown. Null for a bug: it is logged by the
 * caller and shown as `internal`, with nothing of the inside. `reads`: the request was to change nothing.
 */
export function toRefusal(error: unknown, { reads = false } = {}): DomainError | null {
  if (error instanceof DomainError) return error;
  const outage = toOutage(error, { reads });
  if (outage) return outage;
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation)
    return new DomainError("validation_failed", "The given data was invalid.", { fields: fieldsOf(validation) });
  if (statusCode === undefined || statusCode >= 500) return null;
  const refusal = FASTIFY_CODES[code ?? ""] ?? "malformed_request";
  return new DomainError(refusal, TEXTS[refusal] ?? TEXTS.malformed_request!);
}

/** The outcome of one row of a bulk request. A bug in one row must not hide the outcome of the others: it is logged. */
export function outcomeOfRow<Done>(
  row: PromiseSettledResult<Done>,
  { log, id }: Pick<FastifyRequest, "log" | "id">,
): Done | DomainError {
  if (row.status === "fulfilled") return row.value;
  const refusal = toRefusal(row.reason);
  if (!refusal) log.error({ err: row.reason, id }, "a row of a bulk call failed");
  return refusal ?? internalRefusal();
}

export function internalRefusal(): DomainError {
  return new DomainError("internal", INTERNAL);
}

/** Laravel's shape: the field's name → sentences about it. */
function fieldsOf(validation: NonNullable<FastifyError["validation"]>): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { instancePath, params, message } of validation) {
    const { missingProperty: missing, additionalProperty: unknown } = params as Record<string, string | undefined>;
    const path = instancePath.slice(1).replaceAll("/", ".");
    const name = missing ?? unknown ?? (path || "request");
    const rule = missing ? "is required" : unknown ? "is not known here" : (message ?? "is invalid");
    const sentence = `The ${name} field ${rule}.`;
    (fields[name] ??= []).push(sentence);
  }
  return fields;
}

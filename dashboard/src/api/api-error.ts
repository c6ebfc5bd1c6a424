import { t } from "@lingui/core/macro";
interface Problem {
  status: number;
  /** What programs read, such as `insufficient_balance`. */
  code: string;
  /** A sentence that says what to do. */
  message: string;
  errors?: Record<string, string[]>;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** A refusal of the server, or the lack of any answer (status 0). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  /** By field, as the API names it. */
  readonly errors: Record<string, string[]>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, errors = {}, requestId, retryAfterSeconds }: Problem) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Reads an error response. A proxy in front of the server may send any body. */
export async function readProblem(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, detail, message, errors, request_id } = (body ?? {}) as Record<string, unknown>;
  return new ApiError({
    status: response.status,
    code: typeof code === "string" ? code : "unexpected_answer",
    message: firstText(detail, message) ?? t`The server returned an error (${response.status}). Try again in a moment.`,
    errors: typeof errors === "object" && errors !== null ? (errors as Record<string, string[]>) : {},
    requestId: firstText(request_id, response.headers.get("X-Request-Id")),
    retryAfterSeconds: Number(response.headers.get("Retry-After")) || undefined,
  });
}

/** The message to show for a thrown error. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : t`Something went wrong. Try again.`;
}

/** Whether the requested resource doesn't exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether what the request changes is not as the request expects it. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === "conflict";
}

/** Whether the server was unreachable or failed, so that the same request may succeed later. */
export function isUnavailable(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** A mistake found before the request is sent. Forms show it beside the field. */
export function fieldError(name: string, message: string): ApiError {
  return new ApiError({ status: 422, code: "validation_failed", message, errors: { [name]: [message] } });
}

function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value !== "");
}

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

/** Reads a refusal whatever its body is: a proxy in front of the server answers in its own words. */
export async function readProblem(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, detail, message, errors, request_id } = (body ?? {}) as Record<string, unknown>;
  return new ApiError({
    status: response.status,
    code: typeof code === "string" ? code : "unexpected_answer",
    message: firstText(detail, message) ?? `The server answered ${response.status}: try again in a moment.`,
    errors: typeof errors === "object" && errors !== null ? (errors as Record<string, string[]>) : {},
    requestId: firstText(request_id, response.headers.get("X-Request-Id")),
    retryAfterSeconds: Number(response.headers.get("Retry-After")) || undefined,
  });
}

/** What to tell a person about something that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : "Something went wrong: try again.";
}

/** Whether the server knows nothing under the address that was asked for. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server could not be asked, or failed: the same call may succeed a moment later. */
export function isUnavailable(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** A mistake that is found before the server is asked; forms show it beside the field. */
export function fieldError(name: string, message: string): ApiError {
  return new ApiError({ status: 422, code: "validation_failed", message, errors: { [name]: [message] } });
}

function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value !== "");
}

import { DomainError } from "./core/kernel/errors.ts";
import { FolderInUse } from "./database/lock.ts";

/**
 * Why a command failed; the sentence says what to do. Beside the codes of the core:
 * usage, wrong_settings, file_unreadable, folder_in_use, foreign_schema, server_unreachable, database_unreachable, port_taken.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: string;
  /** What is wrong → sentences about it: an option, or a line of a file. */
  readonly fields: Record<string, string[]>;

  constructor(code: string, message: string, fields: Record<string, string[]> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** A failure as `--json` shows it and as the server sends it to the command line. */
export interface FailureJson {
  code: string;
  message: string;
  fields?: Record<string, string[]>;
}

export function failureJson(error: unknown): FailureJson {
  if (error instanceof FolderInUse) return { code: "folder_in_use", message: error.message };
  if (error instanceof Failure) return withFields(error, error.fields);
  if (error instanceof DomainError) {
    const { code, details } = error;
    const message = code === "confirmation_required" ? `${error.message} (--confirm)` : error.message;
    return withFields({ code, message }, details.fields ?? {});
  }
  return { code: "internal", message: error instanceof Error ? error.message : String(error) };
}

function withFields({ code, message }: FailureJson, fields: Record<string, string[]>): FailureJson {
  return Object.keys(fields).length > 0 ? { code, message, fields } : { code, message };
}

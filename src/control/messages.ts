import type { CommandInput, Progress } from "../cli/command.ts";
import type { FailureJson } from "../cli/failure.ts";

export const CONTROL_PATH = "/command";
/** Room for the largest file (see the command line's limit) with every character escaped. */
export const MAX_REQUEST_BYTES = 64 * 1024 * 1024;
export const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

export interface ControlRequest {
  command: string;
  input: CommandInput;
}

/** One line of the answer: first `accepted`, then any number of `progress`, last `result` or `error`. */
export type ControlMessage = { accepted: true } | { progress: Progress } | { result: object } | { error: FailureJson };

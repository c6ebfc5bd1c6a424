import type { ErrorCode } from "../../core/kernel/errors.ts";

/** What is the same for every refusal with one code. */
export interface ErrorFacts {
  /** For REST, and for dispatch keys that ask for strict statuses. */
  status: number;
  /** The short name, shown as `title` and `message`. */
  title: string;
  /** What happened, in a sentence. */
  meaning: string;
  /** What the caller can do about it. */
  remedy: string;
  /** False: the call charged nothing. Null: the answer cannot say, since an order may have been placed. */
  charged: false | null;
  /** The family's clients are told 503 without an error, since they end an order at an error: the same call works later. */
  isPassing?: true;
}

export type SomeErrors = Partial<Record<ErrorCode, ErrorFacts>>;

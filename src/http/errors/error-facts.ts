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
}

export type SomeErrors = Partial<Record<ErrorCode, ErrorFacts>>;

/** One request of a reseller as it is recorded. Nothing in it may be a secret. */
export interface NewCall {
  /** Of the reseller and its mode. */
  walletId: number;
  at: Date;
  interface: "dispatch" | "rest";
  /** A dispatch action, or a method and route such as `GET /orders/:id`. */
  action: string;
  /** Whether it changes nothing. Successful reads are counted instead of listed one by one. */
  isRead: boolean;
  /** Null: a signed-in user. */
  tokenId: number | null;
  /** HTTP status of the answer. */
  status: number;
  errorCode: string | null;
  durationMs: number;
  ip: string;
  requestId: string;
}

/** An entry of the log: one request, or the successful reads of one minute that are alike. */
export interface Call extends Omit<NewCall, "isRead"> {
  id: bigint;
  /** How many requests it stands for. Then `at` is the first, `durationMs` the slowest, `requestId` the last. */
  count: number;
  /** Time of the last of them. */
  lastAt: Date;
  tokenLabel: string | null;
  tokenLastFour: string | null;
}

export const CALL_OUTCOMES = ["ok", "failed"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** The cursor of the request list. */
export type CallPosition = Pick<Call, "at" | "id">;

export interface CallQuery {
  tokenId?: number | undefined;
  outcome?: CallOutcome | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Calls older than this one. */
  after?: CallPosition | undefined;
  limit: number;
}

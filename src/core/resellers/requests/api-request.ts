/** One call of a reseller as it is noted. Nothing in it may be a secret. */
export interface NewCall {
  /** Of the reseller and its mode. */
  walletId: number;
  at: Date;
  interface: "dispatch" | "rest";
  /** A dispatch action, or a method and route such as `GET /orders/:id`. */
  action: string;
  /** Null: a signed-in user. */
  tokenId: number | null;
  /** HTTP status of the answer. */
  status: number;
  errorCode: string | null;
  durationMs: number;
  ip: string;
  requestId: string;
}

export interface Call extends NewCall {
  id: bigint;
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

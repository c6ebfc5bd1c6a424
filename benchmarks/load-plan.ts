/** The plan of the load generator; times in milliseconds. */
export interface LoadPlan {
  port: number;
  connections: number;
  durationMs: number;
  /** Requests a second, independent of responses. If unset, each connection sends its next request after the response. */
  ratePerSecond?: number;
  requests: RequestPlan;
}

export type RequestPlan =
  | { kind: "place_rest" | "place_dispatch"; keys: string[]; serviceId: number; firstSerial: number }
  | { kind: "read_rest" | "read_dispatch"; orders: { key: string; id: string }[] }
  | { kind: "get"; path: string; keys: string[]; headers: Record<string, string>; expected: number };

export interface LoadResult {
  answers: number;
  seconds: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Unexpected responses, with their number. */
  failures: Record<string, number>;
  /** Ids of the orders that were acknowledged. */
  ids: number[];
}

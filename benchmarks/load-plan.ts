/** What the load generator is told to do; times in milliseconds. */
export interface LoadPlan {
  port: number;
  connections: number;
  durationMs: number;
  /** Requests a second, whether or not earlier ones are answered. Absent: each connection asks again once answered. */
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
  /** Answers that were not the expected one, with how often. */
  failures: Record<string, number>;
  /** Ids of the orders that were acknowledged. */
  ids: number[];
}

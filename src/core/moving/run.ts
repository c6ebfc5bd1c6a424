import type { MovingState } from "../../database/column-types.ts";
import type { MovingReport } from "../../database/json-types.ts";

export type { MovingReport };

/** What happens to orders that are open in the other panel. */
export const OPEN_ORDERS = ["take", "leave"] as const;
export type OpenOrders = (typeof OPEN_ORDERS)[number];

export type MovingTask = "plan" | "import";

/** What an import brings in by currency, in micro-units as text. */
export type ConfirmedSums = Record<string, string>;

export interface NewRun {
  name: string;
  source: string;
  openOrders: OpenOrders;
}

/** One reading of another panel: its rows are uploaded, planned and imported. */
export interface MovingRun {
  id: number;
  /** The panel. Runs with one name belong to one migration. */
  name: string;
  source: string;
  openOrders: OpenOrders;
  state: MovingState;
  /** Whether this server reads the source, instead of a client that uploads its rows. */
  isBeingRead: boolean;
  /** Whether the server answers no other requests while a worker has the run. */
  blocksServer: boolean;
  task: MovingTask | null;
  done: number;
  total: number;
  /** Rows that were uploaded. */
  rows: number;
  report: MovingReport | null;
  error: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

export type Severity = "error" | "change";

/** What is said of one value of a run. */
export interface MovingRemark {
  id: bigint;
  severity: Severity;
  file: string;
  place: string;
  field: string;
  value: string;
  message: string;
}

import type { Stage } from "./stage.ts";

/** Measures one thing for `seconds` and returns one figure. */
export type Side = (stage: Stage, seconds: number) => Promise<number>;

export interface Row {
  name: string;
  title: string;
  /** What the figures of both sides are. */
  unit: "orders/s" | "requests/s" | "ms" | "MiB" | "s";
  measured: Side;
  /** What the goal compares with; absent: the goal is about the figure itself. */
  reference?: { title: string; measured: Side };
  goal: { least: number } | { most: number } | null;
}

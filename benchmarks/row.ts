import type { Stage } from "./stage.ts";

/** Measures for `seconds` and returns one value. */
export type Side = (stage: Stage, seconds: number) => Promise<number>;

export interface Row {
  name: string;
  title: string;
  /** Unit of the values of both sides. */
  unit: "orders/s" | "requests/s" | "deliveries/s" | "ms" | "MiB" | "bytes" | "s";
  measured: Side;
  /** The goal is a ratio to this reference. If unset, the goal is an absolute value. */
  reference?: { title: string; measured: Side };
  goal: { least: number } | { most: number } | null;
}

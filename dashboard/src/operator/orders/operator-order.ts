import type { paths } from "../../api/operator.gen.ts";

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": { data: infer Data } } } } };
}
  ? Data
  : never;

export type OperatorOrder = Answer<"/api/operator/orders">[number];
/** One order with its tries, money and history. */
export type OrderDetail = Answer<"/api/operator/orders/{id}">;
export type UnknownAttempt = Answer<"/api/operator/attempts/unknown">[number];
export type LateResult = Answer<"/api/operator/late-results">[number];
export type ActionName = OrderDetail["actions"][number]["name"];

const OPEN = ["PENDING", "PROCESSING"];

export function isOpen({ status }: Pick<OperatorOrder, "status">): boolean {
  return OPEN.includes(status);
}

/** What an order is about: its identifier, else what was given instead. */
export function subjectOf({ imei, inputs }: Pick<OperatorOrder, "imei" | "inputs">): string {
  const given = Object.entries(inputs).map(([name, value]) => `${name}: ${value}`);
  return imei ?? (given.join(", ") || "No identifier");
}

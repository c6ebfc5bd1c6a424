import type { OperatorBody, OperatorData, OperatorRow } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import type { Tone } from "../../ui/status-badge.tsx";

export type Supplier = OperatorData<"/api/operator/suppliers/{id}">;
export type Job = OperatorData<"/api/operator/jobs/{id}">;
export type Offer = OperatorRow<"/api/operator/suppliers/{id}/services">;
export type ImportBody = OperatorBody<"/api/operator/suppliers/{id}/import">;
export type SupplierChange = OperatorBody<"/api/operator/suppliers/{id}", "patch">;

/** Reads again what a change of a supplier shows in. */
export function useRefreshSuppliers(): () => Promise<void> {
  return useRefresh(["/api/operator/suppliers", "/api/operator/suppliers/{id}"]);
}

const KINDS: Record<string, string> = {
  dhru: "Server of the Dhru Fusion family",
  manual: "People, by the queue",
  stock: "Codes in stock",
  test: "Simulator",
};

export function kindOf({ kind }: Supplier): string {
  return KINDS[kind] ?? kind;
}

/** Whether it is called over the network; the others are part of the server. */
export function isCalled({ kind }: Supplier): boolean {
  return kind === "dhru";
}

export interface Health {
  tone: Tone;
  word: string;
  /** What it means for orders. */
  sentence: string;
}

/** How a supplier is, the gravest first. */
export function healthOf(supplier: Supplier): Health {
  const { paused_at, pause_reason, circuit_open_until, failures, last_error, balance_at } = supplier;
  if (paused_at !== null) {
    return { tone: "warning", word: "Paused", sentence: `It gets no new orders: ${pause_reason ?? "no reason given"}` };
  }
  if (!isCalled(supplier)) return { tone: "success", word: "Ready", sentence: "Part of the server." };
  const last = last_error === null ? "" : ` The last time: ${last_error}`;
  if (circuit_open_until !== null) {
    const sentence = `${failures} calls in a row failed, so it is left alone for a moment.${last}`;
    return { tone: "danger", word: "Not reachable", sentence };
  }
  if (failures > 0) {
    const calls = failures === 1 ? "The last call" : `The last ${failures} calls`;
    return { tone: "warning", word: "Failing", sentence: `${calls} failed; orders are still sent.${last}` };
  }
  if (balance_at === null) {
    return { tone: "neutral", word: "Not tested", sentence: "Nothing was asked yet: test it before you route to it." };
  }
  return { tone: "success", word: "Working", sentence: "It answers." };
}

import type { OperatorBody, OperatorData, OperatorRow } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import type { Tone } from "../../ui/show/status-badge.tsx";

export type Supplier = OperatorData<"/api/operator/suppliers/{id}">;
export type Job = OperatorData<"/api/operator/jobs/{id}">;
export type Offer = OperatorRow<"/api/operator/suppliers/{id}/services">;
export type ImportBody = OperatorBody<"/api/operator/suppliers/{id}/import">;
export type SupplierChange = OperatorBody<"/api/operator/suppliers/{id}", "patch">;

/** Reads again what a change of a supplier shows in. */
export function useRefreshSuppliers(): () => Promise<void> {
  return useRefresh(["/api/operator/suppliers", "/api/operator/suppliers/{id}"]);
}

const BUILT_IN_KINDS = ["manual", "stock", "test"];
const KINDS: Record<string, string> = {
  dhru: "Dhru-compatible API",
  manual: "Manual (queue)",
  stock: "Code inventory",
  test: "Simulator",
};

export function kindOf({ kind }: Supplier): string {
  return KINDS[kind] ?? kind;
}

/** Whether it is called over the network; the others are part of the server. */
export function isCalled({ kind }: { kind: string }): boolean {
  return !BUILT_IN_KINDS.includes(kind);
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
    return {
      tone: "warning",
      word: "Paused",
      sentence: `It gets no new orders. Reason: ${pause_reason ?? "none given"}`,
    };
  }
  if (!isCalled(supplier)) return { tone: "success", word: "Ready", sentence: "Built in." };
  const last = last_error === null ? "" : ` Last error: ${last_error}`;
  if (circuit_open_until !== null) {
    const sentence = `${failures} requests in a row failed. Requests are paused for a moment.${last}`;
    return { tone: "danger", word: "Unreachable", sentence };
  }
  if (failures > 0) {
    const calls = failures === 1 ? "The last request" : `The last ${failures} requests`;
    return { tone: "warning", word: "Failing", sentence: `${calls} failed. Orders are still sent.${last}` };
  }
  if (balance_at === null) {
    return { tone: "neutral", word: "Not tested", sentence: "Test the connection before you add routes." };
  }
  return { tone: "success", word: "Working", sentence: "Connected." };
}

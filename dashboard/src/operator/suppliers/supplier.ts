import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import type { OperatorBody, OperatorData, OperatorRow } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { textOf } from "../../locale/text.ts";
import type { Tone } from "../../ui/show/status/status-badge.tsx";

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
const KINDS: Record<string, MessageDescriptor> = {
  dhru: msg`Dhru-compatible API`,
  manual: msg`Staff answer orders in the queue`,
  stock: msg`Delivers codes from your inventory`,
  test: msg`Fulfils test orders only`,
};

/** How it fulfils orders. */
export function kindOf({ kind }: Supplier): string {
  return textOf(KINDS[kind] ?? kind);
}

/** Tells apart suppliers that speak the same API; null if it is part of the server. */
export function hostOf({ url }: Supplier): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).host : null;
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
      word: t`Paused`,
      sentence:
        pause_reason === null
          ? t`It gets no new orders. Reason: none given`
          : t`It gets no new orders. Reason: ${pause_reason}`,
    };
  }
  if (!isCalled(supplier)) return { tone: "success", word: t`Ready`, sentence: t`Built in.` };
  const last = last_error === null ? [] : [t`Last error: ${last_error}`];
  if (circuit_open_until !== null) {
    const sentence = plural(failures, {
      one: "The last request failed. Requests are paused for a moment.",
      other: "The last # requests failed. Requests are paused for a moment.",
    });
    return { tone: "danger", word: t`Unreachable`, sentence: [sentence, ...last].join(" ") };
  }
  if (failures > 0) {
    const sentence = plural(failures, {
      one: "The last request failed. Orders are still sent.",
      other: "The last # requests failed. Orders are still sent.",
    });
    return { tone: "warning", word: t`Failing`, sentence: [sentence, ...last].join(" ") };
  }
  if (balance_at === null) {
    return { tone: "neutral", word: t`Not tested`, sentence: t`Test the connection before you add routes.` };
  }
  return { tone: "success", word: t`Working`, sentence: t`Connected.` };
}

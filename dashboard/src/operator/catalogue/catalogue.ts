import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { formatMoney, parseMarginRule } from "../../core.ts";
import { everyWord } from "../../api/every-word.ts";
import type { OperatorBody, OperatorData, OperatorRow } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { toMicros } from "../../ui/show/amount.ts";

export type ListedService = OperatorRow<"/api/operator/services">;
export type WholeService = OperatorData<"/api/operator/services/{id}">;
export type ServiceChange = OperatorBody<"/api/operator/services/{id}", "patch">;
export type NewService = OperatorBody<"/api/operator/services">;
export type BulkChange = OperatorBody<"/api/operator/services/bulk">;
export type BulkAnswer = OperatorData<"/api/operator/services/bulk", "post">;
export type ServiceInput = WholeService["inputs"][number];
export type Route = WholeService["routes"][number];
export type NewRoute = OperatorBody<"/api/operator/services/{id}/routes">;
export type RouteTerms = OperatorBody<"/api/operator/services/{id}/routes/{supplier_id}", "patch">;
export type ServiceGroup = OperatorRow<"/api/operator/service-groups">;
export type PriceGroup = OperatorRow<"/api/operator/price-groups">;

export const TYPE_WORDS: Record<ListedService["type"], MessageDescriptor> = {
  imei: msg`IMEI`,
  server: msg`Server`,
  remote: msg`Remote`,
};
/** The types that a list can be filtered by. */
export const TYPE_CHOICES = Object.entries(TYPE_WORDS);

export const SERVICE_STATUSES = everyWord<ListedService["status"]>({ active: true, paused: true, retired: true });

export const SOURCE_WORDS: Record<string, MessageDescriptor> = {
  personal: msg`Personal price`,
  group: msg`Group price`,
  margin: msg`Group margin`,
  base: msg`Base price`,
};

/** Hundredths of a percent as text, such as 12.5 for 1250. */
export function percentText(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** What a group pays by its margin, such as “Base price - 2.5%”. */
export function marginText(basisPoints: number): string {
  return t`Base price ${basisPoints < 0 ? "-" : "+"} ${percentText(Math.abs(basisPoints))}%`;
}

/** Hundredths of a percent; undefined for what is no percentage with at most two decimals. */
export function readPercent(text: string): number | undefined {
  try {
    return parseMarginRule(`${text.trim()}%`).percentBasisPoints;
  } catch {
    return undefined;
  }
}

/** What a price as typed leaves over a cost; undefined where one of them is no amount. */
export function leftOver(price: string, cost: string | null): { amount: string; isLoss: boolean } | undefined {
  const micros = toMicros(price);
  const costs = cost === null ? undefined : toMicros(cost);
  if (micros === undefined || costs === undefined) return undefined;
  return { amount: formatMoney(micros - costs), isLoss: micros < costs };
}

/** Reads again what a change of services may have changed. */
export function useRefreshCatalogue(): () => Promise<void> {
  return useRefresh([
    "/api/operator/services",
    "/api/operator/services/{id}",
    "/api/operator/services/{id}/routes",
    "/api/operator/service-groups",
    "/api/operator/price-groups",
    "/api/operator/price-groups/{id}/prices",
    "/api/operator/stock",
    "/api/operator/resellers/{id}/catalogue",
    "/api/operator/resellers/{id}/restricted-services",
    "/api/operator/suppliers/{id}/services",
  ]);
}

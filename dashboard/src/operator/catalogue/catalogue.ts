import type { QueryClient } from "@tanstack/react-query";
import type { paths } from "../../api/operator.gen.ts";
import { fromMicros, toMicros } from "../../ui/money.tsx";

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": { data: infer Data } } } } };
}
  ? Data
  : never;
type Body<Path extends keyof paths, Method extends "post" | "patch" | "put"> = paths[Path] extends {
  [Key in Method]: { requestBody: { content: { "application/json": infer Sent } } };
}
  ? Sent
  : never;

export type ListedService = Answer<"/api/operator/services">[number];
export type WholeService = Answer<"/api/operator/services/{id}">;
export type ServiceChange = Body<"/api/operator/services/{id}", "patch">;
export type NewService = Body<"/api/operator/services", "post">;
export type BulkChange = Body<"/api/operator/services/bulk", "post">;
export type BulkAnswer =
  paths["/api/operator/services/bulk"]["post"]["responses"][200]["content"]["application/json"]["data"];
export type ServiceInput = WholeService["inputs"][number];
export type Route = WholeService["routes"][number];
export type NewRoute = Body<"/api/operator/services/{id}/routes", "post">;
export type RouteTerms = Body<"/api/operator/services/{id}/routes/{supplier_id}", "patch">;
export type ServiceGroup = Answer<"/api/operator/service-groups">[number];
export type PriceGroup = Answer<"/api/operator/price-groups">[number];

export const TYPE_WORDS: Record<ListedService["type"], string> = {
  imei: "IMEI",
  server: "Server",
  remote: "Remote",
};

export const SOURCE_WORDS: Record<string, string> = {
  personal: "Personal price",
  group: "Set for the group",
  margin: "Margin of the group",
  base: "Base price",
};

const PERCENT = /^(-?)(\d{1,5})(?:\.(\d{1,2}))?$/;

/** Hundredths of a percent as text, such as 12.5 for 1250. */
export function percentText(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** What a group pays by its margin, such as “Base price - 2.5 %”. */
export function marginText(basisPoints: number): string {
  return `Base price ${basisPoints < 0 ? "-" : "+"} ${percentText(Math.abs(basisPoints))} %`;
}

/** Undefined for what is no percentage with at most two decimals. */
export function readPercent(text: string): number | undefined {
  const found = PERCENT.exec(text.trim());
  if (!found) return undefined;
  const [, minus, whole, fraction = ""] = found;
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return minus ? -points : points;
}

/** What a price as typed leaves over a cost; undefined where one of them is no amount. */
export function leftOver(price: string, cost: string | null): { amount: string; isLoss: boolean } | undefined {
  const micros = toMicros(price);
  const costs = cost === null ? undefined : toMicros(cost);
  if (micros === undefined || costs === undefined) return undefined;
  return { amount: fromMicros(micros - costs), isLoss: micros < costs };
}

/** Reads anew what a change of services may have changed. */
export async function refreshCatalogue(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [method, path] }) =>
      method === "get" &&
      typeof path === "string" &&
      /\/(?:services|service-groups|price-groups|stock|catalogue)\b/.test(path),
  });
}

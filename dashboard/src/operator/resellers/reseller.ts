import { useParams } from "@tanstack/react-router";
import { operatorHooks } from "../../api/client.ts";
import type { OperatorData, OperatorRow } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";

export type ListedReseller = OperatorRow<"/api/operator/resellers">;
export type Reseller = OperatorData<"/api/operator/resellers/{id}">;
export type Entry = OperatorRow<"/api/operator/resellers/{id}/transactions">;
export type Price = OperatorRow<"/api/operator/resellers/{id}/prices">;
export type RestrictedService = OperatorRow<"/api/operator/resellers/{id}/restricted-services">;
export type Key = OperatorRow<"/api/operator/resellers/{id}/keys">;
export type TopUpRequest = OperatorRow<"/api/operator/top-up-requests">;

/** The reseller in the URL. Each tab reads it from the same query. */
export function useReseller() {
  const { id = "" } = useParams({ strict: false });
  return operatorHooks.useQuery("get", "/api/operator/resellers/{id}", { params: { path: { id } } });
}

/** Reads again what a change of a reseller may show in. */
export function useRefreshResellers(): () => Promise<void> {
  return useRefresh([
    "/api/operator/resellers",
    "/api/operator/resellers/{id}",
    "/api/operator/resellers/{id}/transactions",
    "/api/operator/resellers/{id}/prices",
    "/api/operator/resellers/{id}/keys",
    "/api/operator/resellers/{id}/catalogue",
    "/api/operator/resellers/{id}/restricted-services",
    "/api/operator/top-up-requests",
  ]);
}

import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { operatorHooks } from "../../api/client.ts";
import type { paths } from "../../api/operator.gen.ts";

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": { data: infer Data } } } } };
}
  ? Data
  : never;

export type ListedReseller = Answer<"/api/operator/resellers">[number];
export type Reseller = Answer<"/api/operator/resellers/{id}">;
export type Entry = Answer<"/api/operator/resellers/{id}/transactions">[number];
export type Price = Answer<"/api/operator/resellers/{id}/prices">[number];
export type Key = Answer<"/api/operator/resellers/{id}/keys">[number];

/** The reseller of the address; each tab reads it from the same query. */
export function useReseller() {
  const { id = "" } = useParams({ strict: false });
  return operatorHooks.useQuery("get", "/api/operator/resellers/{id}", { params: { path: { id } } });
}

/** Reads anew what a change of a reseller may show in. */
export function useRefreshResellers(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === "string" && path.startsWith("/api/operator/resellers"),
    });
  };
}

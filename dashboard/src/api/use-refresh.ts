import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ApiPath } from "./types.ts";

/** Reads again what is shown of these paths, and marks what else was read of them as out of date. */
export function useRefresh(paths: readonly ApiPath[]): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: ["get", path] })));
  }, [paths, queryClient]);
}

/** Reads everything again but the session, which no change of data changes. */
export function useRefreshAll(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
}

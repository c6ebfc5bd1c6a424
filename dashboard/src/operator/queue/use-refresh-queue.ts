import { useRefresh } from "../../api/use-refresh.ts";

const PATHS = ["/api/operator/queue", "/api/operator/queue/summary", "/api/operator/figures/waiting"] as const;

/** Reads the queue again, with its sums and its number in the navigation. */
export function useRefreshQueue(): () => Promise<void> {
  return useRefresh(PATHS);
}

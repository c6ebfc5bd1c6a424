import { useEffect } from "react";
import { useRefresh } from "../api/use-refresh.ts";

const BALANCE = ["/api/v1/account"] as const;

/** Reads the balance again when a count changes that comes with money, such as that of the orders that have ended. */
export function useRefreshBalance(count: number | undefined): void {
  const refresh = useRefresh(BALANCE);
  useEffect(() => {
    if (count) void refresh();
  }, [count, refresh]);
}

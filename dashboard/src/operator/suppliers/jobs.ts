import { useEffect, useRef } from "react";
import { operator, operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import type { Job } from "./supplier.ts";

export type AskedKind = "test" | "balance" | "sync";

const OVER = ["done", "failed"];
/** What a finished job may have changed. */
const CHANGED = [
  "/api/operator/suppliers",
  "/api/operator/suppliers/{id}",
  "/api/operator/suppliers/{id}/services",
] as const;

export function isOver({ state }: Job): boolean {
  return OVER.includes(state);
}

/** The last jobs of each kind of a supplier, the newest first; read again until the last one is over, then what it changed is too. */
export function useJobs(supplierId: string) {
  const refresh = useRefresh(CHANGED);
  const finished = useRef<number>(undefined);
  const jobs = operatorHooks.useQuery(
    "get",
    "/api/operator/suppliers/{id}/jobs",
    { params: { path: { id: supplierId } } },
    { refetchInterval: usePoll<{ data: Job[] }>(({ data }) => data.every(isOver)) },
  );
  const count = jobs.data?.data.filter(isOver).reduce((newest, { id }) => Math.max(newest, id), 0);
  useEffect(() => {
    if (count === undefined) return;
    if (finished.current !== undefined && finished.current !== count) void refresh();
    finished.current = count;
  }, [count, refresh]);
  return jobs;
}

/** Asks the workers for a job; its progress is then read with the others. */
export function useAskJob(supplierId: string): (kind: AskedKind) => Promise<void> {
  const refresh = useRefresh(["/api/operator/suppliers/{id}/jobs"]);
  return async (kind) => {
    await operator.POST("/api/operator/suppliers/{id}/jobs", {
      params: { path: { id: supplierId } },
      body: { kind },
    });
    await refresh();
  };
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { operatorHooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import type { OperatorData, OperatorRow } from "../../../api/types.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import type { Text } from "../../../locale/text.ts";
import type { Tone } from "../../../ui/show/status/status-badge.tsx";

export type Migration = OperatorData<"/api/operator/migrations/{id}">;
export type Report = NonNullable<Migration["report"]>;
export type Sums = Report["money"][number];
export type Remark = OperatorRow<"/api/operator/migrations/{id}/remarks">;
export type Forwarding = OperatorData<"/api/operator/forwarding">;

export const GUIDE = "/api/operator/migrations/guide";

const STATE_WORDS: Record<Migration["state"], readonly [tone: Tone, word: MessageDescriptor]> = {
  reading: ["info", msg`Reading`],
  waiting: ["neutral", msg`Waiting`],
  running: ["info", msg`Running`],
  planned: ["warning", msg`Dry run finished`],
  imported: ["success", msg`Imported`],
  failed: ["danger", msg`Failed`],
  discarded: ["neutral", msg`Discarded`],
};

/** Files of the bundle, as the report names them. */
export const FILE_WORDS: Record<string, MessageDescriptor> = {
  service_groups: msg`Service groups`,
  services: msg`Services`,
  price_groups: msg`Price groups`,
  resellers: msg`Resellers`,
  prices: msg`Prices`,
  suppliers: msg`Suppliers`,
  routes: msg`Routes`,
  codes: msg`Codes`,
  orders: msg`Orders`,
  transactions: msg`Earlier transactions`,
};

export function stateWords(run: Migration): readonly [tone: Tone, word: Text] {
  const isLeft = run.state === "reading" && !run.is_being_read;
  return isLeft ? ["neutral", msg`Not read`] : STATE_WORDS[run.state];
}

/** Whether nothing happens to the run until the owner does something. */
export function isAtRest({ state, is_being_read: isRead }: Migration): boolean {
  return !isRead && state !== "waiting" && state !== "running";
}

/** Whether it can be imported as it is. */
export function canImport({ state, report }: Migration): boolean {
  // An import that failed for another reason than its values can be tried again.
  return (state === "planned" || state === "failed") && report !== null && report.errors === 0;
}

/** A run, read again while the server works on it. */
export function useMigration(id: string) {
  return operatorHooks.useQuery(
    "get",
    "/api/operator/migrations/{id}",
    { params: { path: { id } } },
    { refetchInterval: usePoll<{ data: Migration }>(({ data }) => isAtRest(data)) },
  );
}

const RUNS = [
  "/api/operator/migrations",
  "/api/operator/migrations/{id}",
  "/api/operator/migrations/{id}/remarks",
] as const;

export function useRefreshRuns(): () => Promise<void> {
  return useRefresh(RUNS);
}

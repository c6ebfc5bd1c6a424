import { plural } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { operatorHooks } from "../api/client.ts";
import type { OperatorData } from "../api/types.ts";
import { announceOrders, useQueueAlert } from "../session/queue-alert.ts";

const INTERVAL_MS = 15_000;

export type Waiting = OperatorData<"/api/operator/figures/waiting">;

/** What needs attention, for the navigation. Tells the user of new orders in the queue if they chose so. */
export function useWaiting(): Waiting | undefined {
  const alert = useQueueAlert();
  const { data } = operatorHooks.useQuery(
    "get",
    "/api/operator/figures/waiting",
    {},
    { refetchInterval: INTERVAL_MS, refetchIntervalInBackground: alert !== "off" },
  );
  const queue = data?.data.queue;
  const before = useRef(queue);
  useEffect(() => {
    const added = queue === undefined || before.current === undefined ? 0 : queue - before.current;
    before.current = queue;
    if (added > 0) {
      announceOrders(alert, plural(added, { one: "# new order in the queue", other: "# new orders in the queue" }));
    }
  }, [queue, alert]);
  return data?.data;
}

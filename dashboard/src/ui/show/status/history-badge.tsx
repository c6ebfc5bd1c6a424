import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { V1Data } from "../../../api/types.ts";
import { textOf } from "../../../locale/text.ts";
import { Badge, StatusBadge, type Tone } from "./status-badge.tsx";
import { moneyText } from "../amount.ts";

type Step = NonNullable<V1Data<"/api/v1/orders/{id}">["history"]>[number];

const EVENTS: Record<Exclude<Step["event"], "status_changed">, readonly [tone: Tone, word: MessageDescriptor]> = {
  requeued: ["warning", msg`Requeued`],
  cancel_requested: ["warning", msg`Cancellation requested`],
  result_corrected: ["info", msg`Result corrected`],
  partly_refunded: ["neutral", msg`Partly refunded`],
};

/** What a step of an order's history was: its new status, or what else happened. */
export function HistoryBadge({ step, currency }: { step: Pick<Step, "event" | "to" | "amount">; currency: string }) {
  const { event, to, amount } = step;
  if (event === "status_changed" && amount === null) return <StatusBadge status={to} />;
  const [tone, word] = event === "status_changed" ? (["neutral", msg`Refunded`] as const) : EVENTS[event];
  return <Badge tone={tone}>{amount === null ? textOf(word) : `${textOf(word)} ${moneyText(amount, currency)}`}</Badge>;
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { textOf, type Text } from "../../../locale/text.ts";
import { classes } from "../../class-names.ts";

const TONES = {
  neutral: "bg-neutral-soft text-ink",
  info: "bg-info-soft text-info",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
} as const;
export type Tone = keyof typeof TONES;

/** The one colour and word of each state, wherever it is shown. */
const STATUSES: Record<string, readonly [tone: Tone, word: MessageDescriptor]> = {
  PENDING: ["warning", msg`Pending`],
  PROCESSING: ["info", msg`In process`],
  SUCCESS: ["success", msg`Success`],
  REJECTED: ["danger", msg`Rejected`],
  CANCELLED: ["neutral", msg`Cancelled`],
  REFUNDED: ["neutral", msg`Refunded`],
  active: ["success", msg`Active`],
  paused: ["warning", msg`Paused`],
  retired: ["neutral", msg`Retired`],
  pending: ["warning", msg`Pending`],
  suspended: ["danger", msg`Suspended`],
  open: ["warning", msg`Open`],
  approved: ["success", msg`Approved`],
  declined: ["danger", msg`Declined`],
  withdrawn: ["neutral", msg`Withdrawn`],
  revoked: ["neutral", msg`Revoked`],
  expired: ["neutral", msg`Expired`],
  waiting: ["neutral", msg`Waiting`],
  running: ["info", msg`Running`],
  done: ["success", msg`Done`],
  failed: ["danger", msg`Failed`],
  created: ["info", msg`Waiting for payment`],
  seen: ["info", msg`Payment seen`],
  confirmed: ["info", msg`Confirmed`],
  review: ["warning", msg`In review`],
  credited: ["success", msg`Credited`],
  cancelled: ["neutral", msg`Cancelled`],
};

/** Words of one state. A state that is not known here is shown as it came. */
export function StatusBadge({ status }: { status: string }) {
  const [tone, word]: readonly [Tone, Text] = STATUSES[status] ?? ["neutral", status];
  return <Badge tone={tone}>{textOf(word)}</Badge>;
}

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}

/** The word that a filter offers for a state. */
export function statusWord(status: string): string {
  return textOf(STATUSES[status]?.[1] ?? status);
}

/** The same for several, as the choices of a select. */
export function statusWords(statuses: readonly string[]): Record<string, string> {
  return Object.fromEntries(statuses.map((status) => [status, statusWord(status)]));
}

import { classes } from "../class-names.ts";

const TONES = {
  neutral: "bg-neutral-soft text-ink",
  info: "bg-info-soft text-info",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
} as const;
export type Tone = keyof typeof TONES;

/** The one colour and word of each state, wherever it is shown. */
const STATUSES: Record<string, readonly [tone: Tone, word: string]> = {
  PENDING: ["warning", "Pending"],
  PROCESSING: ["info", "In process"],
  SUCCESS: ["success", "Success"],
  REJECTED: ["danger", "Rejected"],
  CANCELLED: ["neutral", "Cancelled"],
  REFUNDED: ["neutral", "Refunded"],
  active: ["success", "Active"],
  paused: ["warning", "Paused"],
  retired: ["neutral", "Retired"],
  pending: ["warning", "Pending"],
  suspended: ["danger", "Suspended"],
  open: ["warning", "Open"],
  approved: ["success", "Approved"],
  declined: ["danger", "Declined"],
  withdrawn: ["neutral", "Withdrawn"],
  revoked: ["neutral", "Revoked"],
  expired: ["neutral", "Expired"],
  waiting: ["neutral", "Waiting"],
  running: ["info", "Running"],
  done: ["success", "Done"],
  failed: ["danger", "Failed"],
  created: ["info", "Waiting for payment"],
  seen: ["info", "Payment seen"],
  confirmed: ["info", "Confirmed"],
  review: ["warning", "In review"],
  credited: ["success", "Credited"],
  cancelled: ["neutral", "Cancelled"],
};

/** Words of one state. A state that is not known here is shown as it came. */
export function StatusBadge({ status }: { status: string }) {
  const [tone, word] = STATUSES[status] ?? ["neutral", status];
  return <Badge tone={tone}>{word}</Badge>;
}

export function Badge({ tone, children }: { tone: Tone; children: string }) {
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
  return STATUSES[status]?.[1] ?? status;
}

/** The same for several, as the choices of a select. */
export function statusWords(statuses: readonly string[]): Record<string, string> {
  return Object.fromEntries(statuses.map((status) => [status, statusWord(status)]));
}

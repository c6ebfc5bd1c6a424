import { plural, t } from "@lingui/core/macro";
import { formatDateTime, formatDay, formatExactly, formatRelative, formatTimeOfYear } from "./dates.ts";
import { useNow } from "./now.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Each with the amount that belongs to the next. */
const UNITS = [
  ["minute", MINUTE_MS, 60],
  ["hour", HOUR_MS, 24],
  ["day", DAY_MS, 7],
] as const;

/** A time in the reader's zone, near ones in words; the exact one on hover. */
export function Time({ at, absolute = false }: { at: string; absolute?: boolean }) {
  const date = new Date(at);
  const now = useNow();
  return (
    <time dateTime={at} title={formatExactly(date)} className="whitespace-nowrap">
      {absolute ? formatDateTime(date) : formatNear(date, now)}
    </time>
  );
}

function formatNear(date: Date, now: number): string {
  const distance = date.getTime() - now;
  if (Math.abs(distance) < MINUTE_MS) return t`just now`;
  // What rounds to a whole unit is told in it: 59 and a half minutes are an hour, not “60 minutes”.
  for (const [unit, unitMs, most] of UNITS) {
    const amount = Math.round(distance / unitMs);
    if (Math.abs(amount) < most) return formatRelative(amount, unit);
  }
  return date.getFullYear() === new Date(now).getFullYear() ? formatTimeOfYear(date) : formatDay(date);
}

/** A length of time in words, such as “2 min”. */
export function formatSeconds(seconds: number): string {
  if (seconds < 90) return t`${Math.round(seconds)} s`;
  if (seconds < 5_400) return t`${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return t`${Math.round(seconds / 3_600)} h`;
  return plural(Math.round(seconds / 86_400), { one: "# day", other: "# days" });
}

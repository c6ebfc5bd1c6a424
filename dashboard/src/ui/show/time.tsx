import { plural, t } from "@lingui/core/macro";
import { formatDateTime, formatDay, formatExactly, formatRelative, formatTimeOfYear } from "./dates.ts";
import { useNow } from "./now.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

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
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return t`just now`;
  if (size < HOUR_MS) return formatRelative(Math.round(distance / MINUTE_MS), "minute");
  if (size < DAY_MS) return formatRelative(Math.round(distance / HOUR_MS), "hour");
  if (size < WEEK_MS) return formatRelative(Math.round(distance / DAY_MS), "day");
  return date.getFullYear() === new Date(now).getFullYear() ? formatTimeOfYear(date) : formatDay(date);
}

/** A length of time in words, such as “2 min”. */
export function formatSeconds(seconds: number): string {
  if (seconds < 90) return t`${Math.round(seconds)} s`;
  if (seconds < 5_400) return t`${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return t`${Math.round(seconds / 3_600)} h`;
  return plural(Math.round(seconds / 86_400), { one: "# day", other: "# days" });
}

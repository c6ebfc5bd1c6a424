import { useNow } from "./now.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });
const short = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** A time in the reader's zone, near ones in words; the exact one on hover. */
export function Time({ at, absolute = false }: { at: string; absolute?: boolean }) {
  const date = new Date(at);
  const now = useNow();
  return (
    <time dateTime={at} title={exact.format(date)} className="whitespace-nowrap">
      {absolute ? short.format(date) : formatNear(date, now)}
    </time>
  );
}

function formatNear(date: Date, now: number): string {
  const distance = date.getTime() - now;
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return "just now";
  if (size < HOUR_MS) return relative.format(Math.round(distance / MINUTE_MS), "minute");
  if (size < DAY_MS) return relative.format(Math.round(distance / HOUR_MS), "hour");
  if (size < WEEK_MS) return relative.format(Math.round(distance / DAY_MS), "day");
  return short.format(date);
}

/** A length of time in words, such as “2 min”. */
export function formatSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

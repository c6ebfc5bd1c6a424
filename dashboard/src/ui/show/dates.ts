/** Dates use the language of the dashboard's texts, not the browser's, and a 24-hour clock. */
const LANGUAGE = "en";
const HOURS = { hourCycle: "h23" } as const;

const exact = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "full", timeStyle: "long", ...HOURS });
const short = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "short", ...HOURS });
const hour = new Intl.DateTimeFormat(LANGUAGE, { weekday: "short", hour: "2-digit", minute: "2-digit", ...HOURS });
const utcDay = new Intl.DateTimeFormat(LANGUAGE, { day: "numeric", month: "short", timeZone: "UTC" });
const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" });
const count = new Intl.NumberFormat(LANGUAGE);

/** With the weekday, the second and the zone. */
export const formatExactly = (date: Date): string => exact.format(date);
export const formatDateTime = (date: Date): string => short.format(date);
/** Such as “Fri, 13:00”, in the reader's zone. */
export const formatHour = (time: number): string => hour.format(time);
/** Such as “Nov 22”, of a day as the server counts days: by UTC. */
export const formatUtcDay = (day: string): string => utcDay.format(new Date(day));
/** With separators, such as 20,274. */
export const formatCount = (number: number): string => count.format(number);
/** Such as “2 hours ago”. */
export const formatRelative = (amount: number, unit: "minute" | "hour" | "day"): string =>
  relative.format(amount, unit);

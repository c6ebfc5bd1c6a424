import { localeTag } from "../../locale/locale.ts";

/** Dates use the language of the dashboard's texts, not the browser's, and a 24-hour clock. */
const HOURS = { hourCycle: "h23" } as const;
/** Latin digits, which are also typed and copied. */
const DIGITS = { numberingSystem: "latn" } as const;

const EXACT = { dateStyle: "full", timeStyle: "long", ...HOURS, ...DIGITS } as const;
const SHORT = { dateStyle: "medium", timeStyle: "short", ...HOURS, ...DIGITS } as const;
const DAY = { dateStyle: "medium", ...DIGITS } as const;
const TIME_OF_YEAR = {
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  ...HOURS,
  ...DIGITS,
} as const;
const HOUR = { weekday: "short", hour: "2-digit", minute: "2-digit", ...HOURS, ...DIGITS } as const;
const UTC_DAY = { day: "numeric", month: "short", timeZone: "UTC", ...DIGITS } as const;
const NUMBER = { maximumFractionDigits: 6, ...DIGITS } as const;
const SHORT_NUMBER = { ...NUMBER, notation: "compact" } as const;
const ALTERNATIVES = { type: "disjunction" } as const;
const RELATIVE = { numeric: "auto", ...DIGITS } as const;

const dates = memoize((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(localeTag(), options));
const relative = memoize(
  (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(localeTag(), options),
);
const numbers = memoize((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(localeTag(), options));
const lists = memoize((options: Intl.ListFormatOptions) => new Intl.ListFormat(localeTag(), options));

/** With the weekday, the second and the zone. */
export const formatExactly = (date: Date): string => dates(EXACT).format(date);
export const formatDateTime = (date: Date): string => dates(SHORT).format(date);
/** Such as “Nov 22, 13:00”, of a year that goes without saying. */
export const formatTimeOfYear = (date: Date): string => dates(TIME_OF_YEAR).format(date);
/** Such as “Nov 22, 2026”. */
export const formatDay = (date: Date): string => dates(DAY).format(date);
/** Such as “Nov 1 – 22, 2026”. */
export const formatDays = (first: Date, last: Date): string => dates(DAY).formatRange(first, last);
/** Such as “Fri, 13:00”, in the reader's zone. */
export const formatHour = (time: number): string => dates(HOUR).format(time);
/** Such as “Nov 22”, of a day as the server counts days: by UTC. */
export const formatUtcDay = (day: string): string => dates(UTC_DAY).format(new Date(day));
/** Such as 2,500 or 0.005, with as many decimals as money has. */
export const formatNumber = (number: number): string => numbers(NUMBER).format(number);
/** Such as 0.005, 250, 2.5K or 12M, for the few numbers that name the lines of a chart. */
export const formatShort = (number: number): string => numbers(SHORT_NUMBER).format(number);
/** With separators, such as 20,274. */
export const formatCount = (number: number): string => numbers(DIGITS).format(number);
/** Such as “2 hours ago”. */
export const formatRelative = (amount: number, unit: "minute" | "hour" | "day"): string =>
  relative(RELATIVE).format(amount, unit);
/** Such as “an owner or a manager”. */
export const formatAlternatives = (names: readonly string[]): string => lists(ALTERNATIVES).format(names);

/** Formats are expensive to make: each is made once, when it is first used and the locale is known. */
function memoize<Options extends object, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new WeakMap<Options, Format>();
  return (options) => {
    const format = made.get(options) ?? make(options);
    made.set(options, format);
    return format;
  };
}

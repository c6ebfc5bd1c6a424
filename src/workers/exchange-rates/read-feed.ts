import { Parser } from "htmlparser2";
import { roundRate, type Rate } from "../../core/currencies/exchange.ts";
import type { Feed, FetchedRates } from "../../core/currencies/feed.ts";

const ECB_URL = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";
const ECB_BASE = "EUR";
/** The ECB publishes at about 16:00 in Frankfurt; the file names the day. */
const ECB_HOUR = "T15:00:00Z";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
const MOST_ELEMENTS = 1_000;

/** A feed that says something else than rates; the message is for the operator. */
export class UnreadableFeed extends Error {}

/** Reads the ECB's daily file: `<Cube time="2026-05-04"><Cube currency="USD" rate="1.0825"/>…`. Throws UnreadableFeed. */
export function readEcb(text: string, now: Date): FetchedRates {
  const rates = new Map<string, Rate>();
  let day: string | undefined;
  let elements = 0;
  const parser = new Parser(
    {
      onopentag: (name, { time, currency = "", rate: given = "" }) => {
        if (++elements > MOST_ELEMENTS) throw new UnreadableFeed("The file of the ECB has too many elements.");
        if (name !== "Cube") return;
        day ??= time;
        const rate = roundRate(given);
        if (CURRENCY.test(currency) && rate !== null) rates.set(currency, rate);
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(text);
  const published = new Date(`${day}${ECB_HOUR}`);
  if (day === undefined || !DAY.test(day) || Number.isNaN(published.getTime()) || rates.size === 0)
    throw new UnreadableFeed("The answer is not the ECB's file of rates.");
  return { base: ECB_BASE, at: published < now ? published : now, rates };
}

/**
 * Reads rates of these currencies from JSON, where `path` names each: `rates.{currency}`. A number is read as it is
 * written, and never becomes a float. Throws UnreadableFeed.
 */
export function readJson(
  text: string,
  { path, base, currencies, now }: { path: string; base: string; currencies: readonly string[]; now: Date },
): FetchedRates {
  const answer = parse(text);
  const rates = new Map<string, Rate>();
  for (const currency of currencies) {
    const steps = path.split(".").map((step) => step.replaceAll("{currency}", currency).replaceAll("{base}", base));
    const found = steps.reduce<unknown>(
      (at, step) => (typeof at === "object" && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : null),
      answer,
    );
    const rate = typeof found === "string" ? roundRate(found) : null;
    if (rate !== null) rates.set(currency, rate);
  }
  if (rates.size === 0) throw new UnreadableFeed(`The answer has no rate at ${path}.`);
  return { base, at: now, rates };
}

export function feedUrl({ kind, url }: Feed): string {
  return kind === "json" ? url! : ECB_URL;
}

/** The text of a number. TypeScript does not know the third argument yet. */
function asWritten(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === "number" ? context?.source : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, asWritten);
  } catch {
    throw new UnreadableFeed("The answer is not JSON.");
  }
}

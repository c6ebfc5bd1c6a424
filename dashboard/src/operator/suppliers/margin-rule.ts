import { fromMicros, toMicros } from "../../ui/money.tsx";

/** A margin as it is typed, each part its own field; an empty part does nothing. */
export interface MarginParts {
  /** Added to the cost, such as 25 or -2.5. */
  percent: string;
  fixed: string;
  /** Prices are rounded up to a multiple of it. */
  step: string;
  /** The lowest price. */
  floor: string;
}
export type MarginPart = keyof MarginParts;

export const NO_MARGIN: MarginParts = { percent: "", fixed: "", step: "", floor: "" };

const PERCENT = /^(-?)(\d{1,6})(?:\.(\d{1,2}))?$/;
const RULE = /^(?:(?<percent>[^%+,]*)%)?(?:\+(?<fixed>[^,]*))?(?:,round=(?<step>[^,]*))?(?:,floor=(?<floor>.*))?$/;
const WHOLE = 10_000n;

/** The parts of a rule as the API writes it, such as `25%+0.10,round=0.05,floor=0.50`. */
export function partsOf(rule: string): MarginParts {
  return { ...NO_MARGIN, ...definedOf(RULE.exec(rule)?.groups ?? {}) };
}

/** The rule as the API reads it. */
export function ruleOf({ percent, fixed, step, floor }: MarginParts): string {
  return [
    `${percent === "" ? "0" : percent}%${fixed === "" ? "" : `+${fixed}`}`,
    ...(step === "" ? [] : [`round=${step}`]),
    ...(floor === "" ? [] : [`floor=${floor}`]),
  ].join(",");
}

/** What is wrong with a part as typed; undefined when nothing is. */
export function partProblem(part: MarginPart, text: string): string | undefined {
  if (text === "") return undefined;
  if (part === "percent") return PERCENT.test(text) ? undefined : "Enter a percentage such as 25 or -2.5.";
  const micros = toMicros(text);
  return micros !== undefined && micros >= 0n ? undefined : "Enter an amount such as 0.10.";
}

/** The price of a cost; undefined while one of them cannot be read. */
export function priceBy(parts: MarginParts, cost: string): string | undefined {
  const percent = PERCENT.exec(parts.percent === "" ? "0" : parts.percent);
  const [spent, fixed, step, floor] = [cost, parts.fixed, parts.step, parts.floor].map((text) =>
    toMicros(text === "" ? "0" : text),
  );
  if (!percent || spent === undefined || fixed === undefined || step === undefined || floor === undefined)
    return undefined;
  const [, minus, whole, hundredths = ""] = percent;
  const points = BigInt(whole!) * 100n + BigInt(hundredths.padEnd(2, "0"));
  const share = WHOLE + (minus ? -points : points);
  const marked = (spent * share + WHOLE / 2n) / WHOLE + fixed;
  const price = marked < floor ? floor : marked;
  const excess = step > 0n ? price % step : 0n;
  return fromMicros(excess > 0n ? price + step - excess : price);
}

/** A rule of the API in words, such as “cost + 25%, rounded up to 0.05, at least 0.50”. */
export function marginWords(rule: string): string {
  const { percent, fixed, step, floor } = partsOf(rule);
  const share =
    percent === "" || percent === "0" ? "" : ` ${percent.startsWith("-") ? "−" : "+"} ${percent.replace("-", "")}%`;
  return [
    `cost${share}${fixed === "" ? "" : ` + ${fixed}`}`,
    ...(step === "" ? [] : [`rounded up to ${step}`]),
    ...(floor === "" ? [] : [`at least ${floor}`]),
  ].join(", ");
}

function definedOf(groups: Record<string, string | undefined>): Partial<MarginParts> {
  return Object.fromEntries(Object.entries(groups).filter(([, text]) => text !== undefined));
}

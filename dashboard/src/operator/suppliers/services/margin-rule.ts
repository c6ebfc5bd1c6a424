import { t } from "@lingui/core/macro";
import { formatMoney, parseMarginRule, priceFromCost } from "../../../core.ts";
import { toMicros } from "../../../ui/show/amount.ts";

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

const PERCENT = /^-?\d{1,6}(?:\.\d{1,2})?$/;
const BASIS_POINTS_PER_PERCENT = 100;

/** The parts of a rule as the API writes it, such as `25%+0.10,round=0.05,floor=0.50`. */
export function partsOf(rule: string): MarginParts {
  const { percentBasisPoints: points, fixed, roundTo, floor } = parseMarginRule(rule);
  const text = (amount: bigint): string => (amount === 0n ? "" : formatMoney(amount));
  return {
    percent: points === 0 ? "" : String(points / BASIS_POINTS_PER_PERCENT),
    fixed: text(fixed),
    step: text(roundTo),
    floor: text(floor),
  };
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
  if (part === "percent") return PERCENT.test(text) ? undefined : t`Enter a percentage such as 25 or -2.5.`;
  const micros = toMicros(text);
  return micros !== undefined && micros >= 0n ? undefined : t`Enter an amount such as 0.10.`;
}

/** The price of a cost; undefined while one of them cannot be read. */
export function priceBy(parts: MarginParts, cost: string): string | undefined {
  const spent = toMicros(cost);
  if (spent === undefined) return undefined;
  try {
    return formatMoney(priceFromCost(parseMarginRule(ruleOf(parts)), spent));
  } catch {
    return undefined;
  }
}

/** A rule of the API in words, such as “cost + 25%, rounded up to 0.05, at least 0.50”. */
export function marginWords(rule: string): string {
  const { percent, fixed, step, floor } = partsOf(rule);
  const share = percent === "" ? "" : ` ${percent.startsWith("-") ? "−" : "+"} ${percent.replace("-", "")}%`;
  return [
    `${t`cost`}${share}${fixed === "" ? "" : ` + ${fixed}`}`,
    ...(step === "" ? [] : [t`rounded up to ${step}`]),
    ...(floor === "" ? [] : [t`at least ${floor}`]),
  ].join(", ");
}

import { invalidField, type DomainError } from "../../kernel/errors.ts";
import { formatMoney, MAX_AMOUNT, parseMoney, withMargin, type Micros } from "../../kernel/money.ts";

/** How a price follows a cost; amounts in micro-units of one currency. */
export interface MarginRule {
  /** 1/100 of a percent of the cost; negative sells below it. */
  percentBasisPoints: number;
  /** Added after the percentage. */
  fixed: Micros;
  /** The price is rounded up to a multiple of it; 0n: as it is. */
  roundTo: Micros;
  /** Least price; 0n: none. */
  floor: Micros;
}

const LEAST_BASIS_POINTS = -9_999;
const MOST_BASIS_POINTS = 10_000_000;
const BASIS_POINTS_PER_PERCENT = 100;
const MAX_TEXT_LENGTH = 200;
const HEAD = /^(?:(-?)(\d{1,6})(?:\.(\d{1,2}))?%)?(?:\+(\d[\d.]*))?$/;
const OPTION = /^(round|floor)=(\d[\d.]*)$/;

/**
 * The price of a cost of 0 or more: the percentage rounded once, half up, then the fixed amount, the floor and the step.
 * Exact; the price of a very high cost may pass MAX_AMOUNT, where no service can be sold.
 */
export function priceFromCost(rule: MarginRule, cost: Micros): Micros {
  const marked = withMargin(cost, rule.percentBasisPoints) + rule.fixed;
  const price = marked < rule.floor ? rule.floor : marked;
  return rule.roundTo === 0n ? price : roundUp(price, rule.roundTo);
}

/** Throws validation_failed about `margin` unless prices can be made by the rule. */
export function checkMarginRule({ percentBasisPoints, fixed, roundTo, floor }: MarginRule): void {
  const isWhole = Number.isInteger(percentBasisPoints);
  if (!isWhole || percentBasisPoints < LEAST_BASIS_POINTS || percentBasisPoints > MOST_BASIS_POINTS) {
    throw wrongMargin("The percentage of a margin lies between -99.99 and 100000, with at most two decimals.");
  }
  const amounts = { "fixed amount": fixed, "rounding step": roundTo, floor };
  for (const [name, amount] of Object.entries(amounts)) {
    if (amount < 0n) throw wrongMargin(`The ${name} of a margin must not be negative.`);
    if (amount > MAX_AMOUNT) throw wrongMargin(`The ${name} of a margin is at most ${formatMoney(MAX_AMOUNT)}.`);
  }
}

/**
 * Reads a rule as the command line writes it: `25%`, `+0.10`, `25%+0.10,round=0.05,floor=0.50`.
 * Throws validation_failed about `margin`.
 */
export function parseMarginRule(text: string): MarginRule {
  const [head = "", ...options] = text
    .slice(0, MAX_TEXT_LENGTH)
    .split(",")
    .map((part) => part.trim());
  const match = HEAD.exec(head);
  if (!match || head === "" || text.length > MAX_TEXT_LENGTH) throw notARule(text);
  const [, sign, percent = "0", hundredths = "", fixed] = match;
  const basisPoints = Number(percent) * BASIS_POINTS_PER_PERCENT + Number(hundredths.padEnd(2, "0"));
  const amounts = readOptions(options, text);
  const rule: MarginRule = {
    // Subtracted, for the negative of 0 is another number than 0.
    percentBasisPoints: sign ? 0 - basisPoints : basisPoints,
    fixed: readAmount(fixed, text),
    roundTo: readAmount(amounts.get("round"), text),
    floor: readAmount(amounts.get("floor"), text),
  };
  checkMarginRule(rule);
  return rule;
}

/** The shortest text that `parseMarginRule` reads as this rule. */
export function formatMarginRule({ percentBasisPoints, fixed, roundTo, floor }: MarginRule): string {
  const percent = percentBasisPoints !== 0 || fixed === 0n ? `${percentBasisPoints / BASIS_POINTS_PER_PERCENT}%` : "";
  return [
    `${percent}${fixed === 0n ? "" : `+${formatMoney(fixed)}`}`,
    ...(roundTo === 0n ? [] : [`round=${formatMoney(roundTo)}`]),
    ...(floor === 0n ? [] : [`floor=${formatMoney(floor)}`]),
  ].join(",");
}

function roundUp(price: Micros, step: Micros): Micros {
  const excess = price % step;
  return excess === 0n ? price : price + step - excess;
}

function readOptions(options: readonly string[], text: string): Map<string, string> {
  const amounts = new Map<string, string>();
  for (const option of options) {
    const [, name, amount] = OPTION.exec(option) ?? [];
    if (name === undefined || amount === undefined || amounts.has(name)) throw notARule(text);
    amounts.set(name, amount);
  }
  return amounts;
}

function readAmount(amount: string | undefined, text: string): Micros {
  if (amount === undefined) return 0n;
  try {
    return parseMoney(amount);
  } catch (error) {
    if (error instanceof RangeError) throw notARule(text);
    throw error;
  }
}

function notARule(text: string): DomainError {
  return wrongMargin(
    `“${text.slice(0, 60)}” is not a margin: write it like 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50, ` +
      "the percentage with at most two decimals, amounts with at most six.",
  );
}

function wrongMargin(sentence: string): DomainError {
  return invalidField("margin", sentence);
}

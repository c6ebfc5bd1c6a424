import type { StoredTerms } from "../../../database/json-types.ts";
import { decimalsOf, type Micros } from "../../kernel/money.ts";

const DECIMALS = 6;
const WHOLE_BASIS_POINTS = 10_000n;

/** A bonus for payments of at least `from`. */
export interface BonusTier {
  from: Micros;
  /** 1/100 of a percent. */
  basisPoints: number;
}

/** What a payment costs the reseller and what is added to it. Amounts in micro-units. */
export interface PaymentTerms {
  feeFixed: Micros;
  /** Of the credit, in 1/100 of a percent. */
  feeBasisPoints: number;
  bonusTiers: readonly BonusTier[];
}

/** The fee on top of a credit, rounded up to the smallest unit of the currency. */
export function feeOn({ feeFixed, feeBasisPoints }: PaymentTerms, amount: Micros, currency: string): Micros {
  const unit = unitOf(currency);
  const exact = feeFixed * WHOLE_BASIS_POINTS + amount * BigInt(feeBasisPoints);
  return divideUp(exact, WHOLE_BASIS_POINTS * unit) * unit;
}

/** What is added to a credit by the highest tier that it reaches, rounded down to the smallest unit of the currency. */
export function bonusOn({ bonusTiers }: PaymentTerms, amount: Micros, currency: string): Micros {
  const reached = bonusTiers.filter(({ from }) => from <= amount).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const unit = unitOf(currency);
  return ((amount * BigInt(reached.at(-1)?.basisPoints ?? 0)) / WHOLE_BASIS_POINTS / unit) * unit;
}

/** The credit of what was paid, and the fee in it: the inverse of `feeOn`. The credit is zero where the fee takes all. */
export function splitPaid(terms: PaymentTerms, paid: Micros, currency: string): { credit: Micros; fee: Micros } {
  const unit = unitOf(currency);
  const afterFixed = paid > terms.feeFixed ? paid - terms.feeFixed : 0n;
  const exact = (afterFixed * WHOLE_BASIS_POINTS) / (WHOLE_BASIS_POINTS + BigInt(terms.feeBasisPoints));
  // Rounding up the fee makes room for one unit more or less.
  const credit = [exact + unit, exact, exact - unit]
    .map((candidate) => (candidate / unit) * unit)
    .find((candidate) => candidate > 0n && candidate + feeOn(terms, candidate, currency) <= paid);
  return credit === undefined ? { credit: 0n, fee: paid } : { credit, fee: paid - credit };
}

export function toStoredTerms({ feeFixed, feeBasisPoints, bonusTiers }: PaymentTerms): string {
  const stored: StoredTerms = {
    feeFixed: feeFixed.toString(),
    feeBasisPoints,
    bonusTiers: bonusTiers.map(({ from, basisPoints }) => ({ from: from.toString(), basisPoints })),
  };
  return JSON.stringify(stored);
}

export function fromStoredTerms({ feeFixed, feeBasisPoints, bonusTiers }: StoredTerms): PaymentTerms {
  return {
    feeFixed: BigInt(feeFixed),
    feeBasisPoints,
    bonusTiers: bonusTiers.map(({ from, basisPoints }) => ({ from: BigInt(from), basisPoints })),
  };
}

function unitOf(currency: string): Micros {
  return 10n ** BigInt(Math.max(0, DECIMALS - decimalsOf(currency)));
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}

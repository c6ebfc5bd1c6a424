import { useState } from "react";
import { bonusOn, feeOn, formatMoney } from "../../../core.ts";
import { toMicros } from "../../../ui/show/amount.ts";
import { percentText, readPercent } from "../../catalogue/catalogue.ts";
import type { PaymentMethod } from "./method.ts";

/** Has two decimals, as most have. */
const USUAL_CURRENCY = "USD";

/** A row of the form. */
export interface TypedTier {
  key: number;
  from: string;
  percent: string;
}

/** Fee and bonus as they are typed. */
export interface TypedTerms {
  feeFixed: string;
  feePercent: string;
  tiers: readonly TypedTier[];
}

export function useTerms(method: PaymentMethod | undefined) {
  return useState<TypedTerms>({
    feeFixed: method?.fee_fixed ?? "0.00",
    feePercent: percentText(method?.fee_basis_points ?? 0),
    tiers: (method?.bonus_tiers ?? []).map(({ from, basis_points: points }, key) => ({
      key,
      from,
      percent: percentText(points),
    })),
  });
}

/** As the API takes them; what is no number is sent as it is, so that the server says so. */
export function termsBody({ feeFixed, feePercent, tiers }: TypedTerms) {
  return {
    fee_fixed: feeFixed.trim() || "0",
    fee_basis_points: readPercent(feePercent || "0") ?? -1,
    bonus_tiers: tiers.map(({ from, percent }) => ({ from: from.trim(), basis_points: readPercent(percent) ?? -1 })),
  };
}

export interface Worked {
  payable: string;
  fee: string;
  bonus: string;
  credit: string;
}

/** What an amount costs and brings, by the server's own rule; undefined while something is no number. */
export function workOut(typed: TypedTerms, amount: string, currency: string): Worked | undefined {
  const micros = toMicros(amount);
  const feeFixed = toMicros(typed.feeFixed || "0");
  const feeBasisPoints = readPercent(typed.feePercent || "0");
  const bonusTiers = typed.tiers.map(({ from, percent }) => ({
    from: toMicros(from),
    basisPoints: readPercent(percent),
  }));
  if (micros === undefined || feeFixed === undefined || feeBasisPoints === undefined) return undefined;
  if (currency !== "" && !/^[A-Z]{3}$/.test(currency)) return undefined;
  const known = bonusTiers.flatMap(({ from, basisPoints }) =>
    from === undefined || basisPoints === undefined ? [] : [{ from, basisPoints }],
  );
  if (known.length < bonusTiers.length) return undefined;
  const terms = { feeFixed, feeBasisPoints, bonusTiers: known };
  const roundedTo = currency || USUAL_CURRENCY;
  const [fee, bonus] = [feeOn(terms, micros, roundedTo), bonusOn(terms, micros, roundedTo)];
  return {
    payable: formatMoney(micros + fee),
    fee: formatMoney(fee),
    bonus: formatMoney(bonus),
    credit: formatMoney(micros + bonus),
  };
}

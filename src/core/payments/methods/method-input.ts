import { checkAll, invalidField } from "../../kernel/errors.ts";
import { decimalsOf, formatMoney, hasMoreDecimals, MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { readCurrency, readOptionalText, readText, readWhole } from "../../kernel/input/field-readers.ts";
import type { BonusTier } from "../../ledger/credit/terms.ts";

const MAX_NAME_LENGTH = 100;
const MAX_INSTRUCTIONS_LENGTH = 5_000;
const MAX_QR_LENGTH = 1_000;
const MAX_COPY_LENGTH = 500;
const MAX_BASIS_POINTS = 10_000;
const MOST_TIERS = 20;
const MOST_GROUPS = 1_000;
const MAX_POSITION = 1_000_000;

/** What the operator says of a method; what is absent stays. An empty text is none. */
export interface MethodInput {
  name?: string | undefined;
  instructions?: string | null | undefined;
  qrText?: string | null | undefined;
  copyText?: string | null | undefined;
  currency?: string | undefined;
  minAmount?: Micros | undefined;
  maxAmount?: Micros | undefined;
  feeFixed?: Micros | undefined;
  feeBasisPoints?: number | undefined;
  bonusTiers?: BonusTier[] | undefined;
  priceGroupIds?: number[] | null | undefined;
  isEnabled?: boolean | undefined;
  position?: number | undefined;
}

/** Throws validation_failed with every wrong field. */
export function checkMethod(method: MethodInput): void {
  const currency = readCurrency(method.currency ?? "");
  checkAll(
    () => readText("name", method.name ?? "", MAX_NAME_LENGTH),
    () => readOptionalText("instructions", method.instructions, MAX_INSTRUCTIONS_LENGTH),
    () => readOptionalText("qr_text", method.qrText, MAX_QR_LENGTH),
    () => readOptionalText("copy_text", method.copyText, MAX_COPY_LENGTH),
    () => checkAmount("min_amount", method.minAmount, currency, 1n),
    () => checkAmount("max_amount", method.maxAmount, currency, method.minAmount ?? 1n),
    () => checkAmount("fee_fixed", method.feeFixed, currency, 0n),
    () => readWhole("fee_basis_points", method.feeBasisPoints ?? NaN, 0, MAX_BASIS_POINTS),
    () => checkTiers(method.bonusTiers ?? []),
    () => checkGroups(method.priceGroupIds),
    () => readWhole("position", method.position ?? NaN, 0, MAX_POSITION),
  );
}

export function toColumns(input: MethodInput) {
  return {
    ...(input.name !== undefined && { name: input.name.trim() }),
    ...(input.instructions !== undefined && { instructions: input.instructions?.trim() || null }),
    ...(input.qrText !== undefined && { qr_text: input.qrText?.trim() || null }),
    ...(input.copyText !== undefined && { copy_text: input.copyText?.trim() || null }),
    ...(input.currency !== undefined && { currency: input.currency }),
    ...(input.minAmount !== undefined && { min_amount: input.minAmount }),
    ...(input.maxAmount !== undefined && { max_amount: input.maxAmount }),
    ...(input.feeFixed !== undefined && { fee_fixed: input.feeFixed }),
    ...(input.feeBasisPoints !== undefined && { fee_basis_points: input.feeBasisPoints }),
    ...(input.bonusTiers !== undefined && {
      bonus_tiers: JSON.stringify(
        input.bonusTiers.map(({ from, basisPoints }) => ({ from: from.toString(), basisPoints })),
      ),
    }),
    ...(input.priceGroupIds !== undefined && { price_group_ids: input.priceGroupIds }),
    ...(input.isEnabled !== undefined && { enabled: input.isEnabled }),
    ...(input.position !== undefined && { position: input.position }),
  };
}

function checkAmount(field: string, amount: Micros | undefined, currency: string, least: Micros): void {
  const name = field.replaceAll("_", " ");
  if (amount === undefined || amount < least || amount > MAX_AMOUNT) {
    throw invalidField(field, `The ${name} must be ${least > 1n ? `at least ${formatMoney(least)}` : "positive"}.`);
  }
  const decimals = decimalsOf(currency);
  if (!hasMoreDecimals(amount, decimals)) return;
  throw invalidField(field, `The ${name} may have at most ${decimals} decimals in ${currency}.`);
}

function checkTiers(tiers: readonly BonusTier[]): void {
  if (tiers.length > MOST_TIERS) throw invalidField("bonus_tiers", `Enter at most ${MOST_TIERS} bonus tiers.`);
  if (new Set(tiers.map(({ from }) => from)).size < tiers.length) {
    throw invalidField("bonus_tiers", "Two bonus tiers begin at the same amount.");
  }
  for (const { from, basisPoints } of tiers) {
    if (from > 0n && from <= MAX_AMOUNT && Number.isInteger(basisPoints) && basisPoints > 0) {
      if (basisPoints <= MAX_BASIS_POINTS) continue;
    }
    throw invalidField("bonus_tiers", "A bonus tier needs an amount and a bonus of more than 0 and at most 100 %.");
  }
}

function checkGroups(ids: readonly number[] | null | undefined): void {
  if (!ids || (ids.length > 0 && ids.length <= MOST_GROUPS)) return;
  throw invalidField("price_group_ids", "Choose at least one price group, or null for all resellers.");
}

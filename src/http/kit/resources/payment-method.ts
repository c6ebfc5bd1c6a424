import { Type, type Static } from "typebox";
import { formatMoney } from "../../../core/kernel/money.ts";
import type { PaymentMethod as CoreMethod } from "../../../core/payments/methods/method.ts";
import type { Quote as CoreQuote } from "../../../core/payments/methods/offers.ts";
import { Currency, Id, Money, nullable, Text } from "../fields.ts";

export const BonusTier = Type.Object(
  {
    from: Type.String({ description: "Decimal string: the least amount that gets the bonus", examples: ["100.00"] }),
    basis_points: Type.Integer({ description: "Bonus on the amount, in 1/100 of a percent" }),
  },
  { $id: "BonusTier" },
);

const FIELDS = {
  id: Id,
  kind: Type.String({
    description: "manual if staff approve a top-up request; otherwise the type of a payment gateway",
  }),
  name: Text,
  instructions: nullable(Text, "Plain text with line breaks"),
  qr_text: nullable(Text, "Content of a QR code"),
  copy_text: nullable(Text, "A text to copy, such as an address or an IBAN"),
  currency: Currency,
  min_amount: Money,
  max_amount: Money,
  fee_fixed: Money,
  fee_basis_points: Type.Integer({ description: "Fee on the amount, in 1/100 of a percent" }),
  bonus_tiers: Type.Array(BonusTier, { description: "The highest tier that the amount reaches applies" }),
};

export type PaymentMethod = Static<typeof PaymentMethod>;
export const PaymentMethod = Type.Object(FIELDS, { $id: "PaymentMethod" });
/** What an operator's method has in common with what resellers see. */
export const METHOD_FIELDS = FIELDS;

export const Quote = Type.Object(
  {
    amount: Type.String({ description: "The credit before the bonus" }),
    fee: Money,
    payable: Type.String({ description: "What the reseller pays: amount and fee" }),
    bonus: Money,
    credit: Type.String({ description: "What the wallet gets: amount and bonus" }),
    currency: Currency,
  },
  { $id: "PaymentQuote" },
);

export function presentMethod({ terms, ...method }: CoreMethod): PaymentMethod {
  return {
    id: method.id,
    kind: method.kind,
    name: method.name,
    instructions: method.instructions,
    qr_text: method.qrText,
    copy_text: method.copyText,
    currency: method.currency,
    min_amount: formatMoney(method.minAmount),
    max_amount: formatMoney(method.maxAmount),
    fee_fixed: formatMoney(terms.feeFixed),
    fee_basis_points: terms.feeBasisPoints,
    bonus_tiers: terms.bonusTiers.map(({ from, basisPoints }) => ({
      from: formatMoney(from),
      basis_points: basisPoints,
    })),
  };
}

export function presentQuote({ amount, fee, payable, bonus, credit }: CoreQuote, currency: string) {
  return {
    amount: formatMoney(amount),
    fee: formatMoney(fee),
    payable: formatMoney(payable),
    bonus: formatMoney(bonus),
    credit: formatMoney(credit),
    currency,
  };
}

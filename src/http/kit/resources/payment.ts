import { Type, type Static } from "typebox";
import { formatMoney } from "../../../core/kernel/money.ts";
import { PAYMENT_STATUSES } from "../../../core/payments/payments/payment.ts";
import type { PaymentWithSteps } from "../../../core/payments/payments/read-payments.ts";
import { choice, Currency, Flag, Id, Money, Named, nullable, Text, Time } from "../fields.ts";
import { idOrNull, moneyOrNull, timeOrNull } from "../values.ts";

const PayTo = Type.Object(
  {
    address: nullable(Text, "Address to pay to"),
    amount: nullable(Text, "Amount in `currency`, as the gateway writes it"),
    currency: nullable(Text, "Such as BTC"),
  },
  { $id: "PayTo" },
);
const Step = Type.Object({ at: Time, status: choice(PAYMENT_STATUSES), note: nullable(Text) }, { $id: "PaymentStep" });

export type Payment = Static<typeof Payment>;
export const Payment = Type.Object(
  {
    id: Id,
    payment_method: Named,
    amount: Type.String({ description: "The requested credit, before the bonus" }),
    fee: Money,
    payable: Type.String({ description: "What the reseller pays: amount and fee" }),
    currency: Currency,
    status: choice(PAYMENT_STATUSES, {
      description:
        "created → seen (money is on its way) → confirmed → credited. review: staff check it. " +
        "declined, expired, failed and cancelled: nothing was credited",
    }),
    checkout_url: nullable(
      Text,
      "Page of the gateway to pay at; null until the gateway has made it, or if there is none",
    ),
    pay_to: nullable(PayTo, "What to pay where, if the gateway has no page for it"),
    expires_at: nullable(Time),
    received: nullable(Money, "What the gateway received, in `received_currency`"),
    received_currency: nullable(Currency),
    credited: nullable(Money, "What was booked as paid, before fee and bonus; null unless it was credited"),
    reversed: Type.String({ description: "How much of it refunds and disputes have taken back" }),
    transaction_id: nullable(Id, "The transaction that credited it"),
    reason: nullable(Text, "Why it failed or was declined, or a note of the operator"),
    steps: Type.Array(Step, { description: "Progress, oldest first" }),
    test: Flag,
    created_at: Time,
    credited_at: nullable(Time),
  },
  { $id: "Payment" },
);

export function presentPayment(payment: PaymentWithSteps): Payment {
  return {
    id: Number(payment.id),
    payment_method: { id: payment.methodId, name: payment.methodName },
    amount: formatMoney(payment.amount),
    fee: formatMoney(payment.fee),
    payable: formatMoney(payment.amount + payment.fee),
    currency: payment.currency,
    status: payment.status,
    checkout_url: payment.checkoutUrl,
    pay_to: payToOf(payment),
    expires_at: timeOrNull(payment.expiresAt),
    received: moneyOrNull(payment.received),
    received_currency: payment.receivedCurrency,
    credited: moneyOrNull(payment.credited),
    reversed: formatMoney(payment.reversed),
    transaction_id: idOrNull(payment.transferId),
    reason: payment.reason,
    steps: payment.steps.map(({ at, status, note }) => ({ at: at.toISOString(), status, note })),
    test: payment.test,
    created_at: payment.createdAt.toISOString(),
    credited_at: timeOrNull(payment.creditedAt),
  };
}

function payToOf({ payAddress, payAmount, payCurrency }: PaymentWithSteps): Payment["pay_to"] {
  if (payAddress === null) return null;
  return { address: payAddress, amount: payAmount, currency: payCurrency };
}

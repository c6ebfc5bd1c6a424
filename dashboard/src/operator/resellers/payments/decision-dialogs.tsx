import { t } from "@lingui/core/macro";
import { useState } from "react";
import { toast } from "sonner";
import { fieldError } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { textOf } from "../../../locale/text.ts";
import { MoneyField, TextAreaField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { amountProblem, moneyText } from "../../../ui/show/amount.ts";
import { REVIEW_WORDS, useRefreshPayments, type Payment } from "./payment.ts";

const MAX_REASON_LENGTH = 500;

interface DecisionProps {
  payment: Payment;
  onClose: () => void;
}

/** The amount is everything that was paid: fee and bonus follow from it. */
export function CreditDialog({ payment, onClose }: DecisionProps) {
  const { id, reseller, currency, received, received_currency: receivedCurrency, payable } = payment;
  const refresh = useRefreshPayments();
  const [amount, setAmount] = useState(receivedCurrency === currency ? (received ?? "") : "");
  const problem = amountProblem(amount);
  const due = moneyText(payable, currency);
  const credit = async (fields: FormFields): Promise<void> => {
    if (problem !== undefined) throw fieldError("amount", problem);
    const reason = fields.text("reason");
    await operator.POST("/api/operator/payments/{id}/credit", {
      params: { path: { id: String(id) } },
      body: { amount: amount.trim(), ...(reason !== "" && { reason }) },
    });
    await refresh();
    toast.success(t`Payment ${id} is credited to ${reseller.name}.`);
  };
  return (
    <FormDialog
      title={t`Credit payment ${id}`}
      about={`${situationOf(payment)} ${t`${due} was due. The fee is taken from what you enter.`}`}
      label={t`Credit payment`}
      action={t({ message: "Credit", context: "verb" })}
      onSubmit={credit}
      onClose={onClose}
    >
      <MoneyField
        label={t`Amount that was paid`}
        name="amount"
        currency={currency}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={amount === "" ? undefined : problem}
        required
      />
      <TextAreaField
        label={t`Note to the reseller`}
        name="reason"
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        hint={t`Visible to the reseller.`}
      />
    </FormDialog>
  );
}

export function DeclineDialog({ payment, onClose }: DecisionProps) {
  const refresh = useRefreshPayments();
  const decline = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/payments/{id}/decline", {
      params: { path: { id: String(payment.id) } },
      body: { reason: fields.text("reason") },
    });
    await refresh();
    toast.success(t`Payment declined.`);
  };
  return (
    <FormDialog
      title={t`Decline payment ${{ id: payment.id }}`}
      about={`${situationOf(payment)} ${t`Nothing is credited. Return the money in your account at the gateway.`}`}
      label={t`Decline payment`}
      action={t`Decline`}
      danger
      onSubmit={decline}
      onClose={onClose}
    >
      <TextAreaField label={t`Reason`} name="reason" rows={3} maxLength={MAX_REASON_LENGTH} required />
    </FormDialog>
  );
}

function situationOf({ review_reason: review, received, received_currency: currency }: Payment): string {
  const why = review === null ? [] : [textOf(REVIEW_WORDS[review])];
  if (received !== null) why.push(t`Received: ${received} ${currency ?? ""}.`);
  return why.join(" ");
}

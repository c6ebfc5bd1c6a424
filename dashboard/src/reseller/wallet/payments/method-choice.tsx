import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { RadioCard } from "../../../ui/form/radio-card.tsx";
import type { PaymentMethod } from "./payment.ts";
import { moneyText } from "../../../ui/show/amount.ts";

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (id: number) => void;
}

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1 text-sm font-medium">
        <Trans>Payment method</Trans>
      </legend>
      {methods.map((method) => (
        <RadioCard
          key={method.id}
          group="payment_method_id"
          label={method.name}
          about={feeText(method)}
          isChosen={method === chosen}
          onChoose={() => onChoose(method.id)}
        />
      ))}
    </fieldset>
  );
}

/** Such as “Fee: 0.30 USD + 2.9%”. */
function feeText({ fee_fixed: fixed, fee_basis_points: points, currency, bonus_tiers: tiers }: PaymentMethod): string {
  const fees = [
    ...(Number(fixed) === 0 ? [] : [moneyText(fixed, currency)]),
    ...(points === 0 ? [] : [`${points / 100}%`]),
  ];
  const fee = fees.length === 0 ? t`No fee.` : t`Fee: ${fees.join(" + ")}.`;
  const best = Math.max(0, ...tiers.map(({ basis_points: bonus }) => bonus));
  return best === 0 ? fee : `${fee} ${t`Bonus up to ${best / 100}%.`}`;
}

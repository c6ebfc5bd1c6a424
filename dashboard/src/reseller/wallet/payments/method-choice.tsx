import { useId } from "react";
import type { PaymentMethod } from "./payment.ts";

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (id: number) => void;
}

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1 text-sm font-medium">Payment method</legend>
      {methods.map((method) => (
        <Choice key={method.id} method={method} isChosen={method === chosen} onChoose={() => onChoose(method.id)} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  method: PaymentMethod;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ method, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex gap-3 rounded-lg border border-line p-3 has-checked:border-accent has-checked:bg-sunken">
      <input
        type="radio"
        id={id}
        name="payment_method_id"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-fee`}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block cursor-pointer font-medium break-words">
          {method.name}
        </label>
        <p id={`${id}-fee`} className="text-sm text-muted">
          {feeText(method)}
        </p>
      </div>
    </div>
  );
}

/** Such as “Fee: 0.30 USD + 2.9%”. */
function feeText({ fee_fixed: fixed, fee_basis_points: points, currency, bonus_tiers: tiers }: PaymentMethod): string {
  const fees = [
    ...(Number(fixed) === 0 ? [] : [`${fixed} ${currency}`]),
    ...(points === 0 ? [] : [`${points / 100}%`]),
  ];
  const fee = fees.length === 0 ? "No fee." : `Fee: ${fees.join(" + ")}.`;
  const best = Math.max(0, ...tiers.map(({ basis_points: bonus }) => bonus));
  return best === 0 ? fee : `${fee} Bonus up to ${best / 100}%.`;
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { MoneyField, TextField } from "../../../ui/form/field.tsx";
import { Card, Details } from "../../../ui/page.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { workOut, type TypedTerms, type TypedTier } from "./terms.ts";

interface TermsProps {
  terms: TypedTerms;
  currency: string;
  onChange: (terms: TypedTerms) => void;
}

/** Fee and bonus, with an example that follows what is typed. */
export function TermsCard(props: TermsProps) {
  const { terms, currency, onChange } = props;
  return (
    <Card title={t`Fee and bonus`}>
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            label={t`Fixed fee`}
            name="fee_fixed"
            currency={currency}
            value={terms.feeFixed}
            onChange={(event) => onChange({ ...terms, feeFixed: event.target.value })}
          />
          <TextField
            label={t`Fee in percent of the amount`}
            name="fee_basis_points"
            inputMode="decimal"
            value={terms.feePercent}
            onChange={(event) => onChange({ ...terms, feePercent: event.target.value })}
          />
        </div>
        <Tiers {...props} />
        <Example terms={terms} currency={currency} />
      </div>
    </Card>
  );
}

function Tiers({ terms, currency, onChange }: TermsProps) {
  const { tiers } = terms;
  const set = (changed: readonly TypedTier[]): void => onChange({ ...terms, tiers: changed });
  const edit = (key: number, change: Partial<TypedTier>): void =>
    set(tiers.map((tier) => (tier.key === key ? { ...tier, ...change } : tier)));
  const add = (): void => {
    const key = Math.max(-1, ...tiers.map((tier) => tier.key)) + 1;
    set([...tiers, { key, from: "", percent: "" }]);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">
        <Trans>Bonus tiers</Trans>
      </legend>
      {tiers.length === 0 && (
        <p className="text-sm text-muted">
          <Trans>No bonus. Add a tier to give more credit for larger payments.</Trans>
        </p>
      )}
      {tiers.map(({ key, from, percent }, index) => (
        <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <MoneyField
            label={t`From, tier ${index + 1}`}
            currency={currency}
            value={from}
            onChange={(event) => edit(key, { from: event.target.value })}
          />
          <TextField
            label={t`Bonus in percent, tier ${index + 1}`}
            inputMode="decimal"
            value={percent}
            onChange={(event) => edit(key, { percent: event.target.value })}
          />
          <IconButton label={t`Remove tier ${index + 1}`} onClick={() => set(tiers.filter((tier) => tier.key !== key))}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="small" onClick={add}>
          <Plus aria-hidden />
          <Trans>Add tier</Trans>
        </Button>
      </div>
    </fieldset>
  );
}

function Example({ terms, currency }: Pick<TermsProps, "terms" | "currency">) {
  const [amount, setAmount] = useState("100.00");
  const worked = workOut(terms, amount, currency);
  return (
    <section aria-label={t`Example`} className="grid gap-4 rounded-lg bg-sunken p-4">
      <MoneyField
        label={t`Example: a reseller buys credit of`}
        currency={currency}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      {worked ? (
        <Details
          rows={[
            [t`Fee`, <Money key="fee" amount={worked.fee} currency={currency} />],
            [t`Reseller pays`, <Money key="pays" amount={worked.payable} currency={currency} />],
            [t`Bonus`, <Money key="bonus" amount={worked.bonus} currency={currency} />],
            [t`Wallet receives`, <Money key="gets" amount={worked.credit} currency={currency} />],
          ]}
        />
      ) : (
        <p className="text-sm text-muted">
          <Trans>Enter valid numbers to see the example.</Trans>
        </p>
      )}
    </section>
  );
}

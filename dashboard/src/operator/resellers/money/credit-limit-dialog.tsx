import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { Dialog } from "../../../ui/form/dialog.tsx";
import { MoneyField, TextField } from "../../../ui/form/field.tsx";
import { DialogForm } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { formatMoney } from "../../../core.ts";
import { amountProblem, moneyText, toMicros } from "../../../ui/show/amount.ts";
import { Money } from "../../../ui/show/money.tsx";
import { useRefreshResellers, type Reseller } from "../reseller.ts";

interface CreditLimitProps {
  reseller: Reseller;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The credit limit of the live wallet. */
export function CreditLimitDialog({ reseller, open, onOpenChange }: CreditLimitProps) {
  return (
    <Dialog
      title={t`Credit limit for ${reseller.name}`}
      about={t`How far the live balance may go below zero. The reseller owes you the amount used.`}
      open={open}
      onOpenChange={onOpenChange}
    >
      <LimitForm reseller={reseller} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function LimitForm({ reseller, onClose }: { reseller: Reseller; onClose: () => void }) {
  const { balance, credit_limit: present, currency } = reseller.wallets.live;
  const [limit, setLimit] = useState(present);
  const refresh = useRefreshResellers();
  const problem = limitProblem(limit, balance, currency);
  const save = async (fields: FormFields): Promise<void> => {
    await operator.PUT("/api/operator/resellers/{id}/credit-limit", {
      params: { path: { id: String(reseller.id) } },
      body: { credit_limit: limit.trim(), reason: fields.text("reason") },
    });
    onClose();
    toast.success(t`Credit limit for ${reseller.name} set to ${moneyText(limit.trim(), currency)}.`);
    await refresh();
  };
  return (
    <DialogForm action={t`Save limit`} unless={problem} onSubmit={save} onCancel={onClose}>
      <MoneyField
        label={t`Credit limit`}
        name="credit_limit"
        currency={currency}
        value={limit}
        onChange={(event) => setLimit(event.target.value)}
        error={problem}
        hint={
          problem === undefined && (
            <>
              <Trans>
                Available to spend:{" "}
                <Money amount={formatMoney(toMicros(balance)! + toMicros(limit)!)} currency={currency} />
              </Trans>
            </>
          )
        }
      />
      <TextField label={t`Reason`} name="reason" maxLength={500} hint={t`Recorded in the audit log.`} required />
    </DialogForm>
  );
}

function limitProblem(limit: string, balance: string, currency: string): string | undefined {
  const problem = amountProblem(limit, { positive: false });
  if (problem !== undefined) return problem;
  const micros = toMicros(limit)!;
  if (micros < 0n) return t`Enter 0 or more.`;
  const owed = -toMicros(balance)!;
  return micros < owed ? t`${moneyText(formatMoney(owed), currency)} is already owed. Top up first.` : undefined;
}

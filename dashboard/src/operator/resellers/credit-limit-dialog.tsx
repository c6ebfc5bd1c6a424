import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { MoneyField, TextField } from "../../ui/field.tsx";
import { Form, type FormFields } from "../../ui/form.tsx";
import { amountProblem, fromMicros, Money, toMicros } from "../../ui/money.tsx";
import { useRefreshResellers, type Reseller } from "./reseller.ts";

interface CreditLimitProps {
  reseller: Reseller;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How far the live wallet may go below zero. */
export function CreditLimitDialog({ reseller, open, onOpenChange }: CreditLimitProps) {
  return (
    <Dialog
      title={`Credit limit of ${reseller.name}`}
      about="How far the live wallet may go below zero. What is spent of it is owed to you."
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
    toast.success(`The credit limit of ${reseller.name} is ${limit.trim()} ${currency}.`);
    await refresh();
  };
  return (
    <Form onSubmit={save}>
      {({ busy }) => (
        <>
          <MoneyField
            label="Credit limit"
            name="credit_limit"
            currency={currency}
            value={limit}
            onChange={(event) => setLimit(event.target.value)}
            error={problem}
            hint={
              problem === undefined && (
                <>
                  <Money amount={fromMicros(toMicros(balance)! + toMicros(limit)!)} currency={currency} /> can be spent
                  then.
                </>
              )
            }
          />
          <TextField label="Reason" name="reason" maxLength={500} hint="Kept in the audit log." required />
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" busy={busy} unless={problem}>
              Set the limit
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

function limitProblem(limit: string, balance: string, currency: string): string | undefined {
  const problem = amountProblem(limit, { positive: false });
  if (problem !== undefined) return problem;
  const micros = toMicros(limit)!;
  if (micros < 0n) return "The credit limit must not be negative.";
  const owed = -toMicros(balance)!;
  return micros < owed ? `${fromMicros(owed)} ${currency} is owed already: top up first.` : undefined;
}

import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefreshAll } from "../../api/use-refresh.ts";
import { textOf } from "../../locale/text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";

interface SettleAttemptProps {
  attempt: { id: number; order_id: number; reference: string; supplier: { name: string } };
}

const VERDICTS = {
  placed: {
    choice: msg`Yes, the supplier has it`,
    action: msg`Track at supplier`,
    done: msg`The order is tracked at the supplier.`,
  },
  not_placed: {
    choice: msg`No, it never arrived`,
    action: msg`Try next route`,
    done: msg`The order moves to its next route.`,
  },
} as const;
type Verdict = keyof typeof VERDICTS;

/** Asks what staff found at the supplier, which decides how an unconfirmed attempt continues. */
export function SettleAttempt({ attempt }: SettleAttemptProps) {
  const [open, setOpen] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>("placed");
  const refresh = useRefreshAll();
  const settle = async (fields: FormFields): Promise<void> => {
    const theirs = verdict === "placed" ? { supplier_reference: fields.text("supplier_reference") } : {};
    await operator.POST("/api/operator/attempts/{id}/settle", {
      params: { path: { id: String(attempt.id) } },
      body: { verdict, ...theirs },
    });
    toast.success(textOf(VERDICTS[verdict].done));
    await refresh();
  };
  return (
    <>
      <Button
        size="small"
        aria-label={t`Resolve the attempt of order ${attempt.order_id}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Resolve</Trans>
      </Button>
      <FormDialog
        title={t`Does the supplier have this order?`}
        about={t`Check at ${attempt.supplier.name} for our reference ${attempt.reference}. If you choose No and the supplier has the order, you may pay twice.`}
        open={open}
        action={textOf(VERDICTS[verdict].action)}
        onSubmit={settle}
        onClose={() => setOpen(false)}
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">
            <Trans>Supplier status</Trans>
          </legend>
          <Choice value="placed" chosen={verdict} onChoose={setVerdict} />
          <Choice value="not_placed" chosen={verdict} onChoose={setVerdict} />
        </fieldset>
        {verdict === "placed" && <TextField label={t`Supplier order ID`} name="supplier_reference" required />}
      </FormDialog>
    </>
  );
}

interface ChoiceProps {
  value: Verdict;
  chosen: Verdict;
  onChoose: (value: Verdict) => void;
}

function Choice({ value, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex items-center gap-2">
      <input
        type="radio"
        className="size-4 accent-accent"
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      {textOf(VERDICTS[value].choice)}
    </label>
  );
}

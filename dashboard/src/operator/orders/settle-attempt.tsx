import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefreshAll } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { FormFields } from "../../ui/form.tsx";

interface SettleAttemptProps {
  attempt: { id: number; order_id: number; reference: string; supplier: { name: string } };
}

const VERDICTS = {
  placed: { choice: "Yes, it is there", action: "Follow it there", done: "The order is followed at the supplier." },
  not_placed: {
    choice: "No, it never arrived",
    action: "Go on with the next route",
    done: "The order goes on with its next route.",
  },
} as const;
type Verdict = keyof typeof VERDICTS;

/** Asks what the operator found at the supplier, which decides how a try of unknown outcome goes on. */
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
    toast.success(VERDICTS[verdict].done);
    await refresh();
  };
  return (
    <>
      <Button size="small" aria-label={`Decide about order ${attempt.order_id}`} onClick={() => setOpen(true)}>
        Decide
      </Button>
      <FormDialog
        title="Does the supplier have this order?"
        about={`Look at ${attempt.supplier.name} for our reference ${attempt.reference}. If you say that it is not there and it is, it may be paid for twice.`}
        open={open}
        action={VERDICTS[verdict].action}
        cancel="Decide later"
        onSubmit={settle}
        onClose={() => setOpen(false)}
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">What you found</legend>
          <Choice value="placed" chosen={verdict} onChoose={setVerdict} />
          <Choice value="not_placed" chosen={verdict} onChoose={setVerdict} />
        </fieldset>
        {verdict === "placed" && <TextField label="Their number of the order" name="supplier_reference" required />}
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
      {VERDICTS[value].choice}
    </label>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, type FormFields } from "../../ui/form.tsx";

interface SettleAttemptProps {
  attempt: { id: number; order_id: number; reference: string; supplier: { name: string } };
}

/** Asks what the operator found at the supplier, which decides how a try of unknown outcome goes on. */
export function SettleAttempt({ attempt }: SettleAttemptProps) {
  const [open, setOpen] = useState(false);
  const [verdict, setVerdict] = useState<"placed" | "not_placed">("placed");
  const queryClient = useQueryClient();
  const settle = async (fields: FormFields): Promise<void> => {
    const theirs = verdict === "placed" ? { supplier_reference: fields.text("supplier_reference") } : {};
    await operator.POST("/api/operator/attempts/{id}/settle", {
      params: { path: { id: String(attempt.id) } },
      body: { verdict, ...theirs },
    });
    toast.success(
      verdict === "placed" ? "The order is followed at the supplier." : "The order goes on with its next route.",
    );
    setOpen(false);
    await queryClient.invalidateQueries();
  };
  return (
    <>
      <Button size="small" aria-label={`Decide about order ${attempt.order_id}`} onClick={() => setOpen(true)}>
        Decide
      </Button>
      <Dialog
        title="Does the supplier have this order?"
        about={`Look at ${attempt.supplier.name} for our reference ${attempt.reference}. If you say that it is not there and it is, it may be paid for twice.`}
        open={open}
        onOpenChange={setOpen}
      >
        <Form onSubmit={settle}>
          {({ busy }) => (
            <>
              <fieldset className="grid gap-2">
                <legend className="sr-only">What you found</legend>
                <Choice value="placed" chosen={verdict} onChoose={setVerdict} label="Yes, it is there" />
                <Choice value="not_placed" chosen={verdict} onChoose={setVerdict} label="No, it never arrived" />
              </fieldset>
              {verdict === "placed" && (
                <TextField label="Their number of the order" name="supplier_reference" required />
              )}
              <DialogActions>
                <Button onClick={() => setOpen(false)}>Decide later</Button>
                <Button type="submit" look="primary" busy={busy}>
                  {verdict === "placed" ? "Follow it there" : "Go on with the next route"}
                </Button>
              </DialogActions>
            </>
          )}
        </Form>
      </Dialog>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  value: Value;
  chosen: Value;
  onChoose: (value: Value) => void;
  label: string;
}

function Choice<Value extends string>({ value, chosen, onChoose, label }: ChoiceProps<Value>) {
  return (
    <label className="flex items-center gap-2">
      <input
        type="radio"
        className="size-4 accent-accent"
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      {label}
    </label>
  );
}

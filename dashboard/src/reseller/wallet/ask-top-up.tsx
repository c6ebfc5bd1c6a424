import { Plus } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { fieldError } from "../../api/api-error.ts";
import { v1, v1Hooks } from "../../api/client.ts";
import { randomId } from "../../api/random-id.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { useMode } from "../../session/mode.ts";
import { Button } from "../../ui/button.tsx";
import { MoneyField, TextAreaField, TextField } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { FormFields } from "../../ui/form.tsx";
import { amountProblem } from "../../ui/amount.ts";

/** The button and the form to ask the operator for credit. */
export function AskTopUp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Ask for credit
      </Button>
      {open && <AskDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const mode = useMode();
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const refresh = useRefresh(["/api/v1/top-up-requests"]);
  const [amount, setAmount] = useState("");
  // A form that is sent again after a lost connection makes no second request.
  const [key] = useState(randomId);
  const problem = amountProblem(amount);
  const ask = async (fields: FormFields): Promise<void> => {
    if (problem !== undefined) throw fieldError("amount", problem);
    await v1.POST("/api/v1/top-up-requests", {
      params: { header: { "idempotency-key": key } },
      body: { amount: amount.trim(), note: fields.text("note"), payment_reference: fields.text("payment_reference") },
    });
    await refresh();
    toast.success("The operator has your request.");
  };
  return (
    <FormDialog
      title="Ask for credit"
      about={
        mode === "test"
          ? "You are in test mode: this asks for test money. Pay nothing for it."
          : "Say how much you paid and how the operator finds the payment. The credit is in your wallet when they have approved it."
      }
      label="Ask for credit"
      action="Send the request"
      onSubmit={ask}
      onClose={onClose}
    >
      <MoneyField
        label="Amount"
        name="amount"
        currency={account.data?.data.currency ?? ""}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={amount === "" ? undefined : problem}
        required
      />
      <TextField
        label="Payment reference"
        name="payment_reference"
        maxLength={100}
        hint="What your payment is found by, such as its transaction number."
      />
      <TextAreaField label="Note" name="note" maxLength={500} rows={3} hint="Anything else the operator should know." />
    </FormDialog>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { v1, v1Hooks } from "../../api/client.ts";
import { randomId } from "../../api/random-id.ts";
import { useMode } from "../../session/mode.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { MoneyField, TextAreaField, TextField } from "../../ui/field.tsx";
import { Form, type FormFields } from "../../ui/form.tsx";
import { amountProblem } from "../../ui/money.tsx";

/** The button and the form to ask the operator for credit. */
export function AskTopUp() {
  const [open, setOpen] = useState(false);
  const mode = useMode();
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Ask for credit
      </Button>
      <Dialog
        title="Ask for credit"
        about={
          mode === "test"
            ? "You are in test mode: this asks for test money. Pay nothing for it."
            : "Say how much you paid and how the operator finds the payment. The credit is in your wallet when they have approved it."
        }
        open={open}
        onOpenChange={setOpen}
      >
        <AskForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function AskForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const [amount, setAmount] = useState("");
  const [touched, setTouched] = useState(false);
  // A form that is sent again after a lost connection makes no second request.
  const [key] = useState(randomId);
  const problem = amountProblem(amount);
  const ask = async (fields: FormFields): Promise<void> => {
    setTouched(true);
    if (problem !== undefined) return;
    await v1.POST("/api/v1/top-up-requests", {
      params: { header: { "idempotency-key": key } },
      body: { amount: amount.trim(), note: fields.text("note"), payment_reference: fields.text("payment_reference") },
    });
    await queryClient.invalidateQueries({ queryKey: ["get", "/api/v1/top-up-requests"] });
    toast.success("The operator has your request.");
    onDone();
  };
  return (
    <Form onSubmit={ask} label="Ask for credit">
      {({ busy }) => (
        <>
          <MoneyField
            label="Amount"
            name="amount"
            currency={account.data?.data.currency ?? ""}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            onBlur={() => setTouched(amount !== "")}
            error={touched || amount !== "" ? problem : undefined}
            required
          />
          <TextField
            label="Payment reference"
            name="payment_reference"
            maxLength={100}
            hint="What your payment is found by, such as its transaction number."
          />
          <TextAreaField
            label="Note"
            name="note"
            maxLength={500}
            rows={3}
            hint="Anything else the operator should know."
          />
          <DialogActions>
            <Button onClick={onDone}>Cancel</Button>
            <Button type="submit" look="primary" busy={busy}>
              Send the request
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

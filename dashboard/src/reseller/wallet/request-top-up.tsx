import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { fieldError } from "../../api/api-error.ts";
import { v1, v1Hooks } from "../../api/client.ts";
import { randomId } from "../../api/random-id.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { useMode } from "../../session/mode.ts";
import { Button } from "../../ui/button.tsx";
import { MoneyField, TextAreaField, TextField } from "../../ui/form/field.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";
import { amountProblem } from "../../ui/show/amount.ts";

/** The button and the form to ask the operator for credit. */
export function RequestTopUp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t`Request top-up`}
      </Button>
      {open && <RequestDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RequestDialog({ onClose }: { onClose: () => void }) {
  const mode = useMode();
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const refresh = useRefresh(["/api/v1/top-up-requests"]);
  const [amount, setAmount] = useState("");
  // The same key, so that a form sent again after a lost connection creates no second request.
  const [key] = useState(randomId);
  const problem = amountProblem(amount);
  const ask = async (fields: FormFields): Promise<void> => {
    if (problem !== undefined) throw fieldError("amount", problem);
    await v1.POST("/api/v1/top-up-requests", {
      params: { header: { "idempotency-key": key } },
      body: { amount: amount.trim(), note: fields.text("note"), payment_reference: fields.text("payment_reference") },
    });
    await refresh();
    toast.success(t`Request sent.`);
  };
  return (
    <FormDialog
      title={t`Request top-up`}
      about={aboutOf(mode)}
      label={t`Request top-up`}
      action={t`Submit request`}
      onSubmit={ask}
      onClose={onClose}
    >
      <MoneyField
        label={t`Amount`}
        name="amount"
        currency={account.data?.data.currency ?? ""}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={amount === "" ? undefined : problem}
        required
      />
      <TextField
        label={t`Payment reference`}
        name="payment_reference"
        maxLength={100}
        hint={t`Transaction ID or hash.`}
      />
      <TextAreaField
        label={t`Note`}
        name="note"
        maxLength={500}
        rows={3}
        hint={t`Anything else the operator should know.`}
      />
    </FormDialog>
  );
}

function aboutOf(mode: "live" | "test"): string {
  return mode === "test"
    ? t`You are in test mode. This requests test funds. Don't pay for it.`
    : t`Enter the amount you paid and a payment reference. Funds are added once approved.`;
}

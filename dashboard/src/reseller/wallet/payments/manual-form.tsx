import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../../api/api-error.ts";
import { v1 } from "../../../api/client.ts";
import { randomId } from "../../../api/random-id.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Card } from "../../../ui/page.tsx";
import { amountProblem } from "../../../ui/show/amount.ts";
import { Instructions } from "./instructions.tsx";
import type { PaymentMethod } from "./payment.ts";
import { ProofChoice, sendProof } from "./proof.tsx";

interface ManualFormProps {
  method: PaymentMethod;
  amount: string;
}

/** The instructions, then what tells staff of the payment. */
export function ManualForm({ method, amount }: ManualFormProps) {
  // The same key, so that a form sent again after a lost connection creates no second request.
  const [key] = useState(randomId);
  const [proof, setProof] = useState<File>();
  const refresh = useRefresh(["/api/v1/top-up-requests"]);
  const navigate = useNavigate();
  const ask = async (fields: FormFields): Promise<void> => {
    const { data } = await v1.POST("/api/v1/top-up-requests", {
      params: { header: { "idempotency-key": key } },
      body: {
        amount: amount.trim(),
        payment_method_id: method.id,
        note: fields.text("note"),
        payment_reference: fields.text("payment_reference"),
      },
    });
    if (proof) await addProof(data!.data.id, proof);
    else toast.success(t`Request sent.`);
    await refresh();
    await navigate({ to: "/wallet/top-ups" });
  };
  return (
    <>
      <Instructions method={method} />
      <Form onSubmit={ask} label={t`Payment details`}>
        {({ busy }) => (
          <Card title={t`After you have paid`}>
            <div className="grid gap-4">
              <Details proof={proof} onProof={setProof} />
              <div>
                <Button type="submit" look="primary" busy={busy} unless={amountProblem(amount)}>
                  <Trans>Submit payment</Trans>
                </Button>
              </div>
            </div>
          </Card>
        )}
      </Form>
    </>
  );
}

function Details({ proof, onProof }: { proof: File | undefined; onProof: (file: File) => void }) {
  return (
    <>
      <TextField
        label={t`Payment reference`}
        name="payment_reference"
        maxLength={100}
        hint={t`Transaction ID or hash.`}
      />
      <TextAreaField label={t`Note`} name="note" maxLength={500} rows={2} />
      <div className="grid gap-1">
        <p className="text-sm font-medium">
          <Trans>Proof of payment</Trans>
        </p>
        <ProofChoice label={t`Choose file`} chosen={proof} onChoose={onProof} />
        <p className="text-sm text-muted">
          <Trans>PNG, JPEG, WebP or PDF, at most 5 MB.</Trans>
        </p>
      </div>
    </>
  );
}

/** The request stands without it, and the list offers to add it again. */
async function addProof(requestId: number, proof: File): Promise<void> {
  try {
    await sendProof(requestId, proof);
    toast.success(t`Request sent with its proof of payment.`);
  } catch (error) {
    toast.error(t`Request sent without its proof. ${sentenceOf(error)}`);
  }
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { fieldError } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { MoneyField, TextAreaField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { amountProblem, moneyText, toMicros } from "../../../ui/show/amount.ts";
import { Money } from "../../../ui/show/money.tsx";
import { ProofPreview } from "./proof.tsx";
import { useRefreshResellers, type TopUpRequest } from "../reseller.ts";

const MAX_REASON_LENGTH = 500;

/** The buttons and forms that end an open request. */
export function TopUpDecision({ request }: { request: TopUpRequest }) {
  const unless = useRefusal("manage_money");
  const [open, setOpen] = useState<"approve" | "decline">();
  const close = (): void => setOpen(undefined);
  return (
    <div className="flex flex-wrap justify-end gap-2 md:flex-nowrap">
      <Button
        size="small"
        unless={unless}
        aria-label={t`Decline request ${request.id}`}
        onClick={() => setOpen("decline")}
      >
        <Trans>Decline</Trans>
      </Button>
      <Button
        size="small"
        look="primary"
        unless={unless}
        aria-label={t`Approve request ${request.id}`}
        onClick={() => setOpen("approve")}
      >
        <Trans>Approve</Trans>
      </Button>
      {open === "approve" && <ApproveDialog request={request} onClose={close} />}
      {open === "decline" && <DeclineDialog request={request} onClose={close} />}
    </div>
  );
}

interface DecisionProps {
  request: TopUpRequest;
  onClose: () => void;
}

function ApproveDialog({ request, onClose }: DecisionProps) {
  const refresh = useRefreshResellers();
  const [amount, setAmount] = useState(request.amount);
  const problem = amountProblem(amount);
  const isOther = toMicros(amount) !== toMicros(request.amount);
  const approve = async (fields: FormFields): Promise<void> => {
    if (problem !== undefined) throw fieldError("amount", problem);
    const reason = fields.text("reason");
    await operator.POST("/api/operator/top-up-requests/{id}/approve", {
      params: { path: { id: String(request.id) } },
      body: { amount: amount.trim(), ...(reason !== "" && { reason }) },
    });
    await refresh();
    toast.success(t`${moneyText(amount.trim(), request.currency)} added to the wallet of ${request.reseller.name}.`);
  };
  return (
    <FormDialog
      title={t`Approve request ${request.id}`}
      about={
        <>
          <RequestText request={request} /> <Trans>The amount you approve is added to their wallet immediately.</Trans>
        </>
      }
      label={t`Approve request`}
      action={t`Approve and credit`}
      onSubmit={approve}
      onClose={onClose}
    >
      <ProofPreview request={request} />
      <MoneyField
        label={t`Amount to credit`}
        name="amount"
        currency={request.currency}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={problem}
        required
      />
      <TextAreaField
        label={isOther ? t`Reason for the different amount` : t`Note to the reseller`}
        name="reason"
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        aria-required={isOther}
        hint={t`Visible to the reseller.`}
      />
    </FormDialog>
  );
}

/** Such as “Ada requested 50.00 USD and pays 51.50 USD by Bank transfer.” */
function RequestText({ request }: { request: TopUpRequest }) {
  const { reseller, payment_method: method, currency } = request;
  const { name } = reseller;
  const amount = <Money amount={request.amount} currency={currency} />;
  const payable = <Money amount={request.payable} currency={currency} />;
  const bonus = <Money amount={request.bonus} currency={currency} />;
  if (!method)
    return (
      <Trans>
        {name} requested {amount}.
      </Trans>
    );
  return (
    <>
      <Trans>
        {name} requested {amount} and pays {payable} by {method.name}.
      </Trans>{" "}
      {Number(request.bonus) > 0 && <Trans>A bonus of {bonus} is added.</Trans>}
    </>
  );
}

function DeclineDialog({ request, onClose }: DecisionProps) {
  const refresh = useRefreshResellers();
  const decline = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/top-up-requests/{id}/decline", {
      params: { path: { id: String(request.id) } },
      body: { reason: fields.text("reason") },
    });
    await refresh();
    toast.success(t`Request declined.`);
  };
  return (
    <FormDialog
      title={t`Decline request ${request.id}`}
      about={
        <>
          <RequestText request={request} /> <Trans>They will see your reason.</Trans>
        </>
      }
      label={t`Decline request`}
      action={t`Decline`}
      danger
      onSubmit={decline}
      onClose={onClose}
    >
      <TextAreaField label={t`Reason`} name="reason" rows={3} maxLength={MAX_REASON_LENGTH} required />
    </FormDialog>
  );
}

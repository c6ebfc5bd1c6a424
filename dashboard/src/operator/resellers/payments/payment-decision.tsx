import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { isUnderWay } from "../../../ui/show/status/payment-status.ts";
import { toastOutcome } from "../../../ui/toasts.ts";
import { CreditDialog, DeclineDialog } from "./decision-dialogs.tsx";
import { useRefreshPayments, type Payment } from "./payment.ts";

/** What staff can do with a payment as it is now. */
export function PaymentDecision({ payment }: { payment: Payment }) {
  const { id, status, review_reason: review } = payment;
  const unless = useRefusal("manage_money");
  const [open, setOpen] = useState<"credit" | "decline">();
  const close = (): void => setOpen(undefined);
  const decline = (
    <Button size="small" unless={unless} aria-label={t`Decline payment ${id}`} onClick={() => setOpen("decline")}>
      <Trans>Decline</Trans>
    </Button>
  );
  const credit = (
    <Button
      size="small"
      look="primary"
      unless={unless}
      aria-label={t`Credit payment ${id}`}
      onClick={() => setOpen("credit")}
    >
      <Trans context="verb">Credit</Trans>
    </Button>
  );
  return (
    <div className="flex flex-wrap justify-end gap-2 md:flex-nowrap">
      {isUnderWay(status) && <CheckNow payment={payment} unless={unless} />}
      {review !== null && status !== "review" && <Resolve payment={payment} unless={unless} />}
      {status === "review" && (
        <>
          {decline}
          {credit}
        </>
      )}
      {open === "credit" && <CreditDialog payment={payment} onClose={close} />}
      {open === "decline" && <DeclineDialog payment={payment} onClose={close} />}
    </div>
  );
}

interface ActProps {
  payment: Payment;
  unless: string | undefined;
}

function CheckNow({ payment: { id }, unless }: ActProps) {
  const refresh = useRefreshPayments();
  const check = async (): Promise<void> => {
    const call = operator.POST("/api/operator/payments/{id}/check", { params: { path: { id: String(id) } }, body: {} });
    await toastOutcome(call, t`Checking with the gateway.`);
    await refresh();
  };
  return (
    <Button size="small" unless={unless} aria-label={t`Check now: payment ${id}`} action={check}>
      <Trans>Check now</Trans>
    </Button>
  );
}

function Resolve({ payment: { id }, unless }: ActProps) {
  const refresh = useRefreshPayments();
  const resolve = async (): Promise<void> => {
    const path = { id: String(id) };
    const call = operator.POST("/api/operator/payments/{id}/resolve", { params: { path }, body: {} });
    await toastOutcome(call, t`Payment ${id} is resolved.`);
    await refresh();
  };
  return (
    <Button size="small" unless={unless} aria-label={t`Mark as resolved: payment ${id}`} action={resolve}>
      <Trans>Mark as resolved</Trans>
    </Button>
  );
}

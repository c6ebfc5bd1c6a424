import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import type { paths } from "../../api/operator.gen.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { MoneyField, TextAreaField } from "../../ui/field.tsx";
import { Form, type FormFields } from "../../ui/form.tsx";
import { amountProblem, toMicros } from "../../ui/money.tsx";

export type TopUpRequest =
  paths["/api/operator/top-up-requests"]["get"]["responses"][200]["content"]["application/json"]["data"][number];

const DECIDERS: readonly unknown[] = ["owner", "manager"];
const MAX_REASON_LENGTH = 500;

/** The buttons and forms that end an open request. */
export function TopUpDecision({ request }: { request: TopUpRequest }) {
  const { staff } = useSession();
  const [open, setOpen] = useState<"approve" | "decline">();
  const unless = !DECIDERS.includes(staff?.role) && "Ask an owner or a manager: your role does not move money.";
  const close = (): void => setOpen(undefined);
  return (
    <div className="flex flex-wrap justify-end gap-2 md:flex-nowrap">
      <Button
        size="small"
        unless={unless}
        aria-label={`Decline request ${request.id}`}
        onClick={() => setOpen("decline")}
      >
        Decline
      </Button>
      <Button
        size="small"
        look="primary"
        unless={unless}
        aria-label={`Approve request ${request.id}`}
        onClick={() => setOpen("approve")}
      >
        Approve
      </Button>
      <Dialog
        title={`Approve request ${request.id}`}
        about={`${request.reseller.name} asked for ${request.amount} ${request.currency}. What you approve is in their wallet at once.`}
        open={open === "approve"}
        onOpenChange={close}
      >
        <ApproveForm request={request} onDone={close} />
      </Dialog>
      <Dialog
        title={`Decline request ${request.id}`}
        about={`${request.reseller.name} asked for ${request.amount} ${request.currency}, and reads your reason.`}
        open={open === "decline"}
        onOpenChange={close}
      >
        <DeclineForm request={request} onDone={close} />
      </Dialog>
    </div>
  );
}

interface DecisionProps {
  request: TopUpRequest;
  onDone: () => void;
}

function ApproveForm({ request, onDone }: DecisionProps) {
  const refresh = useRefresh();
  const [amount, setAmount] = useState(request.amount);
  const problem = amountProblem(amount);
  const isOther = toMicros(amount) !== toMicros(request.amount);
  const approve = async (fields: FormFields): Promise<void> => {
    if (problem !== undefined) return;
    const reason = fields.text("reason");
    await operator.POST("/api/operator/top-up-requests/{id}/approve", {
      params: { path: { id: String(request.id) } },
      body: { amount: amount.trim(), ...(reason !== "" && { reason }) },
    });
    await refresh();
    toast.success(`${amount.trim()} ${request.currency} are in the wallet of ${request.reseller.name}.`);
    onDone();
  };
  return (
    <Form onSubmit={approve} label="Approve the request">
      {({ busy }) => (
        <>
          <MoneyField
            label="Amount to credit"
            name="amount"
            currency={request.currency}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={problem}
            required
          />
          <TextAreaField
            label={isOther ? "Why another amount" : "Note to the reseller"}
            name="reason"
            rows={2}
            maxLength={MAX_REASON_LENGTH}
            required={isOther}
            hint="The reseller reads it."
          />
          <DialogActions>
            <Button onClick={onDone}>Cancel</Button>
            <Button type="submit" look="primary" busy={busy}>
              Approve and credit
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

function DeclineForm({ request, onDone }: DecisionProps) {
  const refresh = useRefresh();
  const decline = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/top-up-requests/{id}/decline", {
      params: { path: { id: String(request.id) } },
      body: { reason: fields.text("reason") },
    });
    await refresh();
    toast.success("The request is declined.");
    onDone();
  };
  return (
    <Form onSubmit={decline} label="Decline the request">
      {({ busy }) => (
        <>
          <TextAreaField label="Reason" name="reason" rows={3} maxLength={MAX_REASON_LENGTH} required />
          <DialogActions>
            <Button onClick={onDone}>Cancel</Button>
            <Button type="submit" look="danger" busy={busy}>
              Decline
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

/** After a decision: the requests, and what resellers have, are read anew. */
function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/operator\/(?:top-up-requests|resellers)/.test(String(queryKey[1])),
    });
}

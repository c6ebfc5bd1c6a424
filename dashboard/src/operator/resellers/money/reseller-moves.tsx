import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { toastOutcome } from "../../../ui/toasts.ts";
import { useRefreshResellers, type ListedReseller } from "../reseller.ts";

type Moved = Pick<ListedReseller, "id" | "name" | "status">;

/** Approves, suspends or reactivates a reseller. */
export function ResellerMoves({ reseller }: { reseller: Moved }) {
  const refusal = useRefusal("manage_resellers");
  return (
    <>
      {reseller.status !== "suspended" && <Suspend reseller={reseller} refusal={refusal} />}
      {reseller.status === "pending" && <Approve reseller={reseller} refusal={refusal} />}
      {reseller.status === "suspended" && <Reactivate reseller={reseller} refusal={refusal} />}
    </>
  );
}

interface MoveProps {
  reseller: Moved;
  refusal: string | undefined;
}

function Approve({ reseller: { id, name }, refusal }: MoveProps) {
  const [busy, setBusy] = useState(false);
  const refresh = useRefreshResellers();
  const approve = async (): Promise<void> => {
    setBusy(true);
    const params = { path: { id: String(id) } };
    const call = operator.POST("/api/operator/resellers/{id}/approve", { params, body: {} });
    await toastOutcome(call, `${name} is approved and notified by email.`);
    await refresh();
    setBusy(false);
  };
  return (
    <Button look="primary" aria-label={`Approve ${name}`} unless={refusal} busy={busy} onClick={() => void approve()}>
      Approve
    </Button>
  );
}

function Suspend({ reseller: { id, name, status }, refusal }: MoveProps) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshResellers();
  const isNew = status === "pending";
  const suspend = async (fields: FormFields): Promise<void> => {
    const body = { reason: fields.text("reason") };
    await operator.POST("/api/operator/resellers/{id}/suspend", { params: { path: { id: String(id) } }, body });
    toast.success(isNew ? `${name} declined.` : `${name} suspended.`);
    await refresh();
  };
  const word = isNew ? "Decline" : "Suspend";
  return (
    <>
      <Button aria-label={`${word} ${name}`} unless={refusal} onClick={() => setOpen(true)}>
        {word}
      </Button>
      <FormDialog
        title={`${word} ${name}?`}
        about={
          isNew
            ? "They can't sign in or order. You can reactivate the account later."
            : "Sign-in and API keys stop working. Open orders continue. You can reactivate the account later."
        }
        open={open}
        action={word}
        danger

        onSubmit={suspend}
        onClose={() => setOpen(false)}
      >
        <TextField label="Reason" name="reason" hint="For your staff. The reseller doesn't see it." required />
      </FormDialog>
    </>
  );
}

function Reactivate({ reseller: { id, name }, refusal }: MoveProps) {
  const refresh = useRefreshResellers();
  const reactivate = async (): Promise<void> => {
    await operator.POST("/api/operator/resellers/{id}/reactivate", { params: { path: { id: String(id) } }, body: {} });
    toast.success(`${name} is active again.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={`Reactivate ${name}?`}
      action="Reactivate"
      onConfirm={reactivate}
      trigger={
        <Button look="primary" unless={refusal}>
          Reactivate
        </Button>
      }
    >
      Their keys and password work again immediately.
    </ConfirmDialog>
  );
}

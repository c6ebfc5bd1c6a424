import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
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
  const refresh = useRefreshResellers();
  const approve = async (): Promise<void> => {
    const params = { path: { id: String(id) } };
    const call = operator.POST("/api/operator/resellers/{id}/approve", { params, body: {} });
    await toastOutcome(call, t`${name} is approved and notified by email.`);
    await refresh();
  };
  return (
    <Button look="primary" aria-label={t`Approve ${name}`} unless={refusal} action={approve}>
      <Trans>Approve</Trans>
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
    toast.success(isNew ? t`${name} declined.` : t`${name} suspended.`);
    await refresh();
  };
  const action = isNew ? t`Decline` : t`Suspend`;
  return (
    <>
      <Button
        aria-label={isNew ? t`Decline ${name}` : t`Suspend ${name}`}
        unless={refusal}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      <FormDialog
        title={isNew ? t`Decline ${name}?` : t`Suspend ${name}?`}
        about={
          isNew
            ? t`They can't sign in or order. You can reactivate the account later.`
            : t`Sign-in and API keys stop working. Open orders continue. You can reactivate the account later.`
        }
        open={open}
        action={action}
        danger
        onSubmit={suspend}
        onClose={() => setOpen(false)}
      >
        <TextField label={t`Reason`} name="reason" hint={t`For your staff. The reseller doesn't see it.`} required />
      </FormDialog>
    </>
  );
}

function Reactivate({ reseller: { id, name }, refusal }: MoveProps) {
  const refresh = useRefreshResellers();
  const reactivate = async (): Promise<void> => {
    await operator.POST("/api/operator/resellers/{id}/reactivate", { params: { path: { id: String(id) } }, body: {} });
    toast.success(t`${name} is active again.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={t`Reactivate ${name}?`}
      action={t`Reactivate`}
      onConfirm={reactivate}
      trigger={
        <Button look="primary" unless={refusal}>
          <Trans>Reactivate</Trans>
        </Button>
      }
    >
      <Trans>Their keys and password work again immediately.</Trans>
    </ConfirmDialog>
  );
}

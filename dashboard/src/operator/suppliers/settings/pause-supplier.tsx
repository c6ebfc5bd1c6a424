import { plural, t } from "@lingui/core/macro";
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
import { useRefreshSuppliers, type Supplier } from "../supplier.ts";

/** Pauses or resumes a supplier. */
export function PauseOrResume({ supplier }: { supplier: Supplier }) {
  const refusal = useRefusal("manage_suppliers");
  const isPaused = supplier.paused_at !== null;
  const isOpen = supplier.circuit_open_until !== null;
  if (refusal !== undefined) return <Button unless={refusal}>{isPaused ? t`Resume` : t`Pause`}</Button>;
  return (
    <>
      {(isPaused || isOpen) && <Resume supplier={supplier} />}
      {!isPaused && <Pause supplier={supplier} />}
    </>
  );
}

function Pause({ supplier }: { supplier: Supplier }) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshSuppliers();
  const { id, name } = supplier;
  const pause = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/suppliers/{id}/pause", {
      params: { path: { id: String(id) } },
      body: { reason: fields.text("reason") },
    });
    toast.success(t`${name} gets no new orders.`);
    await refresh();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Pause</Trans>
      </Button>
      <FormDialog
        title={t`Pause ${name}?`}
        about={<PauseMeans attempts={supplier.open_attempts} />}
        open={open}
        action={t`Pause supplier`}
        danger
        onSubmit={pause}
        onClose={() => setOpen(false)}
      >
        <TextField label={t`Reason`} name="reason" hint={t`For your staff. Resellers don't see it.`} required />
      </FormDialog>
    </>
  );
}

function PauseMeans({ attempts }: { attempts: number }) {
  return (
    <ul className="list-disc ps-5">
      <li>
        <Trans>It gets no new orders.</Trans>
      </li>
      <li>
        <Trans>Waiting orders go to their next route, or to the queue if there is none.</Trans>
      </li>
      <li>
        {attempts === 0
          ? t`It has no open orders.`
          : plural(attempts, {
              one: "The order it already has is still tracked.",
              other: "The # orders it already has are still tracked.",
            })}
      </li>
    </ul>
  );
}

function Resume({ supplier }: { supplier: Supplier }) {
  const refresh = useRefreshSuppliers();
  const { id, name } = supplier;
  const resume = async (): Promise<void> => {
    await operator.POST("/api/operator/suppliers/{id}/resume", { params: { path: { id: String(id) } } });
    toast.success(t`${name} is active again.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={t`Resume ${name}?`}
      action={t`Resume supplier`}
      onConfirm={resume}
      trigger={
        <Button look="primary">
          <Trans>Resume</Trans>
        </Button>
      }
    >
      <Trans>Waiting orders are sent immediately, and the failure count is reset.</Trans>
    </ConfirmDialog>
  );
}

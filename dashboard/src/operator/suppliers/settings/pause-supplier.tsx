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
  if (refusal !== undefined) return <Button unless={refusal}>{isPaused ? "Resume" : "Pause"}</Button>;
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
    toast.success(`${name} gets no new orders.`);
    await refresh();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pause</Button>
      <FormDialog
        title={`Pause ${name}?`}
        about={<PauseMeans attempts={supplier.open_attempts} />}
        open={open}
        action="Pause supplier"
        danger

        onSubmit={pause}
        onClose={() => setOpen(false)}
      >
        <TextField label="Reason" name="reason" hint="For your staff. Resellers don't see it." required />
      </FormDialog>
    </>
  );
}

function PauseMeans({ attempts }: { attempts: number }) {
  return (
    <ul className="list-disc pl-5">
      <li>It gets no new orders.</li>
      <li>Waiting orders go to their next route, or to the queue if there is none.</li>
      <li>
        {attempts === 0
          ? "It has no open orders."
          : `${attempts === 1 ? "The order it already has is" : `The ${attempts} orders it already has are`} still tracked.`}
      </li>
    </ul>
  );
}

function Resume({ supplier }: { supplier: Supplier }) {
  const refresh = useRefreshSuppliers();
  const { id, name } = supplier;
  const resume = async (): Promise<void> => {
    await operator.POST("/api/operator/suppliers/{id}/resume", { params: { path: { id: String(id) } } });
    toast.success(`${name} is active again.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={`Resume ${name}?`}
      action="Resume supplier"
      onConfirm={resume}
      trigger={<Button look="primary">Resume</Button>}
    >
      Waiting orders are sent immediately, and the failure count is reset.
    </ConfirmDialog>
  );
}

import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { FormFields } from "../../ui/form.tsx";
import { useRefreshSuppliers, type Supplier } from "./supplier.ts";

/** Whether a supplier gets new orders, to be changed. */
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
        about={<PauseMeans tries={supplier.open_attempts} />}
        open={open}
        action="Pause supplier"
        danger
        cancel="Keep it going"
        onSubmit={pause}
        onClose={() => setOpen(false)}
      >
        <TextField label="Reason" name="reason" hint="For your staff; resellers do not see it." required />
      </FormDialog>
    </>
  );
}

function PauseMeans({ tries }: { tries: number }) {
  return (
    <ul className="list-disc pl-5">
      <li>It gets no new orders.</li>
      <li>Orders that wait for it go to their next route, or to a person where there is none.</li>
      <li>
        {tries === 0
          ? "It has no order that is still open."
          : `${tries === 1 ? "The order" : `The ${tries} orders`} it has already will be followed to the end.`}
      </li>
    </ul>
  );
}

function Resume({ supplier }: { supplier: Supplier }) {
  const refresh = useRefreshSuppliers();
  const { id, name } = supplier;
  const resume = async (): Promise<void> => {
    await operator.POST("/api/operator/suppliers/{id}/resume", { params: { path: { id: String(id) } } });
    toast.success(`${name} gets orders again.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={`Send orders to ${name} again?`}
      action="Resume supplier"
      onConfirm={resume}
      trigger={<Button look="primary">Resume</Button>}
    >
      Orders that wait for it are sent at once, and its count of failures begins anew.
    </ConfirmDialog>
  );
}

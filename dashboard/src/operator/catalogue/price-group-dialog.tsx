import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { focusFirst } from "../../ui/focus-first.ts";
import { Form, type FormFields } from "../../ui/form.tsx";
import { percentText, readPercent, refreshCatalogue, type PriceGroup } from "./catalogue.ts";

interface PriceGroupDialogProps {
  group: PriceGroup | "new";
  onClose: () => void;
}

export function PriceGroupDialog({ group, onClose }: PriceGroupDialogProps) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const before = group === "new" ? undefined : group;
  const save = async (fields: FormFields): Promise<void> => {
    const percent = fields.text("percent");
    const margin = percent === "" ? null : readPercent(percent);
    setProblem(undefined);
    if (margin === undefined) {
      setProblem("Write a percentage like 10 or -2.5, with at most two decimals.");
      return;
    }
    const body = { name: fields.text("name"), margin_basis_points: margin };
    if (before === undefined) await operator.POST("/api/operator/price-groups", { body });
    else await operator.PATCH("/api/operator/price-groups/{id}", { params: { path: { id: String(before.id) } }, body });
    toast.success("The price group is saved.");
    await refreshCatalogue(queryClient);
    onClose();
  };
  const margin = before?.margin_basis_points ?? null;
  return (
    <Dialog
      title={before ? `Change ${before.name}` : "New price group"}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <Form onSubmit={save} label="Price group">
        {({ busy }) => (
          <>
            <TextField label="Name" name="name" defaultValue={before?.name} ref={focusFirst} maxLength={100} required />
            <TextField
              label="Percent over base prices"
              name="percent"
              inputMode="decimal"
              defaultValue={margin === null ? "" : percentText(margin)}
              error={problem}
              hint="-5 makes everything 5 % cheaper. Empty: base prices, where none is set for the group."
            />
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy}>
                Save
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  );
}

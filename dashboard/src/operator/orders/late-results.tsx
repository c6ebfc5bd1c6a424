import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefreshAll } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { FormFields } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LateResult } from "./operator-order.ts";

/** A supplier delivered for an order that was closed before: somebody must decide what to do about it. */
export function LateResultNotice({ late }: { late: LateResult }) {
  return (
    <Notice look="warning" action={<ResolveLateResult late={late} />}>
      {late.supplier} delivered after the order was closed:{" "}
      <span className="font-mono text-sm break-all">{late.result}</span>
    </Notice>
  );
}

export function ResolveLateResult({ late }: { late: LateResult }) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshAll();
  const resolve = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/late-results/{id}/resolve", {
      params: { path: { id: String(late.id) } },
      body: { resolution: fields.text("resolution") },
    });
    toast.success("Noted.");
    await refresh();
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`See to the late result of order ${late.order_id}`}
        onClick={() => setOpen(true)}
      >
        See to it
      </Button>
      <FormDialog
        title="What was done about it?"
        about="Noting it moves no money by itself: refund, claim or deliver first, where that is right."
        open={open}
        action="Note it"
        cancel="Not yet"
        onSubmit={resolve}
        onClose={() => setOpen(false)}
      >
        <TextField label="What was done" name="resolution" required />
      </FormDialog>
    </>
  );
}

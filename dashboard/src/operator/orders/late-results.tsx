import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, type FormFields } from "../../ui/form.tsx";
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
  const queryClient = useQueryClient();
  const resolve = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/late-results/{id}/resolve", {
      params: { path: { id: String(late.id) } },
      body: { resolution: fields.text("resolution") },
    });
    toast.success("Noted.");
    setOpen(false);
    await queryClient.invalidateQueries();
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
      <Dialog
        title="What was done about it?"
        about="Noting it moves no money by itself: refund, claim or deliver first, where that is right."
        open={open}
        onOpenChange={setOpen}
      >
        <Form onSubmit={resolve}>
          {({ busy }) => (
            <>
              <TextField label="What was done" name="resolution" required />
              <DialogActions>
                <Button onClick={() => setOpen(false)}>Not yet</Button>
                <Button type="submit" look="primary" busy={busy}>
                  Note it
                </Button>
              </DialogActions>
            </>
          )}
        </Form>
      </Dialog>
    </>
  );
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefreshAll } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LateResult } from "./operator-order.ts";

/** A supplier delivered after the order was closed. Staff must decide what to do. */
export function LateResultNotice({ late }: { late: LateResult }) {
  const result = <span className="font-mono text-sm break-all">{late.result}</span>;
  return (
    <Notice look="warning" action={<ResolveLateResult late={late} />}>
      <Trans>
        {late.supplier} delivered after the order was closed: {result}
      </Trans>
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
    toast.success(t`Late result resolved.`);
    await refresh();
  };
  return (
    <>
      <Button
        size="small"
        aria-label={t`Resolve the late result of order ${late.order_id}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Resolve</Trans>
      </Button>
      <FormDialog
        title={t`Resolve late result`}
        about={t`This moves no money. Refund, claim or deliver first if needed.`}
        open={open}
        action={t`Mark as resolved`}
        onSubmit={resolve}
        onClose={() => setOpen(false)}
      >
        <TextField label={t`Resolution`} name="resolution" required />
      </FormDialog>
    </>
  );
}

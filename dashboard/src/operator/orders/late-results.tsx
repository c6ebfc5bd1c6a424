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

/** What a supplier sent too late. Staff must decide what to do. */
export function LateResultNotice({ late }: { late: LateResult }) {
  const result = <span className="font-mono text-sm break-all">{late.result}</span>;
  return (
    <Notice look="warning" action={<ResolveLateResult late={late} />}>
      {late.result === null ? (
        <Trans>
          {late.supplier} accepted this order as {late.supplier_reference} after the attempt was settled. Cancel it with
          the supplier, or use its result.
        </Trans>
      ) : (
        <Trans>
          {late.supplier} delivered too late: {result}
        </Trans>
      )}
    </Notice>
  );
}

/** The result, or what to do about an order that the supplier accepted too late. */
export function LateResultText({ late: { result } }: { late: LateResult }) {
  if (result !== null) return <span className="font-mono text-sm break-all">{result}</span>;
  return <Trans>Accepted after the attempt was settled. Cancel it with the supplier, or use its result.</Trans>;
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

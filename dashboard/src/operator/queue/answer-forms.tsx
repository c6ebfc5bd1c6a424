import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { operator } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField, TextField } from "../../ui/form/field.tsx";
import { focusFirst } from "../../ui/form/focus-first.ts";
import { Form, type FormFields } from "../../ui/form/form.tsx";
import type { QueuedOrder } from "./queued-order.ts";

interface AnswerProps {
  order: QueuedOrder;
  /** Gets a sentence about what was done. */
  onDone: (sentence: string) => Promise<void>;
}

export function AnswerForm({ order, onDone }: AnswerProps) {
  const isMany = order.quantity > 1;
  const answer = async (fields: FormFields): Promise<void> => {
    const delivered = isMany ? Number(fields.text("delivered_quantity")) : undefined;
    await operator.POST("/api/operator/orders/{id}/answer", {
      params: { path: { id: String(order.id) } },
      body: { result: fields.exact("result"), ...(delivered !== undefined && { delivered_quantity: delivered }) },
    });
    await onDone(t`Order ${order.id} delivered.`);
  };
  return (
    <div onKeyDown={submitByKey} role="presentation">
      <Form onSubmit={answer} label={t`Reply`}>
        {({ busy }) => (
          <>
            <TextAreaField
              label={t`Result`}
              name="result"
              hint={t`The code or answer that the reseller will see. Ctrl+Enter delivers it and opens the next order.`}
              ref={focusFirst}
              required
            />
            {isMany && (
              <TextField
                label={t`Delivered quantity`}
                name="delivered_quantity"
                type="number"
                min={1}
                max={order.quantity}
                defaultValue={order.quantity}
                hint={t`The price of the rest is refunded.`}
              />
            )}
            <Button type="submit" look="primary" busy={busy} className="justify-self-end">
              <Trans>Deliver and charge</Trans>
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}

interface RejectProps extends AnswerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RejectForm({ order, onDone, open, onOpenChange }: RejectProps) {
  const reject = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/orders/{id}/reject", {
      params: { path: { id: String(order.id) } },
      body: { reason: fields.text("reason") },
    });
    await onDone(t`Order ${order.id} rejected and refunded.`);
  };
  if (!open) {
    return (
      <Button
        look="ghost"
        aria-keyshortcuts="Alt+R"
        className="justify-self-start text-danger"
        onClick={() => onOpenChange(true)}
      >
        <Trans>Reject…</Trans>
      </Button>
    );
  }
  return (
    <div onKeyDown={submitByKey} role="presentation">
      <Form onSubmit={reject} label={t`Reject`} className="rounded-lg border border-line p-4">
        {({ busy }) => (
          <>
            <TextField
              label={t`Reason`}
              name="reason"
              hint={t`Visible to the reseller. The price is refunded.`}
              ref={focusFirst}
              required
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => onOpenChange(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button type="submit" look="danger" busy={busy}>
                <Trans>Reject and refund</Trans>
              </Button>
            </div>
          </>
        )}
      </Form>
    </div>
  );
}

/** Ctrl+Enter sends the form that is typed in. */
function submitByKey(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector("form")?.requestSubmit();
}

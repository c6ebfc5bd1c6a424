import { useRef, useState, type KeyboardEvent } from "react";
import { operator } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField, TextField } from "../../ui/form/field.tsx";
import { Form, type FormFields } from "../../ui/form/form.tsx";
import type { QueuedOrder } from "./queued-order.ts";

interface AnswerProps {
  order: QueuedOrder;
  /** Gets a sentence about what was done. */
  onDone: (sentence: string) => Promise<void>;
}

export function AnswerForm({ order, onDone }: AnswerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isMany = order.quantity > 1;
  const answer = async (fields: FormFields): Promise<void> => {
    const delivered = isMany ? Number(fields.text("delivered_quantity")) : undefined;
    await operator.POST("/api/operator/orders/{id}/answer", {
      params: { path: { id: String(order.id) } },
      body: { result: fields.exact("result"), ...(delivered !== undefined && { delivered_quantity: delivered }) },
    });
    await onDone(`Order ${order.id} delivered.`);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    frame.current?.querySelector("form")?.requestSubmit();
  };
  return (
    <div ref={frame} onKeyDown={press} role="presentation">
      <Form onSubmit={answer} label="Reply">
        {({ busy }) => (
          <>
            <TextAreaField
              label="Result"
              name="result"
              hint="The code or answer that the reseller will see."
              required
            />
            {isMany && (
              <TextField
                label="Delivered quantity"
                name="delivered_quantity"
                type="number"
                min={1}
                max={order.quantity}
                defaultValue={order.quantity}
                hint="The price of the rest is refunded."
              />
            )}
            <Button type="submit" look="primary" busy={busy} className="justify-self-end">
              Deliver and charge
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}

export function RejectForm({ order, onDone }: AnswerProps) {
  const [open, setOpen] = useState(false);
  const reject = async (fields: FormFields): Promise<void> => {
    await operator.POST("/api/operator/orders/{id}/reject", {
      params: { path: { id: String(order.id) } },
      body: { reason: fields.text("reason") },
    });
    await onDone(`Order ${order.id} rejected and refunded.`);
  };
  if (!open) {
    return (
      <Button look="ghost" className="justify-self-start text-danger" onClick={() => setOpen(true)}>
        Reject…
      </Button>
    );
  }
  return (
    <Form onSubmit={reject} label="Reject" className="rounded-lg border border-line p-4">
      {({ busy }) => (
        <>
          <TextField label="Reason" name="reason" hint="Visible to the reseller. The price is refunded." required />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" look="danger" busy={busy}>
              Reject and refund
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

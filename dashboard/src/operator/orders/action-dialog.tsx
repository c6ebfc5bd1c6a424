import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { operator, operatorHooks } from "../../api/client.ts";
import { MoneyField, SelectField, TextAreaField, TextField } from "../../ui/form/field.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";
import { formatMoney } from "../../core.ts";
import { textOf } from "../../locale/text.ts";
import { moneyText, toMicros } from "../../ui/show/amount.ts";
import { Skeleton } from "../../ui/states.tsx";
import type { OrderDetail } from "./operator-order.ts";

export type DialogAction = "answer" | "reject" | "cancel" | "refund" | "correct" | "reroute";

interface ActionWords {
  button: MessageDescriptor;
  title: MessageDescriptor;
  about: MessageDescriptor;
  confirm: MessageDescriptor;
  danger?: boolean;
  done: MessageDescriptor;
}

export const DIALOGS: Record<DialogAction, ActionWords> = {
  answer: {
    button: msg`Deliver`,
    title: msg`Deliver result`,
    about: msg`The reseller sees the result and is charged.`,
    confirm: msg`Deliver and charge`,
    done: msg`Order delivered.`,
  },
  reject: {
    button: msg`Reject`,
    title: msg`Reject order`,
    about: msg`The price is refunded. The reseller sees the reason.`,
    confirm: msg`Reject and refund`,
    danger: true,
    done: msg`Order rejected and refunded.`,
  },
  cancel: {
    button: msg`Cancel order`,
    title: msg`Cancel order`,
    about: msg`The price is refunded. If a supplier still delivers, its result becomes a late result.`,
    confirm: msg`Cancel and refund`,
    danger: true,
    done: msg`Order cancelled and refunded.`,
  },
  refund: {
    button: msg({ message: "Refund", context: "verb" }),
    title: msg`Refund order`,
    about: msg`The amount is added to the reseller's wallet.`,
    confirm: msg({ message: "Refund", context: "verb" }),
    danger: true,
    done: msg`Order refunded.`,
  },
  correct: {
    button: msg`Edit result`,
    title: msg`Edit result`,
    about: msg`The reseller sees the new result instead of the old one. No money moves.`,
    confirm: msg`Save result`,
    done: msg`Result saved.`,
  },
  reroute: {
    button: msg`Change supplier`,
    title: msg`Change supplier`,
    about: msg`Only suppliers with a route for this service are listed.`,
    confirm: msg`Reassign`,
    done: msg`The order is assigned to the supplier.`,
  },
};

interface ActionDialogProps {
  order: OrderDetail;
  action: DialogAction | undefined;
  onClose: () => void;
  onDone: (sentence: string) => Promise<void>;
}

export function ActionDialog({ order, action, onClose, onDone }: ActionDialogProps) {
  if (action === undefined) return null;
  const { title, about, confirm, danger = false, done } = DIALOGS[action];
  const submit = async (fields: FormFields): Promise<void> => {
    await act(order, action, fields);
    await onDone(textOf(done));
  };
  return (
    <FormDialog
      title={textOf(title)}
      about={textOf(about)}
      action={textOf(confirm)}
      danger={danger}
      cancel={action === "cancel" ? t`Keep order` : t`Cancel`}
      onSubmit={submit}
      onClose={onClose}
    >
      <ActionFields order={order} action={action} />
    </FormDialog>
  );
}

function ActionFields({ order, action }: { order: OrderDetail; action: DialogAction }) {
  const reason = <TextField label={t`Reason`} name="reason" hint={t`Visible to the reseller.`} required />;
  switch (action) {
    case "answer":
      return (
        <TextAreaField
          label={t`Result`}
          name="result"
          hint={t`The code or answer that the reseller will see.`}
          required
        />
      );
    case "correct":
      return (
        <>
          <TextAreaField label={t`Result`} name="result" defaultValue={order.result?.text} required />
          {reason}
        </>
      );
    case "refund":
      return (
        <>
          <MoneyField
            label={t`Amount`}
            name="amount"
            currency={order.currency}
            defaultValue={leftOf(order)}
            hint={t`Up to ${moneyText(leftOf(order), order.currency)} can be refunded.`}
          />
          {reason}
        </>
      );
    case "reroute":
      return <RouteChoice serviceId={order.service_id} />;
    case "reject":
    case "cancel":
      return reason;
  }
}

function RouteChoice({ serviceId }: { serviceId: number }) {
  const routes = operatorHooks.useQuery("get", "/api/operator/services/{id}/routes", {
    params: { path: { id: String(serviceId) } },
  });
  if (!routes.data) return <Skeleton rows={1} />;
  return (
    <SelectField label={t`Supplier`} name="supplier_id">
      {routes.data.data.map(({ supplier }) => (
        <option key={supplier.id} value={supplier.id}>
          {supplier.name}
        </option>
      ))}
    </SelectField>
  );
}

async function act(order: OrderDetail, action: DialogAction, fields: FormFields): Promise<void> {
  const params = { path: { id: String(order.id) } };
  const reason = fields.text("reason");
  switch (action) {
    case "answer":
      await operator.POST("/api/operator/orders/{id}/answer", { params, body: { result: fields.exact("result") } });
      return;
    case "reject":
      await operator.POST("/api/operator/orders/{id}/reject", { params, body: { reason } });
      return;
    case "cancel":
      await operator.POST("/api/operator/orders/{id}/cancel", { params, body: { reason } });
      return;
    case "refund": {
      // Sending the amount refunded so far makes a repeated request refund only once.
      const body = { amount: fields.text("amount"), refunded_before: order.refunded, reason };
      await operator.POST("/api/operator/orders/{id}/refund", { params, body });
      return;
    }
    case "correct":
      await operator.POST("/api/operator/orders/{id}/correct", {
        params,
        body: { result: fields.exact("result"), reason },
      });
      return;
    case "reroute":
      await operator.POST("/api/operator/orders/{id}/reroute", {
        params,
        body: { supplier_id: Number(fields.text("supplier_id")) },
      });
  }
}

function leftOf({ charged, refunded }: OrderDetail): string {
  return formatMoney((toMicros(charged) ?? 0n) - (toMicros(refunded) ?? 0n));
}

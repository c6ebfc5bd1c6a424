import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState, type ClipboardEvent } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { queuedIdentifierOf, type QueuedOrder } from "../queued-order.ts";
import type { BulkDialogProps } from "./reject-dialog.tsx";

const LINE_BREAK = /\r\n|\r|\n/;
const nameOf = ({ id }: QueuedOrder) => `result-${id}`;

/** Delivers the same result to all selected orders, or each its own. */
export function ReplyDialog({ orders, onAct, onClose }: BulkDialogProps) {
  const [isSame, setIsSame] = useState(orders.length === 1);
  const reply = (fields: FormFields): Promise<void> => {
    const replied = isSame
      ? orders.map(({ id }) => ({ id }))
      : orders.flatMap((order) => {
          const result = fields.exact(nameOf(order));
          return result.trim() === "" ? [] : [{ id: order.id, result }];
        });
    if (replied.length === 0)
      throw new ApiError({ status: 0, code: "field_required", message: t`Enter a result first.` });
    const common = isSame ? { result: fields.exact("result") } : {};
    return onAct({ action: "answer", ...common }, replied, deliveredWords);
  };
  return (
    <FormDialog
      title={plural(orders.length, { one: "Reply to # order", other: "Reply to # orders" })}
      about={t`Each order that gets a result is delivered and charged.`}
      action={t`Deliver and charge`}
      onClose={onClose}
      onSubmit={reply}
    >
      <SelectField
        label={t`Results`}
        value={isSame ? "same" : "own"}
        onChange={(event) => setIsSame(event.target.value === "same")}
      >
        <option value="own">{t`A result for each order`}</option>
        <option value="same">{t`The same result for all`}</option>
      </SelectField>
      {isSame ? (
        <TextAreaField label={t`Result`} name="result" required data-autofocus />
      ) : (
        <OwnResults orders={orders} />
      )}
    </FormDialog>
  );
}

function deliveredWords(count: number): string {
  return plural(count, { one: "# order delivered.", other: "# orders delivered." });
}

function OwnResults({ orders }: { orders: readonly QueuedOrder[] }) {
  return (
    <fieldset className="grid gap-3" onPaste={spreadLines}>
      <legend className="mb-2 text-sm text-muted">
        <Trans>
          Paste one result per line into the first field to fill them all. Orders without a result stay in the queue.
        </Trans>
      </legend>
      {orders.map((order, index) => (
        <TextField
          key={order.id}
          label={`${queuedIdentifierOf(order)} · #${order.id}`}
          name={nameOf(order)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus={index === 0 || undefined}
        />
      ))}
    </fieldset>
  );
}

/** Several lines fill the field in which they are pasted and those after it, one each. */
function spreadLines(event: ClipboardEvent<HTMLFieldSetElement>): void {
  const lines = event.clipboardData.getData("text").trim().split(LINE_BREAK);
  if (lines.length < 2) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll("input")];
  const start = fields.indexOf(event.target as HTMLInputElement);
  for (const [index, line] of lines.entries()) {
    const field = fields[start + index];
    if (field) field.value = line.trim();
  }
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { useRefusal, useSeesCosts } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Card } from "../../../ui/page.tsx";
import { newRule, RefusalRules, type RefusalRule } from "./refusal-rules.tsx";
import { useRefreshSuppliers, type Supplier, type SupplierChange } from "../supplier.ts";
import { useSupplier } from "../use-supplier.ts";

/** Connection and limits of the supplier. */
export function SupplierSettings() {
  const supplier = useSupplier();
  return supplier.data ? <SettingsForm supplier={supplier.data.data} /> : null;
}

function SettingsForm({ supplier }: { supplier: Supplier }) {
  const refresh = useRefreshSuppliers();
  const refusal = useRefusal("manage_suppliers");
  const [rules, setRules] = useState(() => supplier.refusal_overrides.map((rule) => newRule(rule)));
  const save = async (fields: FormFields): Promise<void> => {
    const params = { path: { id: String(supplier.id) } };
    await operator.PATCH("/api/operator/suppliers/{id}", { params, body: readChange(fields, rules) });
    toast.success(t`Settings saved.`);
    await refresh();
  };
  return (
    <Form onSubmit={save} label={t`Settings`} className="max-w-3xl">
      {({ busy }) => (
        <>
          <Connection supplier={supplier} />
          <Limits supplier={supplier} />
          <Card title={t`Error mapping`}>
            <RefusalRules rules={rules} onChange={setRules} />
          </Card>
          <Button type="submit" look="primary" busy={busy} unless={refusal} className="justify-self-start">
            <Trans>Save changes</Trans>
          </Button>
        </>
      )}
    </Form>
  );
}

function Connection({ supplier }: { supplier: Supplier }) {
  return (
    <Card title={t`Connection`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t`Name`} name="name" defaultValue={supplier.name} required />
        <TextField label={t`Username`} name="username" defaultValue={supplier.username ?? ""} autoComplete="off" />
        <TextField
          label={t`API URL`}
          name="url"
          type="url"
          defaultValue={supplier.url ?? ""}
          className="sm:col-span-2"
          required
        />
        <TextField
          label={t`New API key`}
          name="key"
          type="password"
          autoComplete="off"
          className="sm:col-span-2"
          hint={t`Leave empty to keep the current key. A new URL needs its key.`}
        />
        <TextField label={t`Currency`} name="currency" defaultValue={supplier.currency ?? ""} maxLength={3} />
        <TextField
          label={t`Exchange rate`}
          name="exchange_rate"
          inputMode="decimal"
          defaultValue={supplier.exchange_rate}
          hint={t`How much one unit is worth in your currency.`}
        />
      </div>
    </Card>
  );
}

function Limits({ supplier }: { supplier: Supplier }) {
  const seesCosts = useSeesCosts();
  return (
    <Card title={t`Limits`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Concurrent requests`}
          name="concurrency"
          inputMode="numeric"
          defaultValue={supplier.concurrency}
          hint={t`Per worker.`}
        />
        <TextField
          label={t`Batch size`}
          name="bulk_size"
          inputMode="numeric"
          defaultValue={supplier.bulk_size}
          hint={t`Use 1 if the supplier takes one order per request.`}
        />
        <TextField
          label={t`Sync interval (hours)`}
          name="sync_hours"
          inputMode="numeric"
          defaultValue={supplier.sync_hours}
          hint={t`Use 0 to sync manually only.`}
        />
        {seesCosts && (
          <TextField
            label={t`Low-balance alert (${supplier.currency ?? ""})`}
            name="low_balance"
            inputMode="decimal"
            defaultValue={supplier.low_balance ?? ""}
            hint={t`Leave empty for no alert.`}
          />
        )}
        <SelectField
          label={t`Duplicate requests`}
          name="repeats"
          defaultValue={supplier.repeats}
          className="sm:col-span-2"
          hint={t`Unconfirmed orders are sent again automatically only if the supplier returns the first order. Ask the supplier if you are not sure.`}
        >
          <option value="never">{t`May create a second order`}</option>
          <option value="by_reference">{t`Return the first order, by our reference`}</option>
        </SelectField>
      </div>
    </Card>
  );
}

function readChange(fields: FormFields, rules: readonly RefusalRule[]): SupplierChange {
  const key = fields.text("key");
  const username = fields.text("username");
  const lowBalance = fields.text("low_balance");
  return {
    name: fields.text("name"),
    url: fields.text("url"),
    currency: fields.text("currency").toUpperCase(),
    exchange_rate: fields.text("exchange_rate"),
    // What is no number is sent as it is, so that the server says so beside the field.
    concurrency: Number(fields.text("concurrency")),
    bulk_size: Number(fields.text("bulk_size")),
    sync_hours: Number(fields.text("sync_hours")),
    low_balance: lowBalance === "" ? null : lowBalance,
    repeats: fields.text("repeats") === "by_reference" ? "by_reference" : "never",
    refusal_overrides: rules
      .filter(({ contains }) => contains.trim() !== "")
      .map(({ contains, class: meaning, reason = "" }) => ({
        contains,
        class: meaning,
        ...(meaning === "input" && reason.trim() !== "" && { reason: reason.trim() }),
      })),
    ...(username !== "" && { username }),
    ...(key !== "" && { key }),
  };
}

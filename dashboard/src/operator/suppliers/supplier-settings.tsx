import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Form, type FormFields } from "../../ui/form.tsx";
import { Card } from "../../ui/page.tsx";
import { newRule, RefusalRules, type RefusalRule } from "./refusal-rules.tsx";
import { useRefreshSuppliers, type Supplier, type SupplierChange } from "./supplier.ts";
import { useSupplier } from "./use-supplier.ts";

/** How the supplier is reached, and how much it is asked. */
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
    toast.success("The settings are saved.");
    await refresh();
  };
  return (
    <Form onSubmit={save} label="Settings" className="max-w-3xl">
      {({ busy }) => (
        <>
          <Connection supplier={supplier} />
          <Limits supplier={supplier} />
          <Card title="What its refusals mean">
            <RefusalRules rules={rules} onChange={setRules} />
          </Card>
          <Button type="submit" look="primary" busy={busy} unless={refusal} className="justify-self-start">
            Save settings
          </Button>
        </>
      )}
    </Form>
  );
}

function Connection({ supplier }: { supplier: Supplier }) {
  return (
    <Card title="Connection">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" name="name" defaultValue={supplier.name} required />
        <TextField label="User name" name="username" defaultValue={supplier.username ?? ""} autoComplete="off" />
        <TextField
          label="Address of its API"
          name="url"
          type="url"
          defaultValue={supplier.url ?? ""}
          className="sm:col-span-2"
          required
        />
        <TextField
          label="New API key"
          name="key"
          type="password"
          autoComplete="off"
          className="sm:col-span-2"
          hint="Empty keeps the present one, which is never shown. Another server's address needs its key with it."
        />
        <TextField label="Currency" name="currency" defaultValue={supplier.currency ?? ""} maxLength={3} />
        <TextField
          label="Exchange rate"
          name="exchange_rate"
          inputMode="decimal"
          defaultValue={supplier.exchange_rate}
          hint="How much of your currency one unit of the supplier's is."
        />
      </div>
    </Card>
  );
}

function Limits({ supplier }: { supplier: Supplier }) {
  return (
    <Card title="Limits">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Calls at the same time"
          name="concurrency"
          inputMode="numeric"
          defaultValue={supplier.concurrency}
          hint="At most, of each worker."
        />
        <TextField
          label="Orders in one call"
          name="bulk_size"
          inputMode="numeric"
          defaultValue={supplier.bulk_size}
          hint="1 where it takes them singly."
        />
        <TextField
          label="Synchronise every … hours"
          name="sync_hours"
          inputMode="numeric"
          defaultValue={supplier.sync_hours}
          hint="0: only when you ask."
        />
        <TextField
          label={`Warn below a balance of, ${supplier.currency ?? ""}`}
          name="low_balance"
          inputMode="decimal"
          defaultValue={supplier.low_balance ?? ""}
          hint="Empty: never."
        />
        <SelectField
          label="A call that was sent twice"
          name="repeats"
          defaultValue={supplier.repeats}
          className="sm:col-span-2"
          hint="Only with the second may an unclear order be sent again by itself. Ask the supplier when in doubt."
        >
          <option value="never">May make a second order</option>
          <option value="by_reference">Gives the first order, by our reference</option>
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

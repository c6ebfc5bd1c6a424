import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField, MoneyField, SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Card } from "../../../ui/page.tsx";
import { usePriceGroups } from "../../resellers/price-group-field.tsx";
import type { MethodChange, PaymentMethod } from "./method.ts";
import { TermsCard } from "./terms-card.tsx";
import { termsBody, useTerms } from "./terms.ts";

interface MethodFormProps {
  method: PaymentMethod | undefined;
  currency: string;
  action: string;
  /** False as long as it has no account at its gateway. */
  canEnable: boolean;
  onSave: (change: MethodChange) => Promise<void>;
  /** Before the fields that every method has. */
  children?: ReactNode;
}

/** Everything of a payment method but its account at a gateway. */
export function MethodForm({ method, currency: first, action, canEnable, onSave, children }: MethodFormProps) {
  const [terms, setTerms] = useTerms(method);
  const [currency, setCurrency] = useState(first);
  const [groups, setGroups] = useState<readonly number[] | null>(method?.price_group_ids ?? null);
  const refusal = useRefusal("manage_payment_methods");
  const save = (fields: FormFields): Promise<void> =>
    onSave({ ...readMethod(fields), ...termsBody(terms), price_group_ids: groups && [...groups] });
  return (
    <Form onSubmit={save} label={t`Payment method`} className="max-w-3xl gap-5">
      {({ busy }) => (
        <>
          <Card title={t`Method`}>
            <div className="grid gap-4">
              {children}
              <TextField label={t`Name`} name="name" defaultValue={method?.name} maxLength={100} required />
              <CheckboxField
                // Mounted again once there are credentials.
                key={String(canEnable)}
                label={t`Enabled`}
                name="enabled"
                defaultChecked={canEnable && method?.enabled}
                disabled={!canEnable}
                hint={canEnable ? t`Resellers can choose it.` : t`Available once it has credentials.`}
              />
              <Amounts method={method} currency={currency} onCurrency={setCurrency} />
              <WhoMayPay groups={groups} onChange={setGroups} />
            </div>
          </Card>
          <Instructions method={method} />
          <TermsCard terms={terms} currency={currency} onChange={setTerms} />
          <div>
            <Button type="submit" look="primary" busy={busy} unless={refusal}>
              {action}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

interface AmountsProps {
  method: PaymentMethod | undefined;
  currency: string;
  onCurrency: (currency: string) => void;
}

function Amounts({ method, currency, onCurrency }: AmountsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        label={t`Currency`}
        name="currency"
        value={currency}
        onChange={(event) => onCurrency(event.target.value.toUpperCase())}
        maxLength={3}
        hint={method ? t`Only wallets in this currency can use it.` : t`Leave empty for the currency of the server.`}
        required={method !== undefined}
      />
      <MoneyField
        label={t`Minimum`}
        name="min_amount"
        currency={currency}
        defaultValue={method?.min_amount ?? "10.00"}
      />
      <MoneyField
        label={t`Maximum`}
        name="max_amount"
        currency={currency}
        defaultValue={method?.max_amount ?? "10000.00"}
      />
    </div>
  );
}

function Instructions({ method }: { method: PaymentMethod | undefined }) {
  return (
    <Card title={t`Instructions`}>
      <div className="grid gap-4">
        <TextAreaField
          label={t`Text`}
          name="instructions"
          rows={5}
          defaultValue={method?.instructions ?? ""}
          hint={t`Shown to resellers, with line breaks.`}
          maxLength={5000}
        />
        <TextField
          label={t`Address or account number to copy`}
          name="copy_text"
          defaultValue={method?.copy_text ?? ""}
          maxLength={500}
        />
        <TextField
          label={t`Content of a QR code`}
          name="qr_text"
          defaultValue={method?.qr_text ?? ""}
          hint={t`For example a payment link or a crypto address.`}
          maxLength={1000}
        />
      </div>
    </Card>
  );
}

interface WhoMayPayProps {
  /** Null: everyone. */
  groups: readonly number[] | null;
  onChange: (groups: readonly number[] | null) => void;
}

function WhoMayPay({ groups, onChange }: WhoMayPayProps) {
  const known = usePriceGroups();
  return (
    <>
      <SelectField
        label={t`Who can use it`}
        name="price_group_ids"
        value={groups === null ? "everyone" : "chosen"}
        onChange={(event) => onChange(event.target.value === "everyone" ? null : [])}
      >
        <option value="everyone">{t`Everyone`}</option>
        <option value="chosen">{t`Chosen price groups`}</option>
      </SelectField>
      {groups !== null && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-medium">
            <Trans>Price groups</Trans>
          </legend>
          {known.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={groups.includes(id)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...groups, id] : groups.filter((other) => other !== id))
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

function readMethod(fields: FormFields): MethodChange {
  const currency = fields.text("currency");
  return {
    name: fields.text("name"),
    enabled: fields.isChecked("enabled"),
    ...(currency !== "" && { currency }),
    min_amount: fields.text("min_amount"),
    max_amount: fields.text("max_amount"),
    instructions: fields.text("instructions"),
    copy_text: fields.text("copy_text"),
    qr_text: fields.text("qr_text"),
  };
}

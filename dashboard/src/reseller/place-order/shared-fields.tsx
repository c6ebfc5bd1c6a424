import { t } from "@lingui/core/macro";
import { readInputs, type InputField } from "../../core.ts";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import type { Service } from "../services/service.ts";
import { fieldsOf, matchesHere } from "./lines/rules.ts";

export interface Shared {
  quantity: string;
  inputs: Record<string, string>;
}

interface SharedFieldsProps {
  service: Service;
  shared: Shared;
  onChange: (shared: Shared) => void;
}

/** What holds for all lines that say nothing else: the service's own fields and the quantity. */
export function SharedFields({ service, shared, onChange }: SharedFieldsProps) {
  const fields = fieldsOf(service);
  const { min, max } = service.quantity;
  // A quantity from the URL, or from a service with quantities, can be removed here.
  const asksQuantity = max > 1 || shared.quantity !== "";
  if (fields.length === 0 && !asksQuantity) return null;
  const set = (name: string, value: string): void =>
    onChange({ ...shared, inputs: { ...shared.inputs, [name]: value } });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <InputControl
          key={field.name}
          field={field}
          value={shared.inputs[field.name] ?? ""}
          onChange={(value) => set(field.name, value)}
        />
      ))}
      {asksQuantity && (
        <TextField
          label={t`Quantity`}
          inputMode="numeric"
          autoComplete="off"
          hint={max === 1 ? t`This service is sold one at a time` : t`Min ${min}, max ${max}`}
          value={shared.quantity}
          onChange={(event) => onChange({ ...shared, quantity: event.target.value })}
        />
      )}
    </div>
  );
}

function InputControl({
  field,
  value,
  onChange,
}: {
  field: InputField;
  value: string;
  onChange: (value: string) => void;
}) {
  const label = field.required ? field.name : t`${field.name} (optional)`;
  const hint = field.description === "" ? undefined : field.description;
  const shown = { label, hint, error: value === "" ? undefined : problemOf(field, value), value };
  if (field.type === "select") {
    return (
      <SelectField {...shown} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t`Choose…`}</option>
        {field.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...shown}
      type={field.type === "password" ? "password" : "text"}
      inputMode={field.type === "number" ? "decimal" : field.type === "email" ? "email" : "text"}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function problemOf(field: InputField, value: string): string | undefined {
  try {
    readInputs([field], { [field.name]: value }, matchesHere);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

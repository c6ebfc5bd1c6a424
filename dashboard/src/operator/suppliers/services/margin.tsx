import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { textOf } from "../../../locale/text.ts";
import { TextField } from "../../../ui/form/field.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { NO_MARGIN, partProblem, partsOf, priceBy, ruleOf, type MarginPart, type MarginParts } from "./margin-rule.ts";

const EXAMPLE_COST = "1.00";

const FIELDS: readonly {
  part: MarginPart;
  name: string;
  label: MessageDescriptor;
  hint: MessageDescriptor;
}[] = [
  { part: "percent", name: "margin", label: msg`Markup (%)`, hint: msg`25 turns a cost of 1.00 into 1.25.` },
  { part: "fixed", name: "margin_fixed", label: msg`Fixed markup`, hint: msg`Added after the percentage.` },
  { part: "step", name: "margin_round", label: msg`Round up to`, hint: msg`0.05 rounds 1.26 up to 1.30.` },
  { part: "floor", name: "margin_floor", label: msg`Minimum price`, hint: msg`The price is never lower.` },
];

interface MarginProps {
  /** As the API writes it. */
  rule?: string | null | undefined;
  /** The cost that the example begins with. Default: 1.00. */
  cost?: string | null | undefined;
  currency?: string | undefined;
}

/** The parts of a margin rule, each its own field, with what they make of a cost. */
export function MarginFields({ rule, cost, currency = "" }: MarginProps) {
  const [parts, setParts] = useState<MarginParts>(rule ? partsOf(rule) : { ...NO_MARGIN, percent: "25" });
  const spent = cost ?? EXAMPLE_COST;
  const price = priceBy(parts, spent);
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">
        {currency === "" ? t`Price from cost` : t`Price from cost, in ${currency}`}
      </legend>
      {FIELDS.map(({ part, name, label, hint }) => (
        <TextField
          key={part}
          label={textOf(label)}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={parts[part]}
          error={partProblem(part, parts[part].trim())}
          hint={textOf(hint)}
          onChange={({ target }) => setParts({ ...parts, [part]: target.value })}
        />
      ))}
      <output className="text-sm sm:col-span-2">
        {price === undefined
          ? t`Fix the fields to see an example.`
          : t`Example: a cost of ${spent} gives a price of ${price}.`}
      </output>
    </fieldset>
  );
}

/** The rule as the API reads it. Throws what is wrong with the fields, which the form shows beside them. */
export function readMargin(fields: FormFields): string {
  const texts = FIELDS.map(({ part, name }) => [part, fields.text(name)] as const);
  const errors = FIELDS.flatMap(({ part, name }) => {
    const problem = partProblem(part, fields.text(name));
    return problem === undefined ? [] : [[name, [problem]] as [string, string[]]];
  });
  if (errors.length === 0) return ruleOf({ ...NO_MARGIN, ...Object.fromEntries(texts) });
  const message = t`Fix the margin fields.`;
  throw new ApiError({ status: 0, code: "validation_failed", message, errors: Object.fromEntries(errors) });
}

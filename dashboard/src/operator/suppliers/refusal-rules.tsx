import { Trash2 } from "lucide-react";
import { randomId } from "../../api/random-id.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { Supplier } from "./supplier.ts";

export type RefusalRule = Supplier["refusal_overrides"][number] & {
  /** Of its row on the page. */
  id: string;
};

export function newRule(rule: Omit<RefusalRule, "id"> = { contains: "", class: "unclear" }): RefusalRule {
  return { ...rule, id: randomId() };
}

const CLASSES: Record<RefusalRule["class"], string> = {
  credit: "Our credit there is used up",
  duplicate: "It has this order already",
  input: "What the reseller entered is wrong",
  auth: "Our key or user name is wrong",
  ip: "Our address is not allowed there",
  unavailable: "The service is not available now",
  rate: "We ask too often",
  price: "Its price has changed",
  unsupported: "It does not do this for the device",
  unclear: "A person must look",
};

/** Texts of a supplier's refusals with what they mean, for what is not recognised by itself. */
export function RefusalRules({
  rules,
  onChange,
}: {
  rules: readonly RefusalRule[];
  onChange: (rules: RefusalRule[]) => void;
}) {
  const change = (id: string, part: Partial<RefusalRule>): void =>
    onChange(rules.map((rule) => (rule.id === id ? { ...rule, ...part } : rule)));
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">
        Refusals are understood by themselves. Where this supplier has words of its own, say what they mean: it decides
        whether the next route is tried, a person looks, or the order is rejected.
      </p>
      {rules.map((rule, index) => (
        <div key={rule.id} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <TextField
            label="Its text contains"
            value={rule.contains}
            onChange={(event) => change(rule.id, { contains: event.target.value })}
          />
          <SelectField
            label="It means"
            value={rule.class}
            onChange={(event) => change(rule.id, { class: event.target.value as RefusalRule["class"] })}
          >
            {Object.entries(CLASSES).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
          {rule.class === "input" && (
            <TextField
              label="Text for the reseller (optional)"
              value={rule.reason ?? ""}
              maxLength={500}
              onChange={(event) => change(rule.id, { reason: event.target.value })}
            />
          )}
          <IconButton
            label={`Remove the rule ${index + 1}`}
            onClick={() => onChange(rules.filter(({ id }) => id !== rule.id))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button size="small" className="justify-self-start" onClick={() => onChange([...rules, newRule()])}>
        Add a text
      </Button>
    </div>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { randomId } from "../../../api/random-id.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Options } from "../../../ui/form/options.tsx";
import type { Supplier } from "../supplier.ts";

export type RefusalRule = Supplier["refusal_overrides"][number] & {
  /** Of its row on the page. */
  id: string;
};

export function newRule(rule: Omit<RefusalRule, "id"> = { contains: "", class: "unclear" }): RefusalRule {
  return { ...rule, id: randomId() };
}

const CLASSES: Record<RefusalRule["class"], MessageDescriptor> = {
  credit: msg`Not enough credit at the supplier`,
  duplicate: msg`Duplicate order`,
  input: msg`Invalid input from the reseller`,
  auth: msg`Wrong API key or username`,
  ip: msg`IP address not allowed`,
  unavailable: msg`Service unavailable`,
  rate: msg`Too many requests`,
  price: msg`Price changed`,
  unsupported: msg`Device not supported`,
  unclear: msg`Needs review`,
};

interface RefusalRulesProps {
  rules: readonly RefusalRule[];
  onChange: (rules: RefusalRule[]) => void;
}

/** Texts of a supplier's refusals with what they mean, for what is not recognised by itself. */
export function RefusalRules({ rules, onChange }: RefusalRulesProps) {
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">
        <Trans>
          Common error messages are recognised automatically. Add a rule for a message that is not. Its meaning decides
          if the next route is tried, the order waits in the queue, or the order is rejected.
        </Trans>
      </p>
      {rules.map((rule, index) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          number={index + 1}
          onChange={(part) => onChange(rules.map((other) => (other.id === rule.id ? { ...other, ...part } : other)))}
          onRemove={() => onChange(rules.filter(({ id }) => id !== rule.id))}
        />
      ))}
      <Button size="small" className="justify-self-start" onClick={() => onChange([...rules, newRule()])}>
        <Trans>Add rule</Trans>
      </Button>
    </div>
  );
}

interface RuleRowProps {
  rule: RefusalRule;
  number: number;
  onChange: (part: Partial<RefusalRule>) => void;
  onRemove: () => void;
}

function RuleRow({ rule, number, onChange, onRemove }: RuleRowProps) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <TextField
        label={t`Message contains`}
        value={rule.contains}
        onChange={(event) => onChange({ contains: event.target.value })}
      />
      <SelectField
        label={t`Meaning`}
        value={rule.class}
        onChange={(event) => onChange({ class: event.target.value as RefusalRule["class"] })}
      >
        <Options of={CLASSES} />
      </SelectField>
      {rule.class === "input" && (
        <TextField
          label={t`Message to the reseller (optional)`}
          value={rule.reason ?? ""}
          maxLength={500}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      )}
      <IconButton label={t`Remove rule ${number}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

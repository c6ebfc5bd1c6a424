import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import type { ServiceInput } from "./catalogue.ts";

const TYPES: Record<ServiceInput["type"], string> = {
  text: "Text",
  number: "Number",
  email: "E-mail",
  select: "One of a list",
  password: "Password",
};

export type DraftInput = ServiceInput & {
  /** Of its row on the page. */
  id: string;
  /** The options as they are written, one a line. */
  choices: string;
};

interface InputRowProps {
  draft: DraftInput;
  number: number;
  count: number;
  onChange: (draft: DraftInput) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

export function InputRow({ draft, number, count, onChange, onMove, onRemove }: InputRowProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">Field {number}</legend>
      <TextField
        label="Name"
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
        hint="As programs send it and resellers read it."
      />
      <SelectField
        label="Type"
        value={draft.type}
        onChange={(event) => onChange({ ...draft, type: event.target.value as DraftInput["type"] })}
      >
        {Object.entries(TYPES).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {draft.type === "select" && (
        <TextAreaField
          label="Choices, one a line"
          value={draft.choices}
          className="sm:col-span-2"
          onChange={(event) => onChange({ ...draft, choices: event.target.value })}
        />
      )}
      <TextField
        label="Help for resellers"
        value={draft.description ?? ""}
        onChange={(event) => onChange({ ...draft, description: event.target.value })}
      />
      <TextField
        label="Pattern"
        value={draft.pattern ?? ""}
        spellCheck={false}
        placeholder="[A-Z]{2}\d{6}"
        hint="Regular expression of the whole value; empty: any."
        onChange={(event) => onChange({ ...draft, pattern: event.target.value })}
      />
      <CheckboxField
        label="Required"
        checked={draft.required}
        onChange={(event) => onChange({ ...draft, required: event.target.checked })}
      />
      <div className="flex justify-end gap-1">
        <IconButton
          size="small"
          label={`Move field ${number} up`}
          unless={number === 1 && "It is the first field."}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          label={`Move field ${number} down`}
          unless={number === count && "It is the last field."}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton size="small" label={`Remove field ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </fieldset>
  );
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { IconButton } from "../../../ui/button.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { MoveButtons } from "../../../ui/list/move-buttons.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { INPUT_TYPE_WORDS, type DraftInput } from "./input-draft.ts";

interface InputRowProps {
  draft: DraftInput;
  index: number;
  count: number;
  onChange: (draft: DraftInput) => void;
  onMove: (index: number, by: number) => void;
  onRemove: () => void;
}

export function InputRow({ draft, index, count, onChange, onMove, onRemove }: InputRowProps) {
  const number = index + 1;
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">
        <Trans>Field {number}</Trans>
      </legend>
      <InputControls draft={draft} place={`inputs.${index}`} onChange={(change) => onChange({ ...draft, ...change })} />
      <div className="flex justify-end gap-1">
        <MoveButtons name={t`field ${number}`} index={index} count={count} onMove={onMove} />
        <IconButton size="small" label={t`Remove field ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </fieldset>
  );
}

interface InputControlsProps {
  draft: DraftInput;
  /** Where the field stands in the service, as the API names it. */
  place: string;
  onChange: (change: Partial<DraftInput>) => void;
}

function InputControls({ draft, place, onChange }: InputControlsProps) {
  return (
    <>
      <TextField
        label={t`Name`}
        name={`${place}.name`}
        required
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        hint={t`Shown to resellers and used in the API.`}
      />
      <SelectField
        label={t`Type`}
        value={draft.type}
        onChange={(event) => onChange({ type: event.target.value as DraftInput["type"] })}
      >
        <Options of={INPUT_TYPE_WORDS} />
      </SelectField>
      {draft.type === "select" && (
        <TextAreaField
          label={t`Options, one per line`}
          name={`${place}.options`}
          value={draft.choices}
          className="sm:col-span-2"
          onChange={(event) => onChange({ choices: event.target.value })}
        />
      )}
      <TextField
        label={t`Help text`}
        value={draft.description ?? ""}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextField
        label={t`Regex (optional)`}
        name={`${place}.pattern`}
        value={draft.pattern ?? ""}
        spellCheck={false}
        placeholder="[A-Z]{2}\d{6}"
        hint={t`A regular expression that the whole value must match.`}
        onChange={(event) => onChange({ pattern: event.target.value })}
      />
      <CheckboxField
        label={t`Required`}
        checked={draft.required}
        onChange={(event) => onChange({ required: event.target.checked })}
      />
    </>
  );
}

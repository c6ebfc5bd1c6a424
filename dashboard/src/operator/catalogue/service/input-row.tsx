import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { OrderedRowMenu } from "../../../ui/list/ordered-row-menu.tsx";
import { MenuItem } from "../../../ui/menu.tsx";
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
  const removal = (
    <MenuItem danger onSelect={onRemove}>
      <Trans>Remove field</Trans>
    </MenuItem>
  );
  return (
    <fieldset className="relative grid min-w-0 gap-4 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">
        <Trans>Field {number}</Trans>
      </legend>
      <InputControls draft={draft} place={`inputs.${index}`} onChange={(change) => onChange({ ...draft, ...change })} />
      <div className="absolute end-2 top-1">
        <OrderedRowMenu name={t`field ${number}`} {...{ index, count, onMove }} removal={removal} />
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

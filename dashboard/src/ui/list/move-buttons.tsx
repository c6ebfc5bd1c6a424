import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useState } from "react";
import { fieldError } from "../../api/api-error.ts";
import { IconButton } from "../button.tsx";
import { TextField } from "../form/field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormFields } from "../form/form.tsx";

interface MoveButtonsProps {
  /** How the row is called in the labels. */
  name: string;
  index: number;
  count: number;
  onMove: (index: number, by: number) => void;
  refusal?: string | undefined;
}

/** From this many rows on, single steps take too long, and a row can be given its number. */
const MANY = 4;

/** Moves a row of an ordered list up, down or, in a long one, to a position. */
export function MoveButtons({ name, index, count, onMove, refusal }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        size="small"
        label={t`Move ${name} up`}
        unless={refusal ?? (index === 0 && t`Already first.`)}
        onClick={() => onMove(index, -1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        label={t`Move ${name} down`}
        unless={refusal ?? (index === count - 1 && t`Already last.`)}
        onClick={() => onMove(index, 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      {count >= MANY && <MoveTo {...{ name, index, count, onMove, refusal }} />}
    </>
  );
}

function MoveTo({ name, index, count, onMove, refusal }: MoveButtonsProps) {
  const [open, setOpen] = useState(false);
  const move = async (fields: FormFields): Promise<void> => {
    const position = Number(fields.text("position"));
    if (!Number.isInteger(position) || position < 1 || position > count) {
      throw fieldError("position", t`Enter a whole number from 1 to ${count}.`);
    }
    onMove(index, position - 1 - index);
  };
  return (
    <>
      <IconButton size="small" label={t`Move ${name} to a position`} unless={refusal} onClick={() => setOpen(true)}>
        <ArrowUpDown aria-hidden />
      </IconButton>
      <FormDialog
        title={t`Move ${name}`}
        label={t`Move`}
        action={t`Move`}
        open={open}
        onSubmit={move}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={t`Position, 1 to ${count}`}
          name="position"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={index + 1}
          required
        />
      </FormDialog>
    </>
  );
}

/** The list with one item moved. */
export function moved<Item>(items: readonly Item[], index: number, by: number): Item[] {
  const after = [...items];
  after.splice(index + by, 0, ...after.splice(index, 1));
  return after;
}

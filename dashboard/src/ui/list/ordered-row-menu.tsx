import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { fieldError } from "../../api/api-error.ts";
import { TextField } from "../form/field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormFields } from "../form/form.tsx";
import { MenuItem, MenuLine } from "../menu.tsx";
import { RowMenu } from "./row-menu.tsx";

interface Ordered {
  /** How the row is called in the labels. */
  name: string;
  index: number;
  count: number;
  onMove: (index: number, by: number) => void;
}

interface OrderedRowMenuProps extends Ordered {
  unless?: string | undefined;
  /** What else can be done with the row. */
  children?: ReactNode;
  /** The item that removes the row. */
  removal?: ReactNode;
}

/** From this many rows on, single steps take too long, and a row can be given its number. */
const MANY = 4;

/** The menu of a row in an ordered list, which moves it up, down or, in a long list, to a position. */
export function OrderedRowMenu({ unless, children, removal, ...row }: OrderedRowMenuProps) {
  const { name, index, count, onMove } = row;
  const [isPlacing, setIsPlacing] = useState(false);
  return (
    <>
      <RowMenu name={name} unless={unless}>
        {children}
        {children && <MenuLine />}
        <MenuItem disabled={index === 0} onSelect={() => onMove(index, -1)}>
          <Trans>Move up</Trans>
        </MenuItem>
        <MenuItem disabled={index === count - 1} onSelect={() => onMove(index, 1)}>
          <Trans>Move down</Trans>
        </MenuItem>
        {count >= MANY && (
          <MenuItem onSelect={() => setIsPlacing(true)}>
            <Trans>Move to a position…</Trans>
          </MenuItem>
        )}
        {removal && <MenuLine />}
        {removal}
      </RowMenu>
      {isPlacing && <PlaceDialog {...row} onClose={() => setIsPlacing(false)} />}
    </>
  );
}

function PlaceDialog({ name, index, count, onMove, onClose }: Ordered & { onClose: () => void }) {
  const move = async (fields: FormFields): Promise<void> => {
    const position = Number(fields.text("position"));
    if (!Number.isInteger(position) || position < 1 || position > count) {
      throw fieldError("position", t`Enter a whole number from 1 to ${count}.`);
    }
    onMove(index, position - 1 - index);
  };
  return (
    <FormDialog title={t`Move ${name}`} label={t`Move`} action={t`Move`} onSubmit={move} onClose={onClose}>
      <TextField
        label={t`Position, 1 to ${count}`}
        name="position"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={index + 1}
        required
      />
    </FormDialog>
  );
}

/** The list with one item moved. */
export function moved<Item>(items: readonly Item[], index: number, by: number): Item[] {
  const after = [...items];
  after.splice(index + by, 0, ...after.splice(index, 1));
  return after;
}

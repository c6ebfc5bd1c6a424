import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { IconButton } from "../../button.tsx";
import { Menu, MenuChecks, MenuChoices, MenuLine, MenuNote } from "../../menu.tsx";
import type { Column } from "./column.ts";
import { useColumns, useDensity } from "./view.ts";

const DENSITIES = [
  ["compact", msg`Compact`],
  ["comfortable", msg`Comfortable`],
] as const;

/** The reader's choice of columns for this table, and of the row height for all tables. */
export function ViewMenu<Row>({ table, columns }: { table: string; columns: readonly Column<Row>[] }) {
  const [density, setDensity] = useDensity();
  const { shown, setShown } = useColumns(table, columns);
  const choosable = columns.filter(({ lead, action, header }) => !lead && !action && header !== "");
  const trigger = (
    <IconButton size="small" label={t`View options`}>
      <SlidersHorizontal aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <MenuChoices label={t`Row height`} value={density} choices={DENSITIES} onChange={setDensity} />
      <MenuLine />
      <MenuChecks
        label={t`Columns`}
        choices={choosable.map(({ id, header }) => [id, header] as const)}
        checked={shown.map(({ id }) => id)}
        onChange={setShown}
      />
      <MenuLine />
      <MenuNote>
        <Trans>Keys: j and k move between rows, x selects, Enter opens.</Trans>
      </MenuNote>
    </Menu>
  );
}

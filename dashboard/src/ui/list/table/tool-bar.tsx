import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { Button } from "../../button.tsx";
import { formatCount } from "../../show/dates.ts";
import type { Selection } from "./selection.ts";

interface ToolBarProps<Row> {
  /** What the list holds, such as “1,204 orders”. */
  about: ReactNode;
  selection: Selection<Row> | undefined;
  /** How many rows match the filters; undefined where the server does not count them. */
  total: number | undefined;
  /** Whether every row that is shown is selected. */
  isEachSelected: boolean;
  /** What can be done with the selected rows. */
  actions: ReactNode;
  /** Where the actions are while rows are selected. */
  box: RefObject<HTMLFieldSetElement | null>;
  /** What can be done with the list. */
  children: ReactNode;
}

/** The line above a table. Selecting rows exchanges what it holds, so that the table stays where it is. */
export function ToolBar<Row>(props: ToolBarProps<Row>) {
  const { about, selection, total, isEachSelected, actions, box, children } = props;
  const count = selection?.rows.size ?? 0;
  const isSelecting = selection !== undefined && (selection.isAll || count > 0);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-1.5">
      {isSelecting ? (
        <fieldset ref={box} aria-label={t`Selection`} className="flex min-w-0 flex-wrap items-center gap-2">
          <output className="text-sm font-medium tabular-nums">{selectedWords(selection, total)}</output>
          {selection.selectAll && !selection.isAll && isEachSelected && total !== count && (
            <Button size="small" look="ghost" onClick={selection.selectAll}>
              {total === undefined ? t`Select all that match` : t`Select all ${formatCount(total)} that match`}
            </Button>
          )}
          {actions}
          <Button size="small" look="ghost" onClick={selection.clear}>
            <Trans>Clear selection</Trans>
          </Button>
        </fieldset>
      ) : (
        <div className="min-w-0 grow basis-32 text-sm text-muted tabular-nums">{about}</div>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

function selectedWords({ isAll, rows }: Pick<Selection<unknown>, "isAll" | "rows">, total: number | undefined): string {
  if (!isAll) return t`${formatCount(rows.size)} selected`;
  return total === undefined ? t`All that match selected` : t`All ${formatCount(total)} selected`;
}

import { msg, plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { sentenceOf } from "../../../api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { DialogActions } from "../../../ui/form/dialog.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { BulkAnswer } from "../catalogue.ts";
import { LeftOver } from "../service/left-over.tsx";

/** The effect of a change on each service, and the button that applies it. */
export function BulkPreview({ answer, onApply }: { answer: BulkAnswer; onApply: () => Promise<void> }) {
  const [error, setError] = useState<unknown>();
  const { changed } = answer;
  const apply = async (): Promise<void> => {
    setError(undefined);
    try {
      await onApply();
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <>
      <Warnings {...answer} />
      <div className="rounded-lg border border-line">
        <DataTable label={t`Preview of the changes`} rows={answer.services} rowId={({ id }) => id} columns={COLUMNS} />
      </div>
      {error !== undefined && <Notice look="danger">{sentenceOf(error)}</Notice>}
      <DialogActions>
        <Button
          look="primary"
          unless={changed === 0 && t`None of these services can be changed this way.`}
          action={apply}
        >
          {plural(changed, { one: "Update # service", other: "Update # services" })}
        </Button>
      </DialogActions>
    </>
  );
}

function Warnings({ below_cost: belowCost, passed_over: passedOver }: BulkAnswer) {
  return (
    <>
      {belowCost > 0 && (
        <Notice look="warning">
          {plural(belowCost, {
            one: "# price is below cost. Their orders wait in the queue unless a route allows orders below cost.",
            other: "# prices are below cost. Their orders wait in the queue unless a route allows orders below cost.",
          })}
        </Notice>
      )}
      {passedOver > 0 && (
        <Notice look="info">
          {plural(passedOver, {
            one: "# service is skipped. The reason is shown under the name.",
            other: "# services are skipped. The reason is shown under the name.",
          })}
        </Notice>
      )}
    </>
  );
}

const COLUMNS: readonly Column<BulkAnswer["services"][number]>[] = [
  {
    id: "name",
    header: msg`Service`,
    lead: true,
    cell: ({ name, problem }) => (
      <>
        {name}
        {problem !== null && <span className="block text-sm font-normal text-danger">{problem}</span>}
      </>
    ),
  },
  {
    id: "before",
    header: msg`Current price`,
    right: true,
    cell: (row) => <Money amount={row.price_before} currency={row.currency} />,
  },
  {
    id: "after",
    header: msg`New price`,
    right: true,
    cell: (row) => (row.problem === null ? <Money amount={row.price} currency={row.currency} /> : null),
  },
  {
    id: "margin",
    header: msg`Margin`,
    right: true,
    cell: (row) =>
      row.problem === null ? <LeftOver margin={row.margin} isLoss={row.below_cost} currency={row.currency} /> : null,
  },
];

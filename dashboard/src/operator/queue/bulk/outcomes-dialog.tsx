import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { OrderLink } from "../../links.tsx";
import type { ActionOutcome } from "./act.ts";

/** Why orders of a selection were left as they are. */
export function OutcomesDialog({ outcomes, onClose }: { outcomes: readonly ActionOutcome[]; onClose: () => void }) {
  return (
    <Dialog
      title={plural(outcomes.length, { one: "# order not changed", other: "# orders not changed" })}
      about={t`These orders stay as they are.`}
      open={outcomes.length > 0}
      onOpenChange={(open) => !open && onClose()}
      wide
    >
      <DataTable
        label={t`Orders that were not changed`}
        rows={outcomes}
        rowId={({ order_id: id }) => id}
        columns={[
          {
            id: "order",
            header: t`Order`,
            lead: true,
            cell: ({ order_id: id }) => <OrderLink id={id}>#{id}</OrderLink>,
          },
          { id: "reason", header: t`Reason`, fit: "text", cell: ({ message }) => message },
        ]}
      />
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

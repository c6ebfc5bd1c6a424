import { operator } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { countOf, useRefreshRuns, type Migration, type Sums } from "./moving.ts";

/** Imports a run after a question that says how much credit the operator then owes. */
export function MoveInButton({ run, unless }: { run: Migration; unless: string | undefined }) {
  const refresh = useRefreshRuns();
  const button = (
    <Button look="primary" size="small" unless={unless}>
      Move in
    </Button>
  );
  const { report } = run;
  if (unless !== undefined || report === null) return button;
  const start = async (): Promise<void> => {
    const confirmed = report.money.map(({ currency, difference }) => ({ currency, difference }));
    await operator.POST("/api/operator/migrations/{id}/import", {
      params: { path: { id: String(run.id) } },
      body: { confirmed },
    });
    await refresh();
  };
  return (
    <ConfirmDialog title={`Move in from ${run.name}?`} action="Move in" onConfirm={start} trigger={button}>
      <Owed sums={report.money} />
      <p className="mt-2">
        Everything is imported, or nothing if something goes wrong. An import cannot be undone: make a backup first.
      </p>
    </ConfirmDialog>
  );
}

function Owed({ sums }: { sums: readonly Sums[] }) {
  if (sums.length === 0) return <p>No reseller of this run has a balance: you will owe no credit.</p>;
  return (
    <ul className="grid gap-1">
      {sums.map(({ currency, resellers, opening_balances: owed, difference, open_orders: orders, on_hold: held }) => (
        <li key={currency}>
          You will owe {countOf(resellers, "reseller")}{" "}
          <Money amount={owed} currency={currency} className="font-semibold text-ink" /> in credit
          {orders > 0 && (
            <>
              , of which <Money amount={held} currency={currency} /> is on hold for {countOf(orders, "open order")}
            </>
          )}
          {difference !== owed && (
            <>
              . This run adds <Money amount={difference} currency={currency} />
            </>
          )}
          .
        </li>
      ))}
    </ul>
  );
}

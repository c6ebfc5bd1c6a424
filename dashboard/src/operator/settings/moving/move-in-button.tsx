import { t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { operator } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { useRefreshRuns, type Migration, type Sums } from "./moving.ts";

/** Imports a run after a question that says how much credit the operator then owes. */
export function MoveInButton({ run, unless }: { run: Migration; unless: string | undefined }) {
  const refresh = useRefreshRuns();
  const button = (
    <Button look="primary" size="small" unless={unless}>
      <Trans>Move in</Trans>
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
    <ConfirmDialog title={t`Move in from ${run.name}?`} action={t`Move in`} onConfirm={start} trigger={button}>
      <Owed sums={report.money} />
      <p className="mt-2">
        <Trans>
          Everything is imported, or nothing if something goes wrong. An import cannot be undone: make a backup first.
        </Trans>
      </p>
      {run.blocks_server && (
        <p className="mt-2">
          <Trans>
            With the embedded database, the server answers no other requests during the import. API calls of resellers
            wait or fail.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}

function Owed({ sums }: { sums: readonly Sums[] }) {
  if (sums.length === 0)
    return (
      <p>
        <Trans>No reseller of this run has a balance: you will owe no credit.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-1">
      {sums.map(({ currency, resellers, opening_balances: owed, difference, open_orders: orders, on_hold: held }) => (
        <li key={currency}>
          {orders > 0 ? (
            <Trans>
              You will owe <Plural value={resellers} one="# reseller" other="# resellers" />{" "}
              <Money amount={owed} currency={currency} className="font-semibold text-ink" /> in credit, of which{" "}
              <Money amount={held} currency={currency} /> is on hold for{" "}
              <Plural value={orders} one="# open order" other="# open orders" />.
            </Trans>
          ) : (
            <Trans>
              You will owe <Plural value={resellers} one="# reseller" other="# resellers" />{" "}
              <Money amount={owed} currency={currency} className="font-semibold text-ink" /> in credit.
            </Trans>
          )}
          {difference !== owed && (
            <>
              {" "}
              <Trans>
                This run adds <Money amount={difference} currency={currency} />.
              </Trans>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

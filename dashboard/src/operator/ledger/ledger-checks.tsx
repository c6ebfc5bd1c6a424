import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operator, operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, ProgressBar, QueryView, Skeleton } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { toastOutcome } from "../../ui/toasts.ts";
import { CheckRow } from "./check-row.tsx";
import type { LedgerRun, LedgerRuns } from "./ledger.ts";

/** Whether the ledger agrees with everything that is cached or implied by it. */
export function LedgerChecks() {
  const refetchInterval = usePoll<{ data: LedgerRuns }>(({ data }) => data.open === null);
  const runs = operatorHooks.useQuery("get", "/api/operator/ledger/checks", {}, { refetchInterval });
  return (
    <QueryView query={runs} skeleton={<Skeleton rows={10} />}>
      {({ data: { last, open, last_full_at } }) => (
        <>
          <Outcome last={last} open={open} last_full_at={last_full_at} />
          {open !== null && <Progress run={open} />}
          {last !== null && <Checks run={last} />}
        </>
      )}
    </QueryView>
  );
}

function Outcome({ last, open, last_full_at: lastFullAt }: LedgerRuns) {
  const compare = <RunButton isOpen={open !== null} />;
  if (last === null) {
    return (
      <EmptyState title={t`The ledger check has not run yet`} action={compare}>
        <Trans>
          It runs once a day and compares balances, orders, refunds, attempts and code inventory with the ledger.
        </Trans>
      </EmptyState>
    );
  }
  const failed = last.checks.filter(({ ok }) => !ok).length;
  const at = <Time at={last.ended_at ?? last.begun_at} />;
  return (
    <Notice look={last.ok ? "success" : "danger"} action={compare}>
      <strong className="font-semibold">
        {last.ok
          ? t`All checks passed.`
          : plural(last.checks.length, {
              one: `${failed} of # check found discrepancies. Resolve them before you change anything else.`,
              other: `${failed} of # checks found discrepancies. Resolve them before you change anything else.`,
            })}
      </strong>{" "}
      {last.requested_by === null ? (
        <Trans>Run {at} automatically.</Trans>
      ) : (
        <Trans>
          Run {at} by {last.requested_by.name}.
        </Trans>
      )}
      {last.changed_from !== null && (
        <>
          {" "}
          <Trans>
            Balances were checked in full, everything else from <Time at={last.changed_from} /> on.
          </Trans>
        </>
      )}
      {lastFullAt !== null && (
        <>
          {" "}
          <Trans>
            Last full check: <Time at={lastFullAt} />.
          </Trans>
        </>
      )}
    </Notice>
  );
}

function RunButton({ isOpen }: { isOpen: boolean }) {
  const refresh = useRefresh(["/api/operator/ledger/checks"]);
  const compare = async (): Promise<void> => {
    await toastOutcome(operator.POST("/api/operator/ledger/checks", {}));
    await refresh();
  };
  return (
    <Button size="small" busy={isOpen} action={compare}>
      <Trans>Run checks</Trans>
    </Button>
  );
}

function Progress({ run }: { run: LedgerRun }) {
  const label = run.state === "waiting" ? t`Waiting for a worker` : t`Running checks`;
  return (
    <Card>
      <ProgressBar label={label} done={run.checks.length} total={run.checks_total} />
    </Card>
  );
}

function Checks({ run }: { run: LedgerRun }) {
  return (
    <Card title={t`Checks`} flush>
      <ul className="divide-y divide-line">
        {run.checks.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
    </Card>
  );
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { textOf } from "../../../locale/text.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card, Details } from "../../../ui/page.tsx";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { MigrationState } from "./migration-state.tsx";
import { MoveInButton } from "./move-in-button.tsx";
import { canImport, isAtRest, stateWords, useMigration, useRefreshRuns, type Migration } from "./moving.ts";
import { Remarks } from "./remarks.tsx";
import { ReportCards } from "./report-cards.tsx";

/** One run: how far it is, what it would change, and the import. */
export function MigrationPage() {
  const { id = "" } = useParams({ strict: false });
  const refusal = useRefusal("move_in");
  if (refusal !== undefined) return <Notice look="info">{refusal}</Notice>;
  return <Run id={id} />;
}

function Run({ id }: { id: string }) {
  const run = useMigration(id);
  return (
    <>
      <Link
        to="/operator/settings/moving-in"
        className="inline-flex items-center gap-1.5 justify-self-start text-accent underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>All runs</Trans>
      </Link>
      <QueryView query={run}>
        {({ data }) => (
          <>
            <Summary run={data} />
            {data.report !== null && <ReportCards report={data.report} />}
            {data.state !== "discarded" && isAtRest(data) && <AllRemarks run={data} />}
          </>
        )}
      </QueryView>
    </>
  );
}

function AllRemarks({ run: { id, report, state } }: { run: Migration }) {
  // A source that could not be read to its end has no report, only what was found on the way.
  const isCounted = report !== null;
  return (
    <>
      {(isCounted ? report.errors > 0 : state === "failed") && (
        <Remarks id={id} severity="error" count={report?.errors} />
      )}
      {(isCounted ? report.changes > 0 : state === "failed") && (
        <Remarks id={id} severity="change" count={report?.changes} />
      )}
    </>
  );
}

function Summary({ run }: { run: Migration }) {
  const [tone, word] = stateWords(run);
  const canDiscard = ["planned", "failed", "reading"].includes(run.state);
  return (
    <Card
      title={run.name}
      actions={
        <>
          {canDiscard && <DiscardButton run={run} />}
          {(run.state === "planned" || canImport(run)) && (
            <MoveInButton
              run={run}
              unless={canImport(run) ? undefined : t`Correct the problems in the source and start a new dry run.`}
            />
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <MigrationState run={run} />
        <Details
          rows={[
            [
              t`Status`,
              <Badge key="state" tone={tone}>
                {textOf(word)}
              </Badge>,
            ],
            [t`Source`, run.source],
            [t`Open orders`, run.open_orders === "take" ? t`Taken over` : t`Left in the old panel`],
            [t`Started`, <Time key="started" at={run.created_at} />],
            ...(run.state === "imported" && run.finished_at !== null
              ? ([[t`Imported`, <Time key="finished" at={run.finished_at} />]] as const)
              : []),
          ]}
        />
      </div>
    </Card>
  );
}

function DiscardButton({ run: { id, name } }: { run: Migration }) {
  const navigate = useNavigate();
  const refresh = useRefreshRuns();
  const discard = async (): Promise<void> => {
    await operator.POST("/api/operator/migrations/{id}/discard", { params: { path: { id: String(id) } }, body: {} });
    toast.success(t`Run discarded.`);
    await refresh();
    await navigate({ to: "/operator/settings/moving-in" });
  };
  return (
    <ConfirmDialog
      title={t`Discard this run of ${name}?`}
      action={t`Discard run`}
      danger
      onConfirm={discard}
      trigger={
        <Button size="small">
          <Trans>Discard</Trans>
        </Button>
      }
    >
      <Trans>What was read is deleted, with its report. Nothing that was imported before changes.</Trans>
    </ConfirmDialog>
  );
}

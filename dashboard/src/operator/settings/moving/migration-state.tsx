import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/states.tsx";
import type { Migration } from "./moving.ts";

/** What happens to a run now, or what comes next, in a sentence. */
export function MigrationState({ run }: { run: Migration }) {
  const { state, task, progress, is_being_read: isRead, blocks_server: blocksServer, error } = run;
  switch (state) {
    case "reading":
      return isRead ? (
        <Progress label={t`Reading the source, in rows`} done={progress.done} total={0} />
      ) : (
        <Notice look="info">
          <Trans>
            The source has not been read. If a page of yours or the command line is still uploading, wait until it is
            finished. If not, discard this run and start a new one.
          </Trans>
        </Notice>
      );
    case "waiting":
    case "running":
      return (
        <Progress
          label={task === "import" ? t`Moving in` : t`Checking what would change`}
          blocksServer={blocksServer}
          {...progress}
        />
      );
    case "planned":
      return <Planned run={run} />;
    case "imported":
      return <Imported />;
    case "failed":
      return <Notice look="danger">{error}</Notice>;
    case "discarded":
      return (
        <Notice look="info">
          <Trans>This run was discarded. Nothing was imported.</Trans>
        </Notice>
      );
  }
}

interface ProgressProps {
  label: string;
  done: number;
  total: number;
  blocksServer?: boolean;
}

function Progress({ blocksServer = false, ...progress }: ProgressProps) {
  return (
    <div className="grid gap-2">
      <ProgressBar {...progress} />
      <p className="text-sm text-muted">
        {blocksServer ? (
          <Trans>
            You can leave this page, and the report appears here. The embedded database shows no progress, and the
            server answers no other requests until this is finished.
          </Trans>
        ) : (
          <Trans>You can leave this page: the server goes on, and the report appears here.</Trans>
        )}
      </p>
    </div>
  );
}

function Planned({ run: { report } }: { run: Migration }) {
  const { errors = 0, changes = 0 } = report ?? {};
  if (errors > 0) {
    return (
      <Notice look="danger">
        {plural(errors, {
          one: "# value cannot be imported. Nothing has been imported. Correct them in the source, then start a new dry run with the same panel name.",
          other:
            "# values cannot be imported. Nothing has been imported. Correct them in the source, then start a new dry run with the same panel name.",
        })}
      </Notice>
    );
  }
  return (
    <Notice look="success">
      <Trans>Everything can be imported. Nothing has been imported yet.</Trans>
      {changes > 0 &&
        ` ${plural(changes, { one: "Read the # change below first.", other: "Read the # changes below first." })}`}
    </Notice>
  );
}

function Imported() {
  return (
    <Notice look="success">
      <Trans>
        Everything was imported. Next,{" "}
        <Link to="/operator/ledger" className="underline">
          run a ledger check
        </Link>
        , test and resume the{" "}
        <Link to="/operator/suppliers" className="underline">
          suppliers
        </Link>{" "}
        and work through the open orders in the{" "}
        <Link to="/operator/queue" className="underline">
          queue
        </Link>
        .
      </Trans>
    </Notice>
  );
}

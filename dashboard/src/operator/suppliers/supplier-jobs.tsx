import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { JobResult, JobView, jobName } from "./job-view.tsx";
import { isOver, useJobs } from "./jobs.ts";

/** What workers did with the supplier lately. */
export function SupplierJobs() {
  const { id = "" } = useParams({ strict: false });
  const jobs = useJobs(id);
  return (
    <Card flush>
      <QueryView query={jobs}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t`No activity yet`}>
              <Trans>Connection tests, balance refreshes, syncs and imports appear here.</Trans>
            </EmptyState>
          ) : (
            <DataTable
              label={t`Activity`}
              rows={data}
              rowId={(job) => job.id}
              columns={[
                { id: "kind", header: t`Job`, lead: true, cell: jobName },
                {
                  id: "state",
                  header: t`Status`,
                  cell: ({ state }) => <StatusBadge status={state} />,
                },
                { id: "at", header: t`Started`, cell: ({ created_at: at }) => <Time at={at} /> },
                {
                  id: "result",
                  header: t`Result`,
                  cell: (job) => (isOver(job) ? <JobResult job={job} /> : <JobView job={job} />),
                },
              ]}
            />
          )
        }
      </QueryView>
    </Card>
  );
}

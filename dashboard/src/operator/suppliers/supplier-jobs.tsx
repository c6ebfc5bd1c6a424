import { useParams } from "@tanstack/react-router";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/show/status-badge.tsx";
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
            <EmptyState title="No activity yet">
              Connection tests, balance refreshes, syncs and imports appear here.
            </EmptyState>
          ) : (
            <DataTable
              label="Activity"
              rows={data}
              rowId={(job) => job.id}
              columns={[
                { id: "kind", header: "Job", lead: true, cell: jobName },
                {
                  id: "state",
                  header: "Status",
                  cell: ({ state }) => <StatusBadge status={state} />,
                },
                { id: "at", header: "Started", cell: ({ created_at: at }) => <Time at={at} /> },
                {
                  id: "result",
                  header: "Result",
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

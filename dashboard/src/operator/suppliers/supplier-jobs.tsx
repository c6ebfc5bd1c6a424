import { useParams } from "@tanstack/react-router";
import { DataTable } from "../../ui/data-table.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Time } from "../../ui/time.tsx";
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
            <EmptyState title="Nothing was asked yet">
              Tests, balances, synchronisations and imports are listed here, whether you or a worker asked for them.
            </EmptyState>
          ) : (
            <DataTable
              label="Jobs"
              rows={data}
              rowId={(job) => job.id}
              columns={[
                { id: "kind", header: "Job", lead: true, cell: jobName },
                {
                  id: "state",
                  header: "State",
                  cell: ({ state }) => <StatusBadge status={state === "waiting" ? "queued" : state} />,
                },
                { id: "at", header: "Asked", cell: ({ created_at: at }) => <Time at={at} /> },
                {
                  id: "result",
                  header: "What came of it",
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

import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useRefusal, useSeesCosts } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { toastOutcome } from "../../ui/toasts.ts";
import { DivertedOrders } from "./diverted-orders.tsx";
import { JobView, jobName } from "./job-view.tsx";
import { isOver, useAskJob, useJobs, type AskedKind } from "./jobs.ts";
import { Balance } from "./supplier-balance.tsx";
import { healthOf, isCalled, type Supplier } from "./supplier.ts";
import { useSupplier } from "./use-supplier.ts";

const ASKS: readonly (readonly [kind: AskedKind, name: string, about: string])[] = [
  ["test", "Test connection", "Reads the balance and the services. Places no orders."],
  ["balance", "Refresh balance", "Also refreshed automatically every few minutes."],
  ["sync", "Sync services", "Reads the services and costs. Prices and routes are updated as you set."],
];

/** A supplier's status and the actions on it. */
export function SupplierOverview() {
  const supplier = useSupplier();
  if (!supplier.data) return null;
  const { data } = supplier.data;
  return (
    <>
      <Health supplier={data} />
      <DivertedOrders supplier={data} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Facts supplier={data} />
        {isCalled(data) && <AskCard />}
      </div>
    </>
  );
}

function Health({ supplier }: { supplier: Supplier }) {
  const { tone, sentence } = healthOf(supplier);
  if (tone === "success") return null;
  return (
    <Notice look={tone === "neutral" ? "info" : tone}>
      {sentence}
      {supplier.circuit_open_until !== null && (
        <>
          {" "}
          Next attempt <Time at={supplier.circuit_open_until} />.
        </>
      )}
    </Notice>
  );
}

function Facts({ supplier }: { supplier: Supplier }) {
  const seesCosts = useSeesCosts();
  const { last_error, last_error_at, open_attempts: open } = supplier;
  const called: (readonly [string, ReactNode])[] = isCalled(supplier)
    ? [
        ...(seesCosts ? [["Balance", <Balance key="balance" supplier={supplier} />] as const] : []),
        ["API URL", supplier.url],
        ["Username", supplier.username ?? "None"],
        [
          "Last error",
          last_error === null ? (
            "None"
          ) : (
            <>
              {last_error} {last_error_at !== null && <Time at={last_error_at} />}
            </>
          ),
        ],
      ]
    : [];
  return (
    <Card title="Status">
      <Details
        rows={[
          [
            "Open orders",
            open === 0 ? (
              "None"
            ) : (
              <Link
                key="open"
                to="/operator/orders"
                search={{ status: "PENDING,PROCESSING" }}
                className="text-accent underline"
              >
                {open}
              </Link>
            ),
          ],
          ...called,
          ["Added", <Time key="added" at={supplier.created_at} />],
        ]}
      />
    </Card>
  );
}

function AskCard() {
  const { id = "" } = useParams({ strict: false });
  const jobs = useJobs(id);
  const ask = useAskJob(id);
  const refusal = useRefusal("manage_suppliers");
  return (
    <Card title="Actions">
      <QueryView query={jobs}>
        {({ data }) => {
          const [last] = data;
          const running = new Set(data.filter((job) => !isOver(job)).map(({ kind }) => kind));
          return (
            <div className="grid gap-4">
              {ASKS.map(([kind, name, about]) => (
                <div key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <p className="max-w-md min-w-48 flex-1 text-sm text-muted">{about}</p>
                  <Button
                    unless={refusal ?? (running.has(kind) && "Already running.")}
                    onClick={() => void toastOutcome(ask(kind))}
                  >
                    {name}
                  </Button>
                </div>
              ))}
              {last && (
                <div className="grid gap-2 border-t border-line pt-4">
                  <h3 className="text-sm font-medium">
                    {jobName(last)}, <Time at={last.created_at} />
                  </h3>
                  <JobView job={last} />
                </div>
              )}
            </div>
          );
        }}
      </QueryView>
    </Card>
  );
}

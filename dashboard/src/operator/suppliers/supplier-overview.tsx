import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { textOf } from "../../locale/text.ts";
import { useRefusal, useSeesCosts } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { toastOutcome } from "../../ui/toasts.ts";
import { DivertedOrders } from "./diverted-orders.tsx";
import { JobView, jobName } from "./job-view.tsx";
import { OPEN } from "../orders/operator-order.ts";
import { isOver, useAskJob, useJobs, type AskedKind } from "./jobs.ts";
import { Balance } from "./supplier-balance.tsx";
import { healthOf, isCalled, type Job, type Supplier } from "./supplier.ts";
import { useSupplier } from "./use-supplier.ts";

const ASKS: readonly (readonly [kind: AskedKind, name: MessageDescriptor, about: MessageDescriptor])[] = [
  ["test", msg`Test connection`, msg`Reads the balance and the services. Places no orders.`],
  ["balance", msg`Refresh balance`, msg`Also refreshed automatically every few minutes.`],
  ["sync", msg`Sync services`, msg`Reads the services and costs. Prices and routes are updated as you set.`],
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
          <Trans>
            Next attempt <Time at={supplier.circuit_open_until} />.
          </Trans>
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
        ...(seesCosts ? [[t`Balance`, <Balance key="balance" supplier={supplier} />] as const] : []),
        [t`API URL`, supplier.url],
        [t`Username`, supplier.username ?? t`None`],
        [
          t`Last error`,
          last_error === null ? (
            t`None`
          ) : (
            <>
              {last_error} {last_error_at !== null && <Time at={last_error_at} />}
            </>
          ),
        ],
      ]
    : [];
  return (
    <Card title={t`Status`}>
      <Details
        rows={[
          [
            t`Open orders`,
            open === 0 ? (
              t`None`
            ) : (
              <Link key="open" to="/operator/orders" search={{ status: OPEN }} className="text-accent underline">
                {open}
              </Link>
            ),
          ],
          ...called,
          [t`Added`, <Time key="added" at={supplier.created_at} />],
        ]}
      />
    </Card>
  );
}

/** The result that the reader waits for. The balance, which the server refreshes every few minutes, must not take its place. */
function lastAsked(jobs: readonly Job[], asked: AskedKind | undefined): Job | undefined {
  return jobs.find(({ kind }) => kind === asked) ?? jobs.find(({ kind }) => kind !== "balance") ?? jobs[0];
}

function AskCard() {
  const { id = "" } = useParams({ strict: false });
  const jobs = useJobs(id);
  const ask = useAskJob(id);
  const refusal = useRefusal("manage_suppliers");
  const [asked, setAsked] = useState<AskedKind>();
  const start = (kind: AskedKind) => {
    setAsked(kind);
    return toastOutcome(ask(kind));
  };
  return (
    <Card title={t`Actions`}>
      <QueryView query={jobs}>
        {({ data }) => {
          const last = lastAsked(data, asked);
          const running = new Set(data.filter((job) => !isOver(job)).map(({ kind }) => kind));
          return (
            <div className="grid gap-4">
              {ASKS.map(([kind, name, about]) => (
                <div key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <p className="max-w-md min-w-48 flex-1 text-sm text-muted">{textOf(about)}</p>
                  <Button unless={refusal ?? (running.has(kind) && t`Already running.`)} action={() => start(kind)}>
                    {textOf(name)}
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

import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { textOf } from "../../locale/text.ts";
import { useRefusal, useSeesCosts } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { toastOutcome } from "../../ui/toasts.ts";
import { DivertedOrders } from "./diverted-orders.tsx";
import { JobResult, JobView } from "./job-view.tsx";
import { isOver, useAskJob, useJobs, type AskedKind } from "./jobs.ts";
import { OpenOrders } from "./open-orders.tsx";
import { Balance } from "./supplier-balance.tsx";
import { healthOf, isCalled, type Job, type Supplier } from "./supplier.ts";
import { useSupplier } from "./use-supplier.ts";

type Ask = readonly [kind: AskedKind, name: MessageDescriptor, about: MessageDescriptor];
const ASKS: readonly Ask[] = [
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
      <div className="grid items-start gap-5 xl:grid-cols-2">
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
  const { last_error, last_error_at } = supplier;
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
          [t`Open orders`, <OpenOrders key="open" supplier={supplier} />],
          ...called,
          [t`Added`, <Time key="added" at={supplier.created_at} />],
        ]}
      />
    </Card>
  );
}

function AskCard() {
  const { id = "" } = useParams({ strict: false });
  const jobs = useJobs(id);
  return (
    <Card title={t`Actions`}>
      <QueryView query={jobs}>
        {({ data }) => (
          <div className="grid gap-4">
            {ASKS.map((ask) => (
              <Ask key={ask[0]} ask={ask} last={data.find(({ kind }) => kind === ask[0])} supplierId={id} />
            ))}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

/** A job to ask for, and its last result: what another job found does not take its place. */
function Ask({ ask: [kind, name, about], last, supplierId }: { ask: Ask; last: Job | undefined; supplierId: string }) {
  const ask = useAskJob(supplierId);
  const refusal = useRefusal("manage_suppliers");
  const isRunning = last !== undefined && !isOver(last);
  return (
    <section className="grid gap-2 not-first:border-t not-first:border-line not-first:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-md min-w-48 flex-1 text-sm text-muted">{textOf(about)}</p>
        <Button unless={refusal ?? (isRunning && t`Already running.`)} action={() => toastOutcome(ask(kind))}>
          {textOf(name)}
        </Button>
      </div>
      {last &&
        (last.state === "done" ? (
          <output className="flex items-start gap-2 text-sm">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span>
              <JobResult job={last} />{" "}
              <span className="text-muted">
                <Time at={last.created_at} />
              </span>
            </span>
          </output>
        ) : (
          <JobView job={last} />
        ))}
    </section>
  );
}

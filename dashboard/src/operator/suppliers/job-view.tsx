import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { textOf } from "../../locale/text.ts";
import { moneyText } from "../../ui/show/amount.ts";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/states.tsx";
import type { Job } from "./supplier.ts";

const DOING: Record<string, MessageDescriptor> = {
  test: msg`Testing the connection`,
  balance: msg`Refreshing the balance`,
  sync: msg`Syncing services`,
  import: msg`Importing services`,
};
const NAMES: Record<string, MessageDescriptor> = {
  test: msg`Connection test`,
  balance: msg`Balance refresh`,
  sync: msg`Service sync`,
  import: msg`Import`,
};

export function jobName({ kind }: Job): string {
  return textOf(NAMES[kind] ?? kind);
}

/** The progress or the result of a job. */
export function JobView({ job }: { job: Job }) {
  const { kind, state, progress, error, problems } = job;
  if (state === "waiting" || state === "running") {
    return <ProgressBar label={textOf(DOING[kind] ?? kind)} done={progress.done} total={progress.total} />;
  }
  if (state === "failed") return <Notice look="danger">{error}</Notice>;
  return (
    <div className="grid gap-3">
      <Notice look="success">
        <JobResult job={job} />
      </Notice>
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  );
}

/** What a finished job found or did, in a sentence. */
export function JobResult({ job }: { job: Job }) {
  const { kind, result, error } = job;
  if (error !== null) return error;
  if (result === null) return null;
  const text = (name: string): string => {
    const value = (result as Record<string, unknown>)[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  // Not every role is sent it.
  const hasBalance = text("balance") !== "";
  const balance = moneyText(text("balance"), text("currency"));
  const services = Number(text("services"));
  switch (kind) {
    case "test":
      return hasBalance
        ? plural(services, {
            one: `Connected. Balance ${balance}, # service.`,
            other: `Connected. Balance ${balance}, # services.`,
          })
        : plural(services, { one: "Connected. # service.", other: "Connected. # services." });
    case "balance":
      return hasBalance ? t`The balance is ${balance}.` : t`The balance has been refreshed.`;
    case "import":
      return plural(Number(text("created")), { one: "# service imported.", other: "# services imported." });
    case "sync":
      return <SyncResult job={job} count={(name) => Number(text(name))} />;
    default:
      return null;
  }
}

function SyncResult({ job, count }: { job: Job; count: (name: string) => number }) {
  const link = (change: "new" | "changed" | "vanished", services: number, name: string) =>
    services === 0 ? (
      name
    ) : (
      <Link
        to="/operator/suppliers/$id/services"
        params={{ id: String(job.supplier_id) }}
        search={{ change }}
        className="underline"
      >
        {name}
      </Link>
    );
  const [repriced, paused, resumed] = [count("repriced"), count("paused"), count("resumed")];
  const routes = [
    ...(repriced > 0 ? [plural(repriced, { one: "# route changed cost", other: "# routes changed cost" })] : []),
    ...(paused > 0 ? [plural(paused, { one: "# route paused", other: "# routes paused" })] : []),
    ...(resumed > 0 ? [plural(resumed, { one: "# route resumed", other: "# routes resumed" })] : []),
  ];
  const [added, changed, removed] = [count("added"), count("changed"), count("vanished")];
  return (
    <>
      {plural({ count: count("services") }, { one: "# service", other: "# services" })}:{" "}
      {link("new", added, t`${added} added`)}, {link("changed", changed, t`${changed} changed`)},{" "}
      {link("vanished", removed, t`${removed} removed`)}.{" "}
      {routes.length === 0 ? t`No route changed.` : `${routes.join(", ")}.`}
    </>
  );
}

function Problems({ problems }: { problems: Job["problems"] }) {
  return (
    <details className="rounded-lg border border-line px-4 py-3">
      <summary>
        {plural(problems.length, {
          one: "# service could not be imported",
          other: "# services could not be imported",
        })}
      </summary>
      <ul className="grid gap-1 pt-3 text-sm">
        {problems.map(({ code, message }) => (
          <li key={code}>
            <span className="font-mono">{code}</span>: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}

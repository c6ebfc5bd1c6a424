import { Link } from "@tanstack/react-router";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/states.tsx";
import type { Job } from "./supplier.ts";

const DOING: Record<string, string> = {
  test: "Testing the connection",
  balance: "Refreshing the balance",
  sync: "Syncing services",
  import: "Importing services",
};
const NAMES: Record<string, string> = {
  test: "Connection test",
  balance: "Balance refresh",
  sync: "Service sync",
  import: "Import",
};

export function jobName({ kind }: Job): string {
  return NAMES[kind] ?? kind;
}

/** The progress or the result of a job. */
export function JobView({ job }: { job: Job }) {
  const { kind, state, progress, error, problems } = job;
  if (state === "waiting" || state === "running") {
    return <ProgressBar label={DOING[kind] ?? kind} done={progress.done} total={progress.total} />;
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
  const balance = `${text("balance")} ${text("currency")}`;
  switch (kind) {
    case "test":
      return `Connected. ${hasBalance ? `Balance ${balance}, ` : ""}${countOf(text("services"), "service")}.`;
    case "balance":
      return hasBalance ? `The balance is ${balance}.` : "The balance has been refreshed.";
    case "import":
      return `${countOf(text("created"), "service")} imported.`;
    case "sync":
      return <SyncResult job={job} count={(name) => Number(text(name))} />;
    default:
      return null;
  }
}

function SyncResult({ job, count }: { job: Job; count: (name: string) => number }) {
  const link = (change: "new" | "changed" | "vanished", name: string) => (
    <Link
      to="/operator/suppliers/$id/services"
      params={{ id: String(job.supplier_id) }}
      search={{ change }}
      className="underline"
    >
      {name}
    </Link>
  );
  const routes = [
    [count("repriced"), "changed cost"],
    [count("paused"), "paused"],
    [count("resumed"), "resumed"],
  ] as const;
  const said = routes.filter(([number]) => number > 0).map(([number, what]) => `${countOf(number, "route")} ${what}`);
  return (
    <>
      {countOf(count("services"), "service")}: {link("new", `${count("added")} added`)},{" "}
      {link("changed", `${count("changed")} changed`)}, {link("vanished", `${count("vanished")} removed`)}.{" "}
      {said.length === 0 ? "No route changed." : `${said.join(", ")}.`}
    </>
  );
}

function Problems({ problems }: { problems: Job["problems"] }) {
  return (
    <details className="rounded-lg border border-line px-4 py-3">
      <summary>{countOf(problems.length, "service")} could not be imported</summary>
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

function countOf(count: string | number, noun: string): string {
  return `${count} ${Number(count) === 1 ? noun : `${noun}s`}`;
}

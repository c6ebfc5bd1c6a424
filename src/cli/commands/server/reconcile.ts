import type { Reconciliations } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import { script, type Command, type CommandInput, type Report } from "../../command.ts";
import { untilDone } from "../../api/follow.ts";

type Reconciliation = NonNullable<Reconciliations["last"]>;

interface Installation {
  created_at: string;
  orders: number;
}

export const RECONCILE_COMMAND: Command = script({
  name: "reconcile",
  about: "compare the whole ledger with the balances and orders; fails on drift",
  routes: ["POST /ledger/checks", "GET /ledger/checks", "GET /installation"],
  run: reconcile,
  print: ({ ok, checks, database }) =>
    [
      "Full check: every transfer and order.",
      ...checks.flatMap((check) => [
        `${check.ok ? "ok   " : "DRIFT"} ${check.name} (${check.compared} ${check.of})`,
        ...check.drift.map((row) => `        ${JSON.stringify(row)}`),
      ]),
      ok
        ? "The ledger check is OK."
        : "The ledger check found discrepancies. Check the rows above before you change anything else.",
      `This database was made on ${database.created_at} and holds ${database.orders || "no"} orders.`,
    ].join("\n"),
  failed: ({ ok }) => !ok,
});

async function reconcile(api: Api, _input: CommandInput, report: Report) {
  const path = "/ledger/checks";
  const { data: asked } = await api.call<One<Reconciliations>>({ method: "POST", path });
  // Where a worker was so quick that nothing is open any more, the last one is meant.
  const id = (asked.open ?? asked.last)!.id;
  api.work("reconciliation");
  const { ok, scope, checks } = await untilDone(async () => {
    const { data } = await api.get<One<Reconciliations>>(path);
    const run = [data.last, data.open].find((candidate): candidate is Reconciliation => candidate?.id === id);
    if (!run) throw new Error(`the comparison ${id} is gone`);
    report({ done: run.checks.length, total: run.checks_total });
    return { ...run, isDone: run.state === "done", isWaiting: run.state === "waiting" };
  });
  const { data: database } = await api.get<One<Installation>>("/installation");
  return { ok: ok === true, scope, checks, database };
}

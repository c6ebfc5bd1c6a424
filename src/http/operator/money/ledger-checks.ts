import { Type, type Static } from "typebox";
import {
  countChecks,
  type ReconciliationRun as CoreRun,
  type ReconciliationRuns as CoreRuns,
  readReconciliations,
  requestReconciliation,
} from "../../../core/ledger/reconciliation/reconcile.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { AnyObject, choice, Flag, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { namedOrNull, timeOrNull } from "../../kit/values.ts";
import { operatorOf } from "../authenticate.ts";

const TAGS = ["Operator: ledger"];
const config = { permission: "read_ledger" } as const;

const Check = Type.Object(
  {
    name: Type.String({ description: "The rule that was checked" }),
    ok: Flag,
    of: Type.String({ description: "What was checked, such as wallets" }),
    compared: Type.Integer(),
    differences: Type.Integer(),
    sums: Type.Array(Type.Object({ currency: Text, test: Flag, amount: Money }), {
      description: "Sums of the differences; empty if they are not amounts",
    }),
    drift: Type.Array(AnyObject, { description: "The first 100 of the differences" }),
  },
  { $id: "Check" },
);

const BooksRun = Type.Object(
  {
    id: Id,
    state: choice(["waiting", "running", "done"], { description: "waiting: no worker has started it yet" }),
    requested_by: nullable(Named, "Null if it ran by itself or from the command line"),
    begun_at: Time,
    ended_at: nullable(Time),
    ok: nullable(Flag, "Null while it is running"),
    scope: choice(["full", "incremental"], {
      description:
        "full: all rows. incremental: the current balances, and what has changed since the last check without discrepancies",
    }),
    after_transfer: nullable(Id, "Incremental: transfers with larger ids were checked"),
    changed_from: nullable(Time, "Incremental: orders that changed since then were checked"),
    checks_total: Type.Integer(),
    checks: Type.Array(Check, { description: "Finished checks" }),
  },
  { $id: "BooksRun" },
);

export const BooksRuns = Type.Object(
  {
    last: nullable(BooksRun, "The last finished run; null before the first"),
    open: nullable(BooksRun, "The run in progress"),
    last_full_at: nullable(Time, "When the last full check without discrepancies ended; null before the first"),
  },
  { $id: "BooksRuns" },
);

/** The books, compared with everything that is cached or implied by them: by a worker, for that may take a while. */
export function registerLedgerChecks(scope: RouteScope, { core }: HttpContext): void {
  const readSchema = {
    tags: TAGS,
    summary: "The last ledger check, and the one in progress",
    response: { 200: one(BooksRuns), ...refusals },
  };
  scope.get("/ledger/checks", { schema: readSchema, config }, async () => ({
    data: presentRuns(await readReconciliations(core)),
  }));

  const askSchema = {
    tags: TAGS,
    summary: "Start a full ledger check now; if one is in progress, it is returned instead",
    description: "Poll with GET for its progress. It reads every order and transfer, and changes none.",
    response: { 202: one(BooksRuns), ...refusals },
  };
  scope.post("/ledger/checks", { schema: askSchema, config }, async (request, reply) => {
    reply.code(202);
    return { data: presentRuns(await requestReconciliation(core, operatorOf(request).id)) };
  });
}

function presentRuns({ last, open, lastFullAt }: CoreRuns) {
  return { last: last && presentRun(last), open: open && presentRun(open), last_full_at: timeOrNull(lastFullAt) };
}

function presentRun(run: CoreRun): Static<typeof BooksRun> {
  return {
    id: run.id,
    state: run.endedAt === null ? (run.running ? "running" : "waiting") : "done",
    requested_by: namedOrNull(run.requestedById, run.requestedByName),
    begun_at: run.begunAt.toISOString(),
    ended_at: timeOrNull(run.endedAt),
    ok: run.ok,
    scope: run.scope,
    after_transfer: run.afterTransfer === null ? null : Number(run.afterTransfer),
    changed_from: timeOrNull(run.changedFrom),
    checks_total: countChecks(run.scope),
    checks: run.checks,
  };
}

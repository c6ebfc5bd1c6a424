import {
  BOOKS_CHECKS_COUNT,
  readReconciliations,
  requestReconciliation,
  type BooksRun as CoreRun,
  type BooksRuns as CoreRuns,
} from "../../../core/ledger/reconciliation/reconcile.ts";
import type { HttpContext } from "../../kit/context.ts";
import { operatorOf } from "../authenticate.ts";
import { type BooksRun, BooksRuns } from "./ledger-schemas.ts";
import { one, refusals } from "../../kit/answers.ts";
import { namedOrNull, timeOrNull } from "../../kit/values.ts";
import type { RouteScope } from "../../kit/scope.ts";
import type { Static } from "typebox";

const TAGS = ["Operator: ledger"];
const config = { permission: "read_ledger" } as const;

/** The books, compared with everything that is cached or implied by them: by a worker, for that may take a while. */
export function registerLedgerChecks(scope: RouteScope, { core }: HttpContext): void {
  const readSchema = {
    tags: TAGS,
    summary: "The last comparison of the books, and the one that is under way",
    response: { 200: one(BooksRuns), ...refusals },
  };
  scope.get("/ledger/checks", { schema: readSchema, config }, async () => ({
    data: presentRuns(await readReconciliations(core)),
  }));

  const askSchema = {
    tags: TAGS,
    summary: "Have a worker compare the books now; where one does already, that one is meant",
    description: "Ask with GET how far it is. It reads every order and transfer, and changes nothing.",
    response: { 202: one(BooksRuns), ...refusals },
  };
  scope.post("/ledger/checks", { schema: askSchema, config }, async (request, reply) => {
    reply.code(202);
    return { data: presentRuns(await requestReconciliation(core, operatorOf(request).id)) };
  });
}

function presentRuns({ last, open }: CoreRuns) {
  return { last: last && presentRun(last), open: open && presentRun(open) };
}

function presentRun(run: CoreRun): Static<typeof BooksRun> {
  return {
    id: run.id,
    state: run.endedAt === null ? (run.running ? "running" : "waiting") : "done",
    requested_by: namedOrNull(run.requestedById, run.requestedByName),
    begun_at: run.begunAt.toISOString(),
    ended_at: timeOrNull(run.endedAt),
    ok: run.ok,
    checks_total: BOOKS_CHECKS_COUNT,
    checks: run.checks,
  };
}

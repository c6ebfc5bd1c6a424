import { Type } from "typebox";
import type { SupplierJob } from "../../../core/fulfilment/imports/job.ts";
import { findJob, listJobs, requestJob } from "../../../core/fulfilment/imports/jobs.ts";
import { findSupplier } from "../../../core/fulfilment/imports/suppliers.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { AnyObject, Body, choice, Id, nullable, Text, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { timeOrNull } from "../../kit/values.ts";
import { operatorOf } from "../authenticate.ts";
import { seesCosts } from "../costs.ts";
import { readId } from "../read.ts";

const TAGS = ["Operator: suppliers"];
const CALL_KINDS = ["test", "balance", "sync"] as const;
const JobBody = Body({ kind: choice(CALL_KINDS) });

export const Job = Type.Object(
  {
    id: Id,
    supplier_id: Id,
    kind: choice([...CALL_KINDS, "import"]),
    state: choice(["waiting", "running", "done", "failed"]),
    progress: Type.Object({ done: Type.Integer(), total: Type.Integer({ description: "0 while unknown" }) }),
    result: nullable(AnyObject),
    problems: Type.Array(Type.Object({ code: Text, message: Text }), {
      description: "Services that could not be imported; at most 100",
    }),
    error: nullable(Text),
    created_at: Time,
    finished_at: nullable(Time),
  },
  { $id: "Job" },
);

/** What workers do with a supplier when asked: calls of this API never wait for another server. */
export function registerSupplierJobs(scope: RouteScope, { core }: HttpContext): void {
  const requestSchema = {
    tags: TAGS,
    summary: "Start a job of a supplier: test the connection, read the balance or synchronise the catalogue",
    params: IdParams,
    body: JobBody,
    response: { 202: one(Job), ...refusals },
  };
  const manage = { permission: "manage_suppliers" } as const;
  scope.post("/suppliers/:id/jobs", { schema: requestSchema, config: manage }, async (request, reply) => {
    const { kind } = request.body;
    const job = await requestJob(core, readId(request.params.id, "supplier"), kind);
    reply.code(202).header("Location", `/api/operator/jobs/${job.id}`);
    return { data: presentJob(job) };
  });

  const listSchema = {
    tags: TAGS,
    summary: "The last jobs of each kind of a supplier, newest first",
    params: IdParams,
    response: { 200: one(Type.Array(Job)), ...refusals },
  };
  scope.get("/suppliers/:id/jobs", { schema: listSchema, config: { permission: "read" } }, async (request) => {
    const { id } = await findSupplier(core, readId(request.params.id, "supplier"));
    const jobs = await listJobs(core, id);
    return { data: (seesCosts(operatorOf(request)) ? jobs : jobs.map(withoutBalance)).map(presentJob) };
  });

  const oneSchema = {
    tags: TAGS,
    summary: "Progress and result of a job",
    params: IdParams,
    response: { 200: one(Job), ...refusals },
  };
  scope.get("/jobs/:id", { schema: oneSchema, config: { permission: "read" } }, async (request) => {
    const job = await findJob(core, readId(request.params.id, "job"));
    return { data: presentJob(seesCosts(operatorOf(request)) ? job : withoutBalance(job)) };
  });
}

/** For roles that may not see costs. */
function withoutBalance(job: SupplierJob): SupplierJob {
  return { ...job, result: job.result && "balance" in job.result ? { ...job.result, balance: null } : job.result };
}

export function presentJob(job: SupplierJob) {
  return {
    id: job.id,
    supplier_id: job.supplierId,
    kind: job.kind,
    state: job.state,
    progress: { done: job.done, total: job.total },
    result: job.result,
    problems: job.problems,
    error: job.error,
    created_at: job.createdAt.toISOString(),
    finished_at: timeOrNull(job.finishedAt),
  };
}

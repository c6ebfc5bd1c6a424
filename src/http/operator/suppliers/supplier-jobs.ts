import { Type } from "typebox";
import { findJob, listJobs, requestJob } from "../../../core/fulfilment/imports/jobs.ts";
import { findSupplier } from "../../../core/fulfilment/imports/suppliers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { presentJob } from "../present.ts";
import { readId } from "../read.ts";
import { Job, JobBody } from "./supplier-schemas.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: suppliers"];

/** What workers do with a supplier when asked: calls of this API never wait for another server. */
export function registerSupplierJobs(scope: RouteScope, { core }: HttpContext): void {
  const requestSchema = {
    tags: TAGS,
    summary: "Have a supplier tested without ordering, its balance read or its catalogue synchronised",
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
    summary: "The last jobs of a supplier, the newest first",
    params: IdParams,
    response: { 200: one(Type.Array(Job)), ...refusals },
  };
  scope.get("/suppliers/:id/jobs", { schema: listSchema, config: { permission: "read" } }, async (request) => {
    const { id } = await findSupplier(core, readId(request.params.id, "supplier"));
    return { data: (await listJobs(core, id)).map(presentJob) };
  });

  const oneSchema = {
    tags: TAGS,
    summary: "How far a job is, and what came of it",
    params: IdParams,
    response: { 200: one(Job), ...refusals },
  };
  scope.get("/jobs/:id", { schema: oneSchema, config: { permission: "read" } }, async (request) => ({
    data: presentJob(await findJob(core, readId(request.params.id, "job"))),
  }));
}

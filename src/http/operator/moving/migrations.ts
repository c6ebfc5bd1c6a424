import { Type } from "typebox";
import { BUNDLE_FILES } from "../../../core/moving/bundle/bundle.ts";
import { OPEN_ORDERS } from "../../../core/moving/run.ts";
import {
  addLines,
  createRun,
  discardRun,
  findRun,
  listRemarks,
  listRuns,
  requestRun,
} from "../../../core/moving/runs/runs.ts";
import { all, IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { AnyObject, Body, choice, GivenText, NoBody } from "../../kit/fields.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { oneOf, queryOf } from "../../kit/lists/parameters.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";
import { Migration, presentMigration, presentRemark, Remark } from "./migration.ts";

const TAGS = ["Operator: moving in"];
const MAX_NAME_LENGTH = 100;
const MAX_SOURCE_LENGTH = 500;
const MAX_LINES = 5_000;
const MAX_LINES_BYTES = 8 * 1024 * 1024;
const MAX_NUMBER = 50_000_000;

const config = { permission: "move_in" } as const;
const response = { 200: one(Migration), ...refusals };
const FILTERS = { severity: oneOf(["error", "change"]) };

const GivenRemark = Type.Object({ field: Type.String(), value: Type.String(), message: Type.String() });
const Lines = Body({
  file: choice(BUNDLE_FILES),
  from: Type.Integer({
    minimum: 0,
    maximum: MAX_NUMBER,
    description: "Number of the first line; the same lines may be sent again",
  }),
  lines: Type.Array(
    Type.Object({
      place: Type.String({ description: "What reports call the line" }),
      row: Type.Optional(AnyObject),
      changes: Type.Optional(Type.Array(GivenRemark, { maxItems: 20 })),
      problem: Type.Optional(GivenRemark),
    }),
    { maxItems: MAX_LINES },
  ),
});

/** Moving in from another panel: its rows are uploaded, planned and imported. Only owners may. */
export function registerMigrations(scope: RouteScope, context: HttpContext): void {
  registerReading(scope, context);
  registerTasks(scope, context);
  registerReports(scope, context);
}

function registerReading(scope: RouteScope, { core }: HttpContext): void {
  const createSchema = {
    tags: TAGS,
    summary: "Start a migration run; earlier runs with this name that were not imported are discarded",
    body: Body({
      name: GivenText(MAX_NAME_LENGTH, "The panel. Runs with one name belong to one migration"),
      source: GivenText(MAX_SOURCE_LENGTH, "What is read, for people"),
      open_orders: choice(OPEN_ORDERS, {
        description: "Whether orders that are open there are taken over or left there",
      }),
    }),
    response: { 201: one(Migration), ...refusals },
  };
  scope.post("/migrations", { schema: createSchema, config }, async (request, reply) => {
    const { name, source, open_orders: openOrders } = request.body;
    const run = await createRun(core, { name, source, openOrders });
    reply.code(201).header("Location", `/api/operator/migrations/${run.id}`);
    return { data: presentMigration(run) };
  });

  const rowsSchema = {
    tags: TAGS,
    summary: "Upload rows of a file. Nothing is imported by it",
    params: IdParams,
    body: Lines,
    response: { 200: one(Type.Object({ received: Type.Integer() })), ...refusals },
  };
  const upload = { schema: rowsSchema, config: { ...config, onlyReads: true }, bodyLimit: MAX_LINES_BYTES };
  scope.post("/migrations/:id/rows", upload, async (request) => {
    const { file, from, lines } = request.body;
    await addLines(core, readId(request.params.id, "migration"), { file, from, lines });
    return { data: { received: lines.length } };
  });
}

function registerTasks(scope: RouteScope, { core }: HttpContext): void {
  for (const [task, summary] of [
    ["plan", "Plan a migration run: report what it would change; nothing is imported"],
    ["import", "Import a migration run: everything, or nothing if a value cannot be imported"],
  ] as const) {
    const schema = {
      tags: TAGS,
      summary,
      params: IdParams,
      body: NoBody,
      response: { 202: one(Migration), ...refusals },
    };
    scope.post(`/migrations/:id/${task}`, { schema, config }, async (request, reply) => {
      reply.code(202);
      return { data: presentMigration(await requestRun(core, readId(request.params.id, "migration"), task)) };
    });
  }
  const discardSchema = {
    tags: TAGS,
    summary: "Discard what was uploaded",
    params: IdParams,
    body: NoBody,
    response,
  };
  scope.post("/migrations/:id/discard", { schema: discardSchema, config }, async (request) => ({
    data: presentMigration(await discardRun(core, readId(request.params.id, "migration"))),
  }));
}

function registerReports(scope: RouteScope, { core, config: settings }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The last migration runs, newest first",
    response: { 200: all(Migration), ...refusals },
  };
  scope.get("/migrations", { schema: listSchema, config }, async () => ({
    data: (await listRuns(core)).map(presentMigration),
  }));

  const oneSchema = { tags: TAGS, summary: "A migration run with its progress and report", params: IdParams, response };
  scope.get("/migrations/:id", { schema: oneSchema, config }, async (request) => ({
    data: presentMigration(await findRun(core, readId(request.params.id, "migration"))),
  }));

  const remarksSchema = {
    tags: TAGS,
    summary: "What keeps a run from being imported, and what will be different here",
    params: IdParams,
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(Remark), ...refusals },
  };
  scope.get("/migrations/:id/remarks", { schema: remarksSchema, config }, (request, reply) => {
    const id = readId(request.params.id, "migration");
    return answerCursorList(
      { request, reply, config: settings },
      FILTERS,
      ({ severity }, { limit, after = 0n }) => listRemarks(core, id, { severity, after, limit }),
      presentRemark,
    );
  });
}

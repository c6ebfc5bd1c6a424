import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Type } from "typebox";
import { BUNDLE_FILES } from "../../../core/moving/bundle/bundle.ts";
import { OPEN_ORDERS, type MovingRemark } from "../../../core/moving/run.ts";
import {
  addLines,
  createRun,
  discardRun,
  findRun,
  listRemarks,
  listRuns,
  MAX_NUMBER,
  requestRun,
} from "../../../core/moving/runs/runs.ts";
import { all, IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { AnyObject, Body, choice, GivenText, MAX_AMOUNT_LENGTH, NoBody } from "../../kit/fields.ts";
import { CsvFile, sendCsv } from "../../kit/lists/csv.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, readQuery } from "../../kit/lists/parameters.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readAmount } from "../../kit/read-amount.ts";
import { readId } from "../read.ts";
import { Migration, presentMigration, presentRemark, Remark, REMARK_COLUMNS } from "./migration.ts";

const TAGS = ["Operator: moving in"];
const MAX_NAME_LENGTH = 100;
const MAX_SOURCE_LENGTH = 500;
const MAX_LINES = 5_000;
const MAX_LINES_BYTES = 8 * 1024 * 1024;
const EXPORT_PAGE = 1_000;
const MAX_CURRENCIES = 200;

const GUIDE = join(import.meta.dirname, "../../../../docs/migrate.md");

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

const ImportBody = Body({
  confirmed: Type.Optional(
    Type.Array(Type.Object({ currency: Type.String({ maxLength: 3 }), difference: GivenText(MAX_AMOUNT_LENGTH) }), {
      maxItems: MAX_CURRENCIES,
      description:
        "`currency` and `difference` of the report as they were shown; nothing is imported if they have changed",
    }),
  ),
});

/** Moving in from another panel: its rows are uploaded, planned and imported. Only owners may. */
export function registerMigrations(scope: RouteScope, context: HttpContext): void {
  registerReading(scope, context);
  registerTasks(scope, context);
  registerReports(scope, context);
  registerRemarks(scope, context);
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
  const accepted = { 202: one(Migration), ...refusals };
  const planSchema = {
    tags: TAGS,
    summary: "Plan a migration run: report what it would change; nothing is imported",
    params: IdParams,
    body: NoBody,
    response: accepted,
  };
  scope.post("/migrations/:id/plan", { schema: planSchema, config }, async (request, reply) => {
    reply.code(202);
    return { data: presentMigration(await requestRun(core, readId(request.params.id, "migration"), "plan")) };
  });

  const importSchema = {
    tags: TAGS,
    summary: "Import a migration run: everything, or nothing if a value cannot be imported",
    params: IdParams,
    body: ImportBody,
    response: accepted,
  };
  scope.post("/migrations/:id/import", { schema: importSchema, config }, async (request, reply) => {
    const confirmed = request.body.confirmed?.map(({ currency, difference }) => [
      currency,
      readAmount("confirmed", difference).toString(),
    ]);
    const sums = confirmed === undefined ? null : Object.fromEntries(confirmed);
    reply.code(202);
    return { data: presentMigration(await requestRun(core, readId(request.params.id, "migration"), "import", sums)) };
  });
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

function registerReports(scope: RouteScope, { core }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The last migration runs, newest first",
    response: { 200: all(Migration), ...refusals },
  };
  scope.get("/migrations", { schema: listSchema, config }, async () => ({
    data: (await listRuns(core)).map(presentMigration),
  }));

  const guideSchema = {
    tags: TAGS,
    summary: "The guide to moving in, with the files of a bundle and their fields",
    response: { 200: { description: "Markdown", content: { "text/plain": { schema: Type.String() } } }, ...refusals },
  };
  scope.get("/migrations/guide", { schema: guideSchema, config }, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(await readFile(GUIDE, "utf8")),
  );

  const oneSchema = { tags: TAGS, summary: "A migration run with its progress and report", params: IdParams, response };
  scope.get("/migrations/:id", { schema: oneSchema, config }, async (request) => ({
    data: presentMigration(await findRun(core, readId(request.params.id, "migration"))),
  }));
}

function registerRemarks(scope: RouteScope, { core, config: settings }: HttpContext): void {
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

  const exportSchema = {
    tags: TAGS,
    summary: "The same as a CSV file",
    params: IdParams,
    querystring: queryOf(FILTERS),
    response: { 200: CsvFile, ...refusals },
  };
  const exported = { schema: exportSchema, config, exposeHeadRoute: false };
  scope.get("/migrations/:id/remarks.csv", exported, async (request, reply) => {
    const { severity } = readQuery(request.query, FILTERS);
    const id = readId(request.params.id, "migration");
    // Before the file begins, or a run that does not exist would be an empty one.
    await findRun(core, id);
    const pages = pagesOf((after) => listRemarks(core, id, { severity, after, limit: EXPORT_PAGE }));
    return sendCsv(reply, `migration-${id}`, REMARK_COLUMNS, pages);
  });
}

async function* pagesOf(read: (after: bigint) => Promise<MovingRemark[]>): AsyncGenerator<MovingRemark[]> {
  for (let after = 0n; ;) {
    const page = await read(after);
    yield page;
    if (page.length < EXPORT_PAGE) return;
    after = page.at(-1)!.id;
  }
}

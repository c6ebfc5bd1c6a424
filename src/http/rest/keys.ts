import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { KEY_STATES } from "../../core/resellers/keys/api-key.ts";
import {
  changeApiKey,
  createApiKey,
  pageApiKeys,
  readApiKey,
  requireOwnRateLimit,
  revokeApiKey,
  type MadeKey,
} from "../../core/resellers/keys/api-keys.ts";
import { requirePerson } from "../../core/kernel/caller.ts";
import { regenerateApiKey, rotateApiKey } from "../../core/resellers/keys/replace-key.ts";
import { invalidField } from "../../core/kernel/errors.ts";
import type { HttpContext } from "../kit/context.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { confirmCaller } from "../kit/access/confirm.ts";
import {
  ChangeKeyBody,
  CreateKeyBody,
  Key,
  RegenerateKeyBody,
  RotateKeyBody,
  ShownKey,
} from "../kit/resources/key-schemas.ts";
import { readPage, sendPage } from "../kit/pages.ts";
import { presentKey } from "../kit/resources/present-key.ts";
import { createQueryReader } from "../kit/query.ts";
import { readFlag, readKeyId, readSettings, readWhole } from "../kit/resources/read-key.ts";
import { consumes, IdParams, listOf, listQuery, one, refusals } from "../kit/schemas.ts";

const TAGS = ["API keys"];
const GREATEST_ID = 2 ** 31 - 1;
const MODES = ["true", "false"] as const;

/** What the page API Access does: for people alone, never for a key. */
export function registerKeys(scope: FastifyInstance, context: HttpContext): void {
  scope.addHook("preHandler", async (request) => requirePerson(callerOf(request)));
  registerReading(scope, context);
  registerMaking(scope, context);
  registerChanging(scope, context);
}

function registerReading(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The caller's API keys, live and test, the newest first and without their secrets",
    querystring: listQuery({ state: KEY_STATES.join(", "), test: "true or false" }),
    response: { 200: listOf(Key), ...refusals },
  };
  scope.get("/keys", { schema: listSchema }, async (request, reply) => {
    const raw = request.query as Record<string, unknown>;
    const query = createQueryReader(raw);
    const page = readPage(query, raw);
    const mode = query.oneOf("test", MODES);
    const filter = { states: query.several("state", KEY_STATES), test: mode && mode === "true" };
    query.finish();
    const part =
      page.mode === "page"
        ? { limit: page.limit, offset: page.offset }
        : { limit: page.limit, after: page.after === null ? GREATEST_ID : Math.min(Number(page.after), GREATEST_ID) };
    const { keys, total } = await pageApiKeys(core, callerOf(request).resellerId, { ...filter, ...part });
    const now = core.clock();
    const rows = { data: keys.map((key) => presentKey(key, now)), total, lastId: keys.at(-1)?.id };
    return sendPage(request, reply, config, page, rows);
  });

  const oneSchema = { tags: TAGS, summary: "One API key", params: IdParams, response: { 200: one(Key), ...refusals } };
  scope.get("/keys/:id", { schema: oneSchema }, async (request) => {
    const key = await readApiKey(core, callerOf(request).resellerId, readKeyId(request.params));
    return { data: presentKey(key, core.clock()) };
  });
}

function registerMaking(scope: FastifyInstance, context: HttpContext): void {
  const { core } = context;
  const createSchema = {
    tags: TAGS,
    summary: "Make an API key; it is shown this once",
    consumes,
    body: CreateKeyBody,
    response: { 201: one(ShownKey), ...refusals },
  };
  scope.post("/keys", { schema: createSchema }, async (request, reply) => {
    const { resellerId } = callerOf(request);
    const settings = readSettings(request.body);
    const test = readFlag("test", (request.body as Record<string, unknown>)["test"]);
    if (isNumber(settings.rateLimit)) await requireOwnRateLimit(core, resellerId, settings.rateLimit);
    await confirmCaller(context, request);
    return show(request, reply, await createApiKey(core, { resellerId, test, ...settings }));
  });

  const regenerateSchema = {
    tags: TAGS,
    summary: "A new secret for the same settings, shown this once; the old key is refused from now on",
    consumes,
    params: IdParams,
    body: RegenerateKeyBody,
    response: { 201: one(ShownKey), ...refusals },
  };
  scope.post("/keys/:id/regenerate", { schema: regenerateSchema }, async (request, reply) => {
    const choice = { id: readKeyId(request.params), resellerId: callerOf(request).resellerId };
    await confirmCaller(context, request);
    return show(request, reply, await regenerateApiKey(core, choice));
  });

  const rotateSchema = {
    tags: TAGS,
    summary: "A new secret for the same settings, shown this once; the old key lives on for some hours",
    consumes,
    params: IdParams,
    body: RotateKeyBody,
    response: { 201: one(ShownKey), ...refusals },
  };
  scope.post("/keys/:id/rotate", { schema: rotateSchema }, async (request, reply) => {
    const choice = { id: readKeyId(request.params), resellerId: callerOf(request).resellerId };
    const hours = readWhole("hours", (request.body as Record<string, unknown>)["hours"]);
    if (hours === undefined) throw invalidField("hours", "Say for how many hours the old key lives on.");
    await confirmCaller(context, request);
    return show(request, reply, await rotateApiKey(core, choice, hours));
  });

  async function show(request: FastifyRequest, reply: FastifyReply, { id, key }: MadeKey): Promise<object> {
    reply.code(201).header("Location", `/api/v1/keys/${id}`);
    const made = await readApiKey(core, callerOf(request).resellerId, id);
    return { data: { ...presentKey(made, core.clock()), key } };
  }
}

function registerChanging(scope: FastifyInstance, { core }: HttpContext): void {
  const changeSchema = {
    tags: TAGS,
    summary: "Change what a key may do and from where; what is not named stays",
    consumes,
    params: IdParams,
    body: ChangeKeyBody,
    response: { 200: one(Key), ...refusals },
  };
  scope.patch("/keys/:id", { schema: changeSchema }, async (request) => {
    const { resellerId } = callerOf(request);
    const id = readKeyId(request.params);
    const settings = readSettings(request.body);
    if (isNumber(settings.rateLimit)) {
      const { rateLimit } = await readApiKey(core, resellerId, id);
      await requireOwnRateLimit(core, resellerId, settings.rateLimit, rateLimit);
    }
    return { data: presentKey(await changeApiKey(core, resellerId, id, settings), core.clock()) };
  });

  const revokeSchema = {
    tags: TAGS,
    summary: "Revoke a key: it is refused from now on, for ever",
    params: IdParams,
    response: { 200: one(Key), ...refusals },
  };
  scope.post("/keys/:id/revoke", { schema: revokeSchema }, async (request) => {
    const key = await revokeApiKey(core, callerOf(request).resellerId, readKeyId(request.params));
    return { data: presentKey(key, core.clock()) };
  });
}

function isNumber(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}

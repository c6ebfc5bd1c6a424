import type { FastifyReply, FastifyRequest } from "fastify";
import { GREATEST_INTEGER_ID } from "../../core/kernel/greatest-ids.ts";
import { Type, type Static } from "typebox";
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
import { callerOf } from "../kit/access/authenticate.ts";
import { confirmCaller } from "../kit/access/confirm.ts";
import { consumes, IdParams, listOf, one, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { FormNumber, orNull } from "../kit/fields.ts";
import { readFlag, readWhole } from "../kit/form-values.ts";
import { answerPage, PAGE, readPage } from "../kit/lists/pages.ts";
import { flag, queryOf, readParameters, several } from "../kit/lists/parameters.ts";
import { createQueryReader } from "../kit/lists/query.ts";
import { Key, presentKey, readKeyId, ShownKey } from "../kit/resources/key.ts";
import { KEY_SETTINGS, readSettings } from "../kit/resources/key-settings.ts";
import type { RouteScope } from "../kit/scope.ts";

const TAGS = ["API keys"];

const CONFIRMATION = {
  password: Type.String({ description: "Your current password" }),
  otp: orNull(["string"], { description: "The one-time code, if two-factor authentication is on" }),
};
const CreateBody = Type.Object(
  {
    ...KEY_SETTINGS,
    test: orNull(["boolean", "integer", "string"], { description: "A key for the test wallet" }),
    ...CONFIRMATION,
  },
  { $id: "ApiKeyRequest" },
);
const ChangeBody = Type.Object(KEY_SETTINGS, { $id: "ApiKeyChange" });
const RotateBody = Type.Object(
  {
    hours: Type.Unsafe<number | string>({
      ...FormNumber,
      description: "How many hours the old key keeps working, 0 to 168",
    }),
    ...CONFIRMATION,
  },
  { $id: "ApiKeyRotation" },
);

const FILTERS = { state: several(KEY_STATES), test: flag("True for test keys only, false for live keys only") };

/** What the page API Access does: for people alone, never for a key. */
export function registerKeys(scope: RouteScope, context: HttpContext): void {
  scope.addHook("preHandler", async (request) => requirePerson(callerOf(request)));
  registerReading(scope, context);
  registerCreating(scope, context);
  registerReplacing(scope, context);
  registerChanging(scope, context);
}

function registerReading(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The caller's API keys, live and test, newest first, without their secrets",
    querystring: queryOf({ ...FILTERS, ...PAGE }),
    response: { 200: listOf(Key), ...refusals },
  };
  scope.get("/keys", { schema: listSchema }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readPage(query);
    const { state: states, test } = readParameters(query, FILTERS);
    query.finish();
    const part =
      page.mode === "page"
        ? { limit: page.limit, offset: page.offset }
        : { limit: page.limit, after: Math.min(Number(page.after ?? GREATEST_INTEGER_ID), GREATEST_INTEGER_ID) };
    const { keys, total } = await pageApiKeys(core, callerOf(request).resellerId, { states, test, ...part });
    const now = core.clock();
    const rows = { data: keys.map((key) => presentKey(key, now)), total, lastId: keys.at(-1)?.id };
    return answerPage({ request, reply, config }, page, rows);
  });

  const oneSchema = { tags: TAGS, summary: "One API key", params: IdParams, response: { 200: one(Key), ...refusals } };
  scope.get("/keys/:id", { schema: oneSchema }, async (request) => {
    const key = await readApiKey(core, choiceOf(request));
    return { data: presentKey(key, core.clock()) };
  });
}

function registerCreating(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const schema = {
    tags: TAGS,
    summary: "Create an API key; it is shown only once",
    consumes,
    body: CreateBody,
    response: { 201: one(ShownKey), ...refusals },
  };
  scope.post("/keys", { schema }, async (request, reply) => {
    const { resellerId } = callerOf(request);
    const settings = readSettings(request.body);
    const test = readFlag("test", request.body.test);
    if (isNumber(settings.rateLimit)) await requireOwnRateLimit(core, resellerId, settings.rateLimit);
    await confirmCaller(context, request, request.body);
    return show(context, reply, resellerId, await createApiKey(core, { resellerId, test, ...settings }));
  });
}

function registerReplacing(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const regenerateSchema = {
    tags: TAGS,
    summary: "Replace the key with a new secret, shown only once; the old key stops working immediately",
    consumes,
    params: IdParams,
    body: Type.Object(CONFIRMATION),
    response: { 201: one(ShownKey), ...refusals },
  };
  scope.post("/keys/:id/regenerate", { schema: regenerateSchema }, async (request, reply) => {
    const choice = choiceOf(request);
    await confirmCaller(context, request, request.body);
    return show(context, reply, choice.resellerId, await regenerateApiKey(core, choice));
  });

  const rotateSchema = {
    tags: TAGS,
    summary: "Rotate the key: get a new secret, shown only once; the old key keeps working for some hours",
    consumes,
    params: IdParams,
    body: RotateBody,
    response: { 201: one(ShownKey), ...refusals },
  };
  scope.post("/keys/:id/rotate", { schema: rotateSchema }, async (request, reply) => {
    const choice = choiceOf(request);
    const hours = readWhole("hours", request.body.hours);
    if (hours === undefined) throw invalidField("hours", "Enter how many hours the old key keeps working.");
    await confirmCaller(context, request, request.body);
    return show(context, reply, choice.resellerId, await rotateApiKey(core, choice, hours));
  });
}

/** A key that was just made, with its secret. */
async function show(
  { core }: HttpContext,
  reply: FastifyReply,
  resellerId: number,
  { id, key }: MadeKey,
): Promise<{ data: Static<typeof ShownKey> }> {
  reply.code(201).header("Location", `/api/v1/keys/${id}`);
  return { data: { ...presentKey(await readApiKey(core, { resellerId, id }), core.clock()), key } };
}

function registerChanging(scope: RouteScope, { core }: HttpContext): void {
  const changeSchema = {
    tags: TAGS,
    summary: "Change the settings of a key; omitted fields keep their value",
    consumes,
    params: IdParams,
    body: ChangeBody,
    response: { 200: one(Key), ...refusals },
  };
  scope.patch("/keys/:id", { schema: changeSchema }, async (request) => {
    const choice = choiceOf(request);
    const settings = readSettings(request.body);
    if (isNumber(settings.rateLimit)) {
      const { rateLimit } = await readApiKey(core, choice);
      await requireOwnRateLimit(core, choice.resellerId, settings.rateLimit, rateLimit);
    }
    return { data: presentKey(await changeApiKey(core, choice, settings), core.clock()) };
  });

  const revokeSchema = {
    tags: TAGS,
    summary: "Revoke a key permanently",
    params: IdParams,
    response: { 200: one(Key), ...refusals },
  };
  scope.post("/keys/:id/revoke", { schema: revokeSchema }, async (request) => {
    const key = await revokeApiKey(core, choiceOf(request));
    return { data: presentKey(key, core.clock()) };
  });
}

function isNumber(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}

/** A key of the caller. */
function choiceOf(request: FastifyRequest<{ Params: { id: string } }>): { id: number; resellerId: number } {
  return { id: readKeyId(request.params.id), resellerId: callerOf(request).resellerId };
}

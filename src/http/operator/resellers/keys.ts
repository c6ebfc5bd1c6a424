import { Type } from "typebox";
import { SCOPES } from "../../../core/kernel/caller.ts";
import { createApiKey, listApiKeys, readApiKey, revokeApiKey } from "../../../core/resellers/keys/api-keys.ts";
import { regenerateApiKey, rotateApiKey } from "../../../core/resellers/keys/replace-key.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { DIALECTS } from "../../kit/dialects.ts";
import { Body, choice, Flag, GivenText, Id, NoBody, nullable } from "../../kit/fields.ts";
import { readSettings } from "../../kit/resources/key-settings.ts";
import { Key, presentKey, ShownKey } from "../../kit/resources/key.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { findResellerId, readId } from "../read.ts";

const TAGS = ["Operator: resellers"];
const read = { permission: "read" } as const;
const manage = { permission: "manage_resellers" } as const;

const MadeKey = Type.Object(
  { id: Id, key: Type.String({ description: "The key, shown only once" }) },
  { $id: "MadeKey" },
);

const RotateBody = Body({ hours: Type.Integer({ description: "How many hours the old key keeps working, 0 to 168" }) });

const OperatorKeyBody = Body({
  label: Type.Optional(GivenText()),
  test: Type.Optional(Flag),
  scopes: Type.Optional(Type.Array(choice(SCOPES), { description: "All by default" })),
  allowed_ips: Type.Optional(
    nullable(Type.Array(GivenText()), "Allowed IP addresses and ranges; null or empty for any"),
  ),
  rate_limit: Type.Optional(nullable(Type.Integer(), "Requests per minute; null for the reseller's limit")),
  dialect: Type.Optional(choice(DIALECTS)),
  strict_http: Type.Optional(
    Type.Boolean({ description: "Dispatch answers errors with their HTTP status instead of 200" }),
  ),
  replay: Type.Optional(
    Type.Boolean({ description: "A repeated dispatch order returns the first one; true by default" }),
  ),
  expires_at: Type.Optional(nullable(GivenText(), "Expiry of the key; null if it does not expire")),
});

/** API keys by their own number, for staff who do not know the reseller. */
export function registerKeys(scope: RouteScope, { core }: HttpContext): void {
  const ofOne = { tags: TAGS, params: IdParams };

  const regenerateSchema = {
    ...ofOne,
    summary: "Replace a key with a new secret; the old key stops working immediately",
    body: NoBody,
    response: { 200: one(MadeKey), ...refusals },
  };
  scope.post("/keys/:id/regenerate", { schema: regenerateSchema, config: manage }, async (request) => ({
    data: await regenerateApiKey(recording(core, request), { id: readId(request.params.id, "key") }),
  }));

  const rotateSchema = {
    ...ofOne,
    summary: "Rotate a key: create a new secret; the old key keeps working for some hours",
    body: RotateBody,
    response: { 200: one(MadeKey), ...refusals },
  };
  scope.post("/keys/:id/rotate", { schema: rotateSchema, config: manage }, async (request) => {
    const { hours } = request.body;
    return { data: await rotateApiKey(recording(core, request), { id: readId(request.params.id, "key") }, hours) };
  });

  const revokeSchema = {
    ...ofOne,
    summary: "Revoke a key permanently",
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.post("/keys/:id/revoke", { schema: revokeSchema, config: manage }, async (request) => {
    await revokeApiKey(recording(core, request), { id: readId(request.params.id, "key") });
    return { message: "The key is revoked." };
  });
}

/** A reseller's keys. */
export function registerResellerKeys(scope: RouteScope, { core }: HttpContext): void {
  const keysSchema = {
    tags: TAGS,
    summary: "The reseller's API keys without their secrets",
    params: IdParams,
    response: { 200: one(Type.Array(Key)), ...refusals },
  };
  scope.get("/resellers/:id/keys", { schema: keysSchema, config: read }, async (request) => {
    const keys = await listApiKeys(core, await findResellerId(core, request.params.id));
    return { data: keys.map((key) => presentKey(key, core.clock())) };
  });

  const createSchema = {
    tags: TAGS,
    summary: "Create an API key for a reseller; it is shown only once",
    params: IdParams,
    body: OperatorKeyBody,
    response: { 201: one(ShownKey), ...refusals },
  };
  scope.post("/resellers/:id/keys", { schema: createSchema, config: manage }, async (request, reply) => {
    const resellerId = await findResellerId(core, request.params.id);
    const { test } = request.body;
    const { id, key } = await createApiKey(core, {
      resellerId,
      test,
      ...readSettings(request.body),
    });
    reply.code(201);
    return { data: { ...presentKey(await readApiKey(core, { resellerId, id }), core.clock()), key } };
  });
}

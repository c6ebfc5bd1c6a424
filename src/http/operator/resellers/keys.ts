import { Type } from "typebox";
import { SCOPES } from "../../../core/kernel/caller.ts";
import { createApiKey, listApiKeys, readApiKey, revokeApiKey } from "../../../core/resellers/keys/api-keys.ts";
import { regenerateApiKey, rotateApiKey } from "../../../core/resellers/keys/replace-key.ts";
import { revokeToken } from "../../../core/resellers/keys/tokens.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { DIALECTS } from "../../kit/dialects.ts";
import { Body, choice, Flag, GivenText, Id, NoBody, nullable } from "../../kit/fields.ts";
import { readSettings } from "../../kit/resources/key-settings.ts";
import { Key, presentKey, readKeyId, ShownKey } from "../../kit/resources/key.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { findResellerId, readId } from "../read.ts";

const TAGS = ["Operator: resellers"];
const read = { permission: "read" } as const;
const manage = { permission: "manage_resellers" } as const;

const MadeKey = Type.Object(
  { id: Id, key: Type.String({ description: "The key, shown this once" }) },
  { $id: "MadeKey" },
);

const RotateBody = Body({ hours: Type.Integer({ description: "How long the old key still works, 0 to 168 hours" }) });

const OperatorKeyBody = Body({
  label: Type.Optional(GivenText()),
  test: Type.Optional(Flag),
  scopes: Type.Optional(Type.Array(choice(SCOPES), { description: "All unless given" })),
  allowed_ips: Type.Optional(nullable(Type.Array(GivenText()), "Addresses and ranges; null or none: any")),
  rate_limit: Type.Optional(nullable(Type.Integer(), "Requests a minute; null: the reseller's")),
  dialect: Type.Optional(choice(DIALECTS)),
  strict_http: Type.Optional(Type.Boolean({ description: "Dispatch errors carry their HTTP status instead of 200" })),
  replay: Type.Optional(
    Type.Boolean({ description: "A repeated dispatch order answers with the first one; true unless given" }),
  ),
  expires_at: Type.Optional(nullable(GivenText(), "Last moment of the key; null: none")),
});

const KeyParams = Type.Object({ id: Type.String(), key_id: Type.String() });

/** API keys by their own number, for whoever does not know the reseller. */
export function registerKeys(scope: RouteScope, { core }: HttpContext): void {
  const ofOne = { tags: TAGS, params: IdParams };

  const regenerateSchema = {
    ...ofOne,
    summary: "Make a new secret with the settings of a key; the old one is refused at once",
    body: NoBody,
    response: { 200: one(MadeKey), ...refusals },
  };
  scope.post("/keys/:id/regenerate", { schema: regenerateSchema, config: manage }, async (request) => ({
    data: await regenerateApiKey(recording(core, request), { id: readId(request.params.id, "key") }),
  }));

  const rotateSchema = {
    ...ofOne,
    summary: "Make a new secret with the settings of a key; the old one works for some hours more",
    body: RotateBody,
    response: { 200: one(MadeKey), ...refusals },
  };
  scope.post("/keys/:id/rotate", { schema: rotateSchema, config: manage }, async (request) => {
    const { hours } = request.body;
    return { data: await rotateApiKey(recording(core, request), { id: readId(request.params.id, "key") }, hours) };
  });

  const revokeSchema = {
    ...ofOne,
    summary: "Revoke a key: it is refused at once and permanently",
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.post("/keys/:id/revoke", { schema: revokeSchema, config: manage }, async (request) => {
    await revokeToken(recording(core, request), readId(request.params.id, "key"));
    return { message: "The key is revoked." };
  });
}

/** A reseller's keys. */
export function registerResellerKeys(scope: RouteScope, { core }: HttpContext): void {
  const keysSchema = {
    tags: TAGS,
    summary: "A reseller's API keys without their secrets",
    params: IdParams,
    response: { 200: one(Type.Array(Key)), ...refusals },
  };
  scope.get("/resellers/:id/keys", { schema: keysSchema, config: read }, async (request) => {
    const keys = await listApiKeys(core, await findResellerId(core, request.params.id));
    return { data: keys.map((key) => presentKey(key, core.clock())) };
  });

  const createSchema = {
    tags: TAGS,
    summary: "Make an API key for a reseller; it is shown this once",
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
    return { data: { ...presentKey(await readApiKey(core, resellerId, id), core.clock()), key } };
  });

  const revokeSchema = {
    tags: TAGS,
    summary: "Revoke a reseller's key: it is refused from now on, for ever",
    params: KeyParams,
    response: { 200: one(Key), ...refusals },
  };
  scope.post("/resellers/:id/keys/:key_id/revoke", { schema: revokeSchema, config: manage }, async (request) => {
    const { key_id } = request.params;
    const keyId = readKeyId(key_id);
    return {
      data: presentKey(
        await revokeApiKey(recording(core, request), await findResellerId(core, request.params.id), keyId),
        core.clock(),
      ),
    };
  });
}

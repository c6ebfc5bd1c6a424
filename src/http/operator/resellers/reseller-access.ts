import { createApiKey, listApiKeys, readApiKey, revokeApiKey } from "../../../core/resellers/keys/api-keys.ts";
import {
  findReseller,
  resetResellerSecondFactor,
  sendResellerReset,
  setResellerPassword,
} from "../../../core/resellers/accounts/resellers.ts";
import { listPersonalPrices } from "../../../core/catalogue/prices/personal-prices.ts";
import { Type, type Static } from "typebox";
import { recording } from "../../kit/access/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Key, presentKey, readKeyId, ShownKey } from "../../kit/resources/key.ts";
import { readSettings } from "../../kit/resources/key-settings.ts";
import { presentPersonalPrice } from "./present-resellers.ts";
import { readId } from "../read.ts";
import { KeyParams, OperatorKeyBody, PasswordBody, PersonalPrice } from "./reseller-schemas.ts";
import { IdParams, Message, one, refusals } from "../../kit/answers.ts";
import { NoBody } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: resellers"];
const read = { permission: "read" } as const;
const manage = { permission: "manage_resellers" } as const;

/** A reseller's keys, password and personal prices. */
export function registerResellerAccess(scope: RouteScope, { core }: HttpContext): void {
  const keysSchema = {
    tags: TAGS,
    summary: "A reseller's API keys without their secrets",
    params: IdParams,
    response: { 200: one(Type.Array(Key)), ...refusals },
  };
  scope.get("/resellers/:id/keys", { schema: keysSchema, config: read }, async (request) => {
    const keys = await listApiKeys(core, await readReseller(request));
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
    const resellerId = await readReseller(request);
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
      data: presentKey(await revokeApiKey(recording(core, request), await readReseller(request), keyId), core.clock()),
    };
  });

  const passwordSchema = {
    tags: TAGS,
    summary: "Set the password that a reseller signs in with; open sessions end",
    params: IdParams,
    body: PasswordBody,
    response: { 200: Message, ...refusals },
  };
  scope.post("/resellers/:id/password", { schema: passwordSchema, config: manage }, async (request) => {
    const { password } = request.body;
    await setResellerPassword(core, readId(request.params.id, "reseller"), password);
    return { message: "The password is set." };
  });

  const factorSchema = {
    tags: TAGS,
    summary: "Take a lost second factor off a reseller's sign-in; passkeys are removed and open sessions end",
    params: IdParams,
    response: { 200: Message, ...refusals },
  };
  scope.post("/resellers/:id/reset-second-factor", { schema: factorSchema, config: manage }, async (request) => {
    await resetResellerSecondFactor(recording(core, request), readId(request.params.id, "reseller"));
    return { message: "The second factor is off." };
  });

  const linkSchema = {
    tags: TAGS,
    summary: "Mail a reseller the link to choose another password, for an hour and one use",
    params: IdParams,
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.post("/resellers/:id/password-link", { schema: linkSchema, config: manage }, async (request) => {
    await sendResellerReset(core, readId(request.params.id, "reseller"));
    return { message: "The link is on its way. Without a mail server it stands in the server's log." };
  });

  const pricesSchema = {
    tags: TAGS,
    summary: "What this reseller alone pays, beside the price that would count without it",
    params: IdParams,
    response: { 200: one(Type.Array(PersonalPrice)), ...refusals },
  };
  scope.get("/resellers/:id/prices", { schema: pricesSchema, config: read }, async (request) => ({
    data: (await listPersonalPrices(core, await readReseller(request))).map(presentPersonalPrice),
  }));

  /** Throws not_found. */
  async function readReseller({ params }: { params: Static<typeof IdParams> }): Promise<number> {
    return (await findReseller(core, String(readId(params.id, "reseller")))).id;
  }
}

import { Type } from "typebox";
import { regenerateApiKey, rotateApiKey } from "../../../core/resellers/keys/replace-key.ts";
import { revokeToken } from "../../../core/resellers/keys/tokens.ts";
import { recording } from "../../kit/access/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import { readId } from "../read.ts";
import { IdParams, Message, one, refusals } from "../../kit/answers.ts";
import { Body, Id, NoBody } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: resellers"];
const manage = { permission: "manage_resellers" } as const;

export const MadeKey = Type.Object(
  { id: Id, key: Type.String({ description: "The key, shown this once" }) },
  { $id: "MadeKey" },
);
const RotateBody = Body({ hours: Type.Integer({ description: "How long the old key still works, 0 to 168 hours" }) });

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

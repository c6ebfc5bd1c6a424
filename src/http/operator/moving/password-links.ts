import { Type } from "typebox";
import {
  LINKS_PER_MINUTE,
  MOST_LINKS,
  readPasswordLinks,
  requestPasswordLinks,
} from "../../../core/moving/links/password-links.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, Count } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: moving in"];

export const PasswordLinks = Type.Object(
  {
    eligible: Type.Integer({ description: "Resellers without a password that works here who have no valid link yet" }),
    waiting: Type.Integer({ description: "Links that were requested and are not sent yet" }),
    sent: Count,
    failed: Type.Integer({ description: "Links that could not be sent; a new request includes them" }),
    per_minute: Type.Integer({ description: "How many are sent in a minute" }),
    can_send: Type.Boolean({ description: "False without a mail server" }),
  },
  { $id: "PasswordLinks" },
);
export const RequestedLinks = Type.Object({ requested: Count }, { $id: "RequestedLinks" });

/** Links by which resellers who moved in without a usable password set one. */
export function registerPasswordLinks(scope: RouteScope, { core, config: settings }: HttpContext): void {
  const config = { permission: "move_in" } as const;
  const readSchema = {
    tags: TAGS,
    summary: "How many resellers need a link to set a password, and how many links were sent",
    response: { 200: one(PasswordLinks), ...refusals },
  };
  scope.get("/password-links", { schema: readSchema, config }, async () => ({
    data: {
      ...(await readPasswordLinks(core)),
      per_minute: LINKS_PER_MINUTE,
      can_send: settings.SMTP_URL !== undefined,
    },
  }));

  const requestSchema = {
    tags: TAGS,
    summary: "Email resellers who moved in a link to set a password; each gets one until it expires",
    body: Body({
      limit: Type.Integer({ minimum: 1, maximum: MOST_LINKS, description: "How many resellers at most" }),
    }),
    response: { 202: one(RequestedLinks), ...refusals },
  };
  scope.post("/password-links", { schema: requestSchema, config }, async (request, reply) => {
    const requested = await requestPasswordLinks(core, request.body.limit);
    reply.code(202);
    return { data: { requested } };
  });
}

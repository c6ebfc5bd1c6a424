import { Type } from "typebox";
import {
  resetResellerSecondFactor,
  sendResellerReset,
  setResellerPassword,
} from "../../../core/resellers/accounts/resellers.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, Message, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, NoBody } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";

const TAGS = ["Operator: resellers"];
export const manage = { permission: "manage_resellers" } as const;
export const PASSWORD_LENGTH = { minLength: 8, maxLength: 128 };
const PasswordBody = Body({ password: Type.String(PASSWORD_LENGTH) });

/** What a reseller signs in with. */
export function registerResellerSignIn(scope: RouteScope, { core }: HttpContext): void {
  const passwordSchema = {
    tags: TAGS,
    summary: "Set the reseller's password; all sessions end",
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
    summary: "Reset the reseller's two-factor authentication; passkeys are removed and all sessions end",
    params: IdParams,
    response: { 200: Message, ...refusals },
  };
  scope.post("/resellers/:id/reset-two-factor", { schema: factorSchema, config: manage }, async (request) => {
    await resetResellerSecondFactor(recording(core, request), readId(request.params.id, "reseller"));
    return { message: "Two-factor authentication is off." };
  });

  const linkSchema = {
    tags: TAGS,
    summary: "Email the reseller a link to set a new password; it works once, for an hour",
    params: IdParams,
    body: NoBody,
    response: { 200: Message, ...refusals },
  };
  scope.post("/resellers/:id/password-link", { schema: linkSchema, config: manage }, async (request) => {
    await sendResellerReset(core, readId(request.params.id, "reseller"));
    return { message: "The link is on its way. Without a mail server it is written to the server's log." };
  });
}

import { Type } from "typebox";
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  type Passkey as PasskeyOfUser,
} from "../../../core/people/passkeys/passkeys.ts";
import type { HttpContext } from "../../kit/context.ts";
import { guardLogin } from "../../kit/limits/login-guard.ts";
import { sessionAttempt, sessionOf } from "../../kit/access/session-cookie.ts";
import { COOKIE, TAGS } from "../guard.ts";
import { CreationOptions, Passkey, RegistrationResponse } from "./schemas.ts";
import { passkeySite, setPasskeyCookie, takePasskeyCookie } from "./site.ts";
import { ConfirmationBody, readConfirmation } from "../schemas.ts";
import { consumes, IdParams, Message, one, refusals } from "../../kit/answers.ts";
import { Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const COMMON = { tags: TAGS, security: COOKIE };

/** The passkeys of the signed-in user. Adding and removing one takes the password, and a code where there is one. */
export function registerPasskeys(scope: RouteScope, context: HttpContext): void {
  registerAdding(scope, context);
  registerChanging(scope, context);
}

function registerAdding(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const beginSchema = {
    ...COMMON,
    summary: "Start adding a passkey; the challenge works once, for five minutes, in this browser",
    consumes,
    body: ConfirmationBody,
    response: { 200: one(CreationOptions), ...refusals },
  };
  const beginOptions = { schema: beginSchema, config: { secret: ["otp"] } };
  scope.post("/session/passkeys/options", beginOptions, async (request, reply) => {
    const session = sessionOf(request);
    const site = passkeySite(context, request);
    const { options, token } = await guardLogin(context, request, sessionAttempt(session), () =>
      beginPasskey(core, session, readConfirmation(request.body), site),
    );
    setPasskeyCookie(context, request, reply, token);
    return { data: options };
  });

  const addSchema = {
    ...COMMON,
    summary: "Add the passkey that the browser created",
    consumes: ["application/json"],
    body: Type.Object({ name: Text, response: RegistrationResponse }),
    response: { 201: one(Passkey), ...refusals },
  };
  const addOptions = { schema: addSchema, config: { secret: ["response"] } };
  scope.post("/session/passkeys", addOptions, async (request, reply) => {
    const session = sessionOf(request);
    const site = passkeySite(context, request);
    const { name, response } = request.body;
    const token = takePasskeyCookie(context, request, reply);
    const passkey = await guardLogin(context, request, sessionAttempt(session), () =>
      addPasskey(core, session, { token, response: { ...response, clientExtensionResults: {} }, name }, site),
    );
    reply.code(201);
    return { data: presentPasskey(passkey) };
  });
}

function registerChanging(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const listSchema = {
    ...COMMON,
    summary: "List your passkeys, oldest first",
    response: { 200: Type.Object({ data: Type.Array(Passkey) }), ...refusals },
  };
  scope.get("/session/passkeys", { schema: listSchema }, async (request) => {
    return { data: (await listPasskeys(core, sessionOf(request))).map(presentPasskey) };
  });

  const renameSchema = {
    ...COMMON,
    summary: "Rename a passkey",
    consumes,
    params: IdParams,
    body: Type.Object({ name: Text }),
    response: { 200: one(Passkey), ...refusals },
  };
  scope.patch("/session/passkeys/:id", { schema: renameSchema }, async (request) => {
    const { params, body } = request;
    return { data: presentPasskey(await renamePasskey(core, sessionOf(request), params.id, body.name)) };
  });

  const removeSchema = {
    ...COMMON,
    summary: "Remove a passkey, with the password and a code where two-factor authentication is on",
    consumes,
    params: IdParams,
    body: ConfirmationBody,
    response: { 200: Message, ...refusals },
  };
  const removeOptions = { schema: removeSchema, config: { secret: ["otp"] } };
  scope.post("/session/passkeys/:id/remove", removeOptions, async (request) => {
    const session = sessionOf(request);
    const { id } = request.params;
    await guardLogin(context, request, sessionAttempt(session), () =>
      removePasskey(core, session, id, readConfirmation(request.body)),
    );
    return { message: "The passkey is removed." };
  });
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyOfUser) {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

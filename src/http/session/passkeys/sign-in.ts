import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { Type, type Static } from "typebox";
import { beginPasskeySignIn, checkPasskey } from "../../../core/people/passkeys/passkey-sign-in.ts";
import { passkeyAttempt } from "../../kit/access/browser-cookie.ts";
import type { HttpContext } from "../../kit/context.ts";
import { guardLogin } from "../../kit/limits/login-guard.ts";
import { refuseOtherSites } from "../../kit/access/session-cookie.ts";
import { beginSession } from "../begin.ts";
import { TAGS } from "../guard.ts";
import { AuthenticationResponse, RequestOptions } from "./schemas.ts";
import { passkeySite, setPasskeyCookie, takePasskeyCookie } from "./site.ts";
import { SessionState } from "../schemas.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";

/** Signing in without a password: the passkey says who signs in, and counts as both factors. */
export function registerPasskeySignIn(scope: RouteScope, context: HttpContext): void {
  const { core, rateLimits } = context;
  const beginSchema = {
    tags: TAGS,
    summary: "Start signing in with a passkey; the challenge works once, for five minutes, in this browser",
    response: { 200: one(RequestOptions), ...refusals },
    security: [],
  };
  scope.post("/session/passkey/options", { schema: beginSchema }, async (request, reply) => {
    refuseOtherSites(context, request);
    const site = passkeySite(context, request);
    await rateLimits.countPasskeySignIn(request);
    const { options, token } = await beginPasskeySignIn(core, site);
    setPasskeyCookie(context, request, reply, token);
    return { data: options };
  });

  const signInSchema = {
    tags: TAGS,
    summary: "Sign in with a passkey; no code from the authenticator app is needed",
    consumes: ["application/json"],
    body: Type.Object({ response: AuthenticationResponse }),
    response: { 200: one(SessionState), ...refusals },
    security: [],
  };
  const options = { schema: signInSchema, config: { secret: ["response"] } };
  scope.post("/session/passkey", options, async (request, reply) => {
    refuseOtherSites(context, request);
    const site = passkeySite(context, request);
    const response = readSignature(request.body.response);
    const token = takePasskeyCookie(context, request, reply);
    const user = await guardLogin(context, request, passkeyAttempt(response.id), () =>
      checkPasskey(core, { token, response }, site),
    );
    return { data: await beginSession(context, request, reply, user, null) };
  });
}

/** As the standard has it: what is absent is no null there. */
function readSignature({ response, ...credential }: Static<typeof AuthenticationResponse>): AuthenticationResponseJSON {
  const { userHandle, ...signed } = response;
  const named = { ...signed, ...(typeof userHandle === "string" && { userHandle }) };
  return { ...credential, clientExtensionResults: {}, response: named };
}

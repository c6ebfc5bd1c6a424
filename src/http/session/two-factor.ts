import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import {
  confirmTwoFactor,
  prepareTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from "../../core/people/sign-in/two-factor.ts";
import type { Session } from "../../core/people/sign-in/sessions.ts";
import type { HttpContext } from "../kit/context.ts";
import { guardLogin } from "../kit/limits/login-guard.ts";
import { consumes, Message, one, refusals } from "../kit/answers.ts";
import { sessionAttempt, sessionOf, setSessionCookie } from "../kit/access/session-cookie.ts";
import { COOKIE, TAGS } from "./guard.ts";
import { ConfirmationBody, Otp, PasswordBody, readConfirmation, RecoveryCodes, SecondFactor } from "./schemas.ts";
import type { RouteScope } from "../kit/scope.ts";

const COMMON = { tags: TAGS, consumes, security: COOKIE };

/** Runs what a signed-in user confirms, within the limits of sign-ins. */
type Guard = <T>(request: FastifyRequest, work: (session: Session) => Promise<T>) => Promise<T>;

/** A code beside the password. Turning it on or off is confirmed again, within the limits of sign-ins. */
export function registerTwoFactor(scope: RouteScope, context: HttpContext): void {
  const guard: Guard = (request, work) => {
    const session = sessionOf(request);
    return guardLogin(context, request, sessionAttempt(session), () => work(session));
  };
  registerSetUp(scope, context, guard);
  registerChanges(scope, context, guard);
}

function registerSetUp(scope: RouteScope, context: HttpContext, guard: Guard): void {
  const { core } = context;

  const prepareSchema = {
    ...COMMON,
    summary: "Set up two-factor authentication; it is off until you confirm it with a code",
    body: PasswordBody,
    response: { 200: one(SecondFactor), ...refusals },
  };
  scope.post("/session/two-factor", { schema: prepareSchema }, async (request) => {
    const { uri, secret, recoveryCodes } = await guard(request, (session) =>
      prepareTwoFactor(core, session, request.body.password),
    );
    return { data: { uri, secret, recovery_codes: recoveryCodes } };
  });

  const confirmSchema = {
    ...COMMON,
    summary: "Turn on two-factor authentication with a code from the authenticator app",
    body: Type.Object({ otp: Otp }),
    response: { 200: Message, ...refusals },
  };
  const confirmOptions = { schema: confirmSchema, config: { secret: ["otp"] } };
  scope.post("/session/two-factor/confirm", confirmOptions, async (request, reply) => {
    const token = await guard(request, (session) => confirmTwoFactor(core, session, request.body.otp));
    setSessionCookie(context, request, reply, token);
    return { message: "Two-factor authentication is on." };
  });
}

function registerChanges(scope: RouteScope, context: HttpContext, guard: Guard): void {
  const { core } = context;
  const removeSchema = {
    ...COMMON,
    summary: "Turn off two-factor authentication, with the password and a code",
    body: ConfirmationBody,
    response: { 200: Message, ...refusals },
  };
  scope.post(
    "/session/two-factor/remove",
    { schema: removeSchema, config: { secret: ["otp"] } },
    async (request, reply) => {
      const token = await guard(request, (session) => removeTwoFactor(core, session, readConfirmation(request.body)));
      setSessionCookie(context, request, reply, token);
      return { message: "Two-factor authentication is off." };
    },
  );

  const renewSchema = {
    ...COMMON,
    summary: "Replace the recovery codes, with the password and a code",
    body: ConfirmationBody,
    response: { 200: one(RecoveryCodes), ...refusals },
  };
  scope.post("/session/recovery-codes", { schema: renewSchema, config: { secret: ["otp"] } }, async (request) => {
    const codes = await guard(request, (session) => renewRecoveryCodes(core, session, readConfirmation(request.body)));
    return { data: { recovery_codes: codes } };
  });
}

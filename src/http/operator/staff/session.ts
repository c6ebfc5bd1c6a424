import { Type } from "typebox";
import { wrongCredentials } from "../../../core/people/sign-in/check-password.ts";
import { checkCredentials, closeSession, openSession } from "../../../core/people/sign-in/sessions.ts";
import { STAFF_ROLES } from "../../../core/people/users/user.ts";
import { beginAuditEntry } from "../../kit/access/audit.ts";
import { sessionOf } from "../../kit/access/session-cookie.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { choice, Id, Text, Time } from "../../kit/fields.ts";
import { guardLogin } from "../../kit/limits/login-guard.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { SignInBody } from "../../kit/access/sign-in.ts";
import { staffOf } from "../authenticate.ts";

const TAGS = ["Operator: sign-in"];

export const StaffMember = Type.Object(
  {
    id: Id,
    name: Text,
    email: Text,
    role: choice(STAFF_ROLES),
  },
  { $id: "StaffMember" },
);

const SessionAnswer = Type.Object(
  { token: Text, token_type: Text, expires_at: Time, data: StaffMember },
  { $id: "SessionAnswer" },
);

/** Signing in takes no session, so it stands outside of the guarded scope. */
export function registerLogin(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const schema = {
    tags: TAGS,
    summary: "Sign in to the operator API with email and password",
    body: SignInBody,
    response: { 200: SessionAnswer, ...refusals },
    security: [],
  };
  scope.post("/login", { schema, config: { secret: ["otp"] } }, async (request) => {
    const { email, password, otp } = request.body;
    const credentials = { email, password, otp: otp ?? undefined };
    const from = { ip: request.ip, userAgent: request.headers["user-agent"] };
    const { staff, opened } = await guardLogin(context, request, { email: credentials.email }, async () => {
      // Within the limits: throttled attempts would fill the log.
      await beginAuditEntry(context, request);
      const { user, checked } = await checkCredentials(core, credentials);
      if (!user.staff) throw wrongCredentials();
      return { staff: user.staff, opened: await openSession(core, user, from, checked) };
    });
    request.staff = staff;
    const { token, expiresAt } = opened;
    return { token, token_type: "Bearer", expires_at: expiresAt.toISOString(), data: staff };
  });
}

export function registerSession(scope: RouteScope, { core }: HttpContext): void {
  const logoutSchema = {
    tags: TAGS,
    summary: "Sign out: end the session of this request",
    response: { 200: Message, ...refusals },
  };
  scope.post("/logout", { schema: logoutSchema, config: { permission: "read" } }, async (request) => {
    await closeSession(core, sessionOf(request));
    return { message: "You are signed out." };
  });

  const meSchema = {
    tags: TAGS,
    summary: "Read the signed-in staff member",
    response: { 200: one(StaffMember), ...refusals },
  };
  scope.get("/me", { schema: meSchema, config: { permission: "read" } }, async (request) => ({
    data: staffOf(request),
  }));
}

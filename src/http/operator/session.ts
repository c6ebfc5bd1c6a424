import type { FastifyInstance, FastifyRequest } from "fastify";
import { closeStaffSession, openStaffSession } from "../../core/access/staff-sessions.ts";
import { DomainError } from "../../core/errors.ts";
import type { HttpContext } from "../context.ts";
import { LoginBody, Message, one, refusals } from "../rest/schemas.ts";
import { writeDown } from "./audit.ts";
import { readSession, staffOf } from "./authenticate.ts";
import { SessionAnswer, StaffMember } from "./schemas.ts";

const TAGS = ["Operator: sign-in"];

interface Credentials {
  email: string;
  password: string;
}

/** Signing in takes no session, so it stands outside of the guarded scope. */
export function registerLogin(scope: FastifyInstance, context: HttpContext): void {
  const { core, rateLimits } = context;
  const schema = {
    tags: TAGS,
    summary: "Sign in with e-mail and password for a session of the operator's staff",
    body: LoginBody,
    response: { 200: SessionAnswer, ...refusals },
    security: [],
  };
  // Throttled attempts are not written down: they would fill the log.
  const preHandler = async (request: FastifyRequest) => {
    await rateLimits.checkLogin(request, (request.body as Credentials).email);
    await writeDown(context, request);
  };
  scope.post("/login", { schema, preHandler }, async (request) => {
    const { email, password } = request.body as Credentials;
    const from = { ip: request.ip, userAgent: request.headers["user-agent"] };
    const session = await openStaffSession(core, email, password, from).catch(async (error: unknown) => {
      if (error instanceof DomainError) await rateLimits.countLoginFailure(request, email);
      throw error;
    });
    request.staff = session.staff;
    const { token, expiresAt, staff } = session;
    return { token, token_type: "Bearer", expires_at: expiresAt.toISOString(), data: staff };
  });
}

export function registerSession(scope: FastifyInstance, { core }: HttpContext): void {
  const logoutSchema = { tags: TAGS, summary: "End the session of this call", response: { 200: Message, ...refusals } };
  scope.post("/logout", { schema: logoutSchema, config: { permission: "read" } }, async (request) => {
    await closeStaffSession(core, readSession(request));
    return { message: "You are signed out." };
  });

  const meSchema = { tags: TAGS, summary: "Who calls", response: { 200: one(StaffMember), ...refusals } };
  scope.get("/me", { schema: meSchema, config: { permission: "read" } }, async (request) => ({
    data: staffOf(request),
  }));
}

import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { signUp, type SignUp } from "../../core/resellers/accounts/sign-up.ts";
import { makeFirstOperator } from "../../core/people/staff/first-operator.ts";
import type { HttpContext } from "../kit/context.ts";
import { consumes, one, refusals, Text } from "../kit/schemas.ts";
import { refuseOtherSites } from "../kit/access/session-cookie.ts";
import { beginSession } from "./begin.ts";
import { TAGS } from "./guard.ts";
import { GivenSecret, SessionState } from "./schemas.ts";

const MESSAGES = {
  open: "Your account is ready: sign in.",
  approval: "Your account waits for approval: the operator writes to you once it is approved.",
};
const NewUser = { name: Text, email: Text, password: GivenSecret };

/** How strangers get an account, and how the first operator does. */
export function registerSignUp(scope: FastifyInstance, context: HttpContext): void {
  const { core, rateLimits } = context;
  const signUpSchema = {
    tags: TAGS,
    summary: "Ask for an account as a reseller; the same answer for an e-mail that has one",
    consumes,
    body: Type.Object({ ...NewUser, company: Type.Optional(Type.Union([Text, Type.Null()])) }),
    response: {
      202: Type.Object({ message: Text, status: Type.String({ enum: ["active", "pending"] }) }),
      ...refusals,
    },
    security: [],
  };
  scope.post("/sign-up", { schema: signUpSchema }, async (request, reply) => {
    refuseOtherSites(context, request);
    const body = request.body as SignUp;
    await rateLimits.countSignUp(request, "sign-up", body.email);
    const mode = await signUp(core, body);
    reply.code(202);
    return { message: MESSAGES[mode], status: mode === "open" ? "active" : "pending" };
  });

  const firstSchema = {
    tags: TAGS,
    summary: "Become the first operator by the link that the server printed, and sign in",
    consumes,
    body: Type.Object({ ...NewUser, token: GivenSecret }),
    response: { 201: one(SessionState), ...refusals },
    security: [],
  };
  scope.post("/session/first-operator", { schema: firstSchema }, async (request, reply) => {
    refuseOtherSites(context, request);
    const body = request.body as Parameters<typeof makeFirstOperator>[1];
    await rateLimits.countSignUp(request, "first-operator", body.email);
    const user = await makeFirstOperator(core, body);
    reply.code(201);
    return { data: await beginSession(context, request, reply, user) };
  });
}

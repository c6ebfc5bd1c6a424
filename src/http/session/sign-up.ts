import { Type, type Static } from "typebox";
import { signUp } from "../../core/resellers/accounts/sign-up.ts";
import { makeFirstOperator } from "../../core/people/staff/first-operator.ts";
import type { HttpContext } from "../kit/context.ts";
import { consumes, one, refusals } from "../kit/answers.ts";
import { choice, orNull, Text } from "../kit/fields.ts";
import { refuseOtherSites } from "../kit/access/session-cookie.ts";
import { beginSession } from "./begin.ts";
import { TAGS } from "./guard.ts";
import { GivenSecret, SessionState } from "./schemas.ts";
import type { RouteScope } from "../kit/scope.ts";

const SignUpAnswer = Type.Object({ message: Text, status: choice(["active", "pending"]) }, { $id: "SignUpAnswer" });
const ANSWERS = {
  open: { message: "Your account is ready. Sign in to continue.", status: "active" },
  approval: {
    message: "Your account needs approval. You get an email when the operator has approved it.",
    status: "pending",
  },
} satisfies Record<string, Static<typeof SignUpAnswer>>;
const NewUser = { name: Text, email: Text, password: GivenSecret };

/** How strangers get an account, and how the first operator does. */
export function registerSignUp(scope: RouteScope, context: HttpContext): void {
  const { core, rateLimits } = context;
  const signUpSchema = {
    tags: TAGS,
    summary: "Request a reseller account; the answer is the same if the email already has one",
    consumes,
    body: Type.Object({ ...NewUser, company: orNull(["string"]) }),
    response: { 202: SignUpAnswer, ...refusals },
    security: [],
  };
  scope.post("/sign-up", { schema: signUpSchema }, async (request, reply) => {
    refuseOtherSites(context, request);
    const { company, ...wanted } = request.body;
    await rateLimits.countSignUp(request, "sign-up", wanted.email);
    const mode = await signUp(core, { ...wanted, company: company ?? undefined });
    reply.code(202);
    return ANSWERS[mode];
  });

  const firstSchema = {
    tags: TAGS,
    summary: "Create the first operator with the link that the server printed, and sign in",
    consumes,
    body: Type.Object({ ...NewUser, token: GivenSecret }),
    response: { 201: one(SessionState), ...refusals },
    security: [],
  };
  scope.post("/session/first-operator", { schema: firstSchema }, async (request, reply) => {
    refuseOtherSites(context, request);
    await rateLimits.countSignUp(request, "first-operator", request.body.email);
    const user = await makeFirstOperator(core, request.body);
    reply.code(201);
    return { data: await beginSession(context, request, reply, user, null) };
  });
}

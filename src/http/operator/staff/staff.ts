import type { FastifyRequest } from "fastify";
import { Type, type Static } from "typebox";
import {
  invitationPath,
  inviteStaff,
  type IssuedInvitation,
  renewInvitation,
} from "../../../core/people/staff/invitations.ts";
import {
  changeStaff,
  createStaff,
  endStaffSessions,
  findStaffMember,
  listStaff,
  removeStaff,
  resetSecondFactor,
  type StaffMember as CoreStaffMember,
} from "../../../core/people/staff/staff.ts";
import { STAFF_ROLES } from "../../../core/people/users/user.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, Message, one, refusals } from "../../kit/answers.ts";
import { baseUrlOf } from "../../kit/base-url.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, Flag, GivenText, nullable, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { timeOrNull } from "../../kit/values.ts";
import { operatorOf } from "../authenticate.ts";
import { readId } from "../read.ts";
import { StaffMember } from "./session.ts";

const TAGS = ["Operator: staff"];
const manage = { permission: "manage_staff" } as const;
const ofOne = { tags: TAGS, params: IdParams };
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 200;
const LONGEST_PASSWORD = 128;
export const Role = choice(STAFF_ROLES);
const Email = GivenText(LONGEST_EMAIL);
const Name = GivenText(LONGEST_NAME);
export const Password = Type.String({ maxLength: LONGEST_PASSWORD, description: "8 to 128 characters" });

export const StaffRow = Type.Object(
  {
    ...StaffMember.properties,
    access: choice(["active", "invited", "expired", "removed"], {
      description: "expired: the invitation was not accepted in time",
    }),
    two_factor_enabled: Flag,
    last_sign_in_at: nullable(Time),
    open_sessions: Type.Integer(),
    invitation_expires_at: nullable(Time),
    removed_at: nullable(Time),
    created_at: Time,
  },
  { $id: "StaffRow" },
);

export const InvitedStaffMember = Type.Object(
  {
    data: StaffRow,
    invitation: nullable(
      Type.Object({
        url: Type.String({ description: "Shown only once; it works once" }),
        expires_at: Time,
        mailed: Flag,
      }),
      "Null if a password was set",
    ),
  },
  { $id: "InvitedStaffMember" },
);

const NewStaffBody = Body({
  email: Email,
  name: Name,
  role: Role,
  password: Type.Optional(Password),
});

const StaffChange = Type.Partial(Body({ name: Name, role: Role }), { additionalProperties: false });

/** Who works here and may do what. Every call needs an owner. */
export function registerStaff(scope: RouteScope, context: HttpContext): void {
  registerInviting(scope, context);
  registerChanging(scope, context);
  registerSignIns(scope, context);
}

function registerInviting(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const read = async (id: number) => presentStaff(await findStaffMember(core, id), core.clock());
  const listSchema = {
    tags: TAGS,
    summary: "List staff members with access, with an invitation, or without access any more",
    response: { 200: one(Type.Array(StaffRow)), ...refusals },
  };
  scope.get("/staff", { schema: listSchema, config: manage }, async () => ({
    data: (await listStaff(core)).map((member) => presentStaff(member, core.clock())),
  }));

  const createSchema = {
    tags: TAGS,
    summary: "Add a staff member; without a password, they get an invitation whose link is shown only once",
    body: NewStaffBody,
    response: { 201: InvitedStaffMember, ...refusals },
  };
  scope.post("/staff", { schema: createSchema, config: manage }, async (request, reply) => {
    const { password, ...wanted } = request.body;
    reply.code(201);
    if (password !== undefined) {
      const { id } = await createStaff(core, { ...wanted, password });
      return { data: await read(id), invitation: null };
    }
    const invitation = await inviteStaff(core, wanted);
    return {
      data: await read(invitation.staffId),
      invitation: presentInvitation(context, request, invitation),
    };
  });

  const renewSchema = {
    ...ofOne,
    summary: "Create a new invitation; the old link stops working",
    response: { 200: InvitedStaffMember, ...refusals },
  };
  scope.post("/staff/:id/invitation", { schema: renewSchema, config: manage }, async (request) => {
    const invitation = await renewInvitation(core, idOf(request), operatorOf(request).id);
    return {
      data: await read(invitation.staffId),
      invitation: presentInvitation(context, request, invitation),
    };
  });
}

function registerChanging(scope: RouteScope, { core }: HttpContext): void {
  const changeSchema = {
    ...ofOne,
    summary: "Change the name or role of a staff member; you cannot change your own role, and one owner must remain",
    body: StaffChange,
    response: { 200: one(StaffRow), ...refusals },
  };
  scope.patch("/staff/:id", { schema: changeSchema, config: manage }, async (request) => {
    const change = request.body;
    const member = await changeStaff(recording(core, request), idOf(request), change, operatorOf(request).id);
    return { data: presentStaff(member, core.clock()) };
  });

  const removeSchema = {
    ...ofOne,
    summary: "Remove a staff member or an invitation; their actions stay in the audit log",
    response: { 200: Message, ...refusals },
  };
  scope.delete("/staff/:id", { schema: removeSchema, config: manage }, async (request) => {
    await removeStaff(recording(core, request), idOf(request), operatorOf(request).id);
    return { message: "The access is removed and all sessions have ended." };
  });
}

function registerSignIns(scope: RouteScope, { core }: HttpContext): void {
  const endSchema = {
    ...ofOne,
    summary: "End all sessions of a staff member",
    response: { 200: Message, ...refusals },
  };
  scope.post("/staff/:id/end-sessions", { schema: endSchema, config: manage }, async (request) => {
    const ended = await endStaffSessions(core, idOf(request), operatorOf(request).id);
    return { message: ended === 1 ? "One session has ended." : `${ended} sessions have ended.` };
  });

  const resetSchema = {
    ...ofOne,
    summary: "Reset two-factor authentication of a staff member; their passkeys are removed and their sessions end",
    response: { 200: Message, ...refusals },
  };
  scope.post("/staff/:id/reset-two-factor", { schema: resetSchema, config: manage }, async (request) => {
    await resetSecondFactor(recording(core, request), idOf(request), operatorOf(request).id);
    return { message: "Two-factor authentication is off. It can be set up again after signing in." };
  });
}

function idOf({ params }: { params: Static<typeof IdParams> }): number {
  return readId(params.id, "member of staff");
}

function presentInvitation(
  { config }: HttpContext,
  request: FastifyRequest,
  { token, expiresAt, mailed }: IssuedInvitation,
) {
  return { url: baseUrlOf(request, config) + invitationPath(token), expires_at: expiresAt.toISOString(), mailed };
}

function presentStaff(member: CoreStaffMember, now: Date) {
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    access: accessOf(member, now),
    two_factor_enabled: member.twoFactorEnabled,
    last_sign_in_at: timeOrNull(member.lastSignInAt),
    open_sessions: member.openSessions,
    invitation_expires_at: timeOrNull(member.invitationExpiresAt),
    removed_at: timeOrNull(member.removedAt),
    created_at: member.createdAt.toISOString(),
  };
}

function accessOf(
  { removedAt, userId, invitationExpiresAt }: CoreStaffMember,
  now: Date,
): Static<typeof StaffRow>["access"] {
  if (removedAt !== null) return "removed";
  if (userId !== null) return "active";
  return invitationExpiresAt !== null && invitationExpiresAt > now ? "invited" : "expired";
}

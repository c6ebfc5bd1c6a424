import { STAFF_ROLES } from "../../../core/people/users/user.ts";
import type { FastifyRequest } from "fastify";
import { Type, type Static } from "typebox";
import {
  invitationPath,
  inviteStaff,
  renewInvitation,
  type IssuedInvitation,
} from "../../../core/people/staff/invitations.ts";
import {
  changeStaff,
  createStaff,
  endStaffSessions,
  findStaffMember,
  listStaff,
  removeStaff,
  resetSecondFactor,
} from "../../../core/people/staff/staff.ts";
import { recording } from "../../kit/access/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import { operatorOf } from "../authenticate.ts";
import { presentStaff } from "./present-staff.ts";
import { readId } from "../read.ts";
import { PERMISSION_TEXTS, ROLE_TEXTS } from "./role-texts.ts";
import { PERMISSIONS, type Permission } from "../roles.ts";
import { InvitedStaffMember, NewStaffBody, RoleTable, StaffChange, StaffRow } from "./staff-schemas.ts";
import { IdParams, Message, one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: staff"];
const manage = { permission: "manage_staff" } as const;

/** Who works here and may do what. Every call needs an owner. */
export function registerStaff(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const read = async (id: number) => presentStaff(await findStaffMember(core, id), core.clock());
  const idOf = ({ params }: { params: Static<typeof IdParams> }) => readId(params.id, "member of staff");
  const ofOne = { tags: TAGS, params: IdParams };

  const listSchema = {
    tags: TAGS,
    summary: "Who of the staff has access, is invited to it, or had it",
    response: { 200: one(Type.Array(StaffRow)), ...refusals },
  };
  scope.get("/staff", { schema: listSchema, config: manage }, async () => ({
    data: (await listStaff(core)).map((member) => presentStaff(member, core.clock())),
  }));

  const createSchema = {
    tags: TAGS,
    summary: "Give somebody access: with a password, or by an invitation, whose link is shown this once",
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
    return { data: await read(invitation.staffId), invitation: presentInvitation(context, request, invitation) };
  });

  const renewSchema = {
    ...ofOne,
    summary: "Make a new invitation; the link of the old one is worth nothing then",
    response: { 200: InvitedStaffMember, ...refusals },
  };
  scope.post("/staff/:id/invitation", { schema: renewSchema, config: manage }, async (request) => {
    const invitation = await renewInvitation(core, idOf(request), operatorOf(request).id);
    return { data: await read(invitation.staffId), invitation: presentInvitation(context, request, invitation) };
  });

  const changeSchema = {
    ...ofOne,
    summary: "Change somebody's name or role; nobody changes their own role, and an owner always stays",
    body: StaffChange,
    response: { 200: one(StaffRow), ...refusals },
  };
  scope.patch("/staff/:id", { schema: changeSchema, config: manage }, async (request) => {
    const wish = request.body;
    const member = await changeStaff(recording(core, request), idOf(request), wish, operatorOf(request).id);
    return { data: presentStaff(member, core.clock()) };
  });

  const removeSchema = {
    ...ofOne,
    summary: "Take somebody's access or invitation; what they did stays in the audit log",
    response: { 200: Message, ...refusals },
  };
  scope.delete("/staff/:id", { schema: removeSchema, config: manage }, async (request) => {
    await removeStaff(recording(core, request), idOf(request), operatorOf(request).id);
    return { message: "The access is removed and every session has ended." };
  });

  const endSchema = { ...ofOne, summary: "End somebody's sessions", response: { 200: Message, ...refusals } };
  scope.post("/staff/:id/end-sessions", { schema: endSchema, config: manage }, async (request) => {
    const ended = await endStaffSessions(core, idOf(request), operatorOf(request).id);
    return { message: ended === 1 ? "One session has ended." : `${ended} sessions have ended.` };
  });

  const resetSchema = {
    ...ofOne,
    summary: "Turn off the second factor of somebody who lost it; their passkeys are removed and their sessions end",
    response: { 200: Message, ...refusals },
  };
  scope.post("/staff/:id/reset-second-factor", { schema: resetSchema, config: manage }, async (request) => {
    await resetSecondFactor(recording(core, request), idOf(request), operatorOf(request).id);
    return { message: "The second factor is off: a new one can be set up after signing in." };
  });

  const rolesSchema = {
    tags: TAGS,
    summary: "What each role may do",
    response: { 200: one(RoleTable), ...refusals },
  };
  scope.get("/roles", { schema: rolesSchema, config: { permission: "read" } }, async () => ({ data: ROLE_TABLE }));
}

const ROLE_TABLE = {
  roles: STAFF_ROLES.map((role) => ({ role, about: ROLE_TEXTS[role] })),
  permissions: Object.entries(PERMISSIONS).map(([permission, roles]) => ({
    permission,
    about: PERMISSION_TEXTS[permission as Permission],
    roles: [...roles],
  })),
};

function presentInvitation(
  { config }: HttpContext,
  request: FastifyRequest,
  { token, expiresAt, mailed }: IssuedInvitation,
) {
  const origin = config.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  return { url: new URL(invitationPath(token), origin).href, expires_at: expiresAt.toISOString(), mailed };
}

import { invitationPath, inviteStaff } from "../core/people/staff/invitations.ts";
import { changeStaff, createStaff, findStaffNamed, listStaff, removeStaff } from "../core/people/staff/staff.ts";
import { STAFF_ROLES } from "../core/people/users/user.ts";
import { choice, command, needed, operand, text, type Command } from "./command.ts";
import { table } from "./table.ts";

export const PASSWORD_ABOUT =
  "password to sign in with; - reads it from standard input, where no list of processes shows it";
const STAFF_OPERAND = { name: "id|email", about: "the member of staff" };
const ROLE_ABOUT = "what they may do";

export const STAFF_COMMANDS: readonly Command[] = [
  command({
    name: "operator list",
    about: "list the operator's staff",
    run: async (core) => ({
      staff: (await listStaff(core)).map((member) => ({
        id: member.id,
        name: member.name,
        email: member.email,
        role: member.role,
        can_sign_in: member.userId !== null,
        two_factor_enabled: member.twoFactorEnabled,
        last_sign_in_at: member.lastSignInAt?.toISOString() ?? null,
        open_sessions: member.openSessions,
        removed_at: member.removedAt?.toISOString() ?? null,
      })),
    }),
    print: ({ staff }) =>
      table(
        ["ID", "NAME", "E-MAIL", "ROLE", "SECOND FACTOR", "LAST SIGN-IN"],
        staff.map((member) => [
          String(member.id),
          member.name,
          member.email,
          member.removed_at === null ? member.role : "removed",
          member.two_factor_enabled ? "on" : "off",
          member.last_sign_in_at ?? "never",
        ]),
      ),
  }),
  command({
    name: "operator create",
    about: "give somebody access: with a password, else by a link that works once",
    options: [
      { flags: "--email <address>", about: "e-mail address, unique", required: true },
      { flags: "--name <name>", about: "name of the person", required: true },
      { flags: "--role <role>", about: ROLE_ABOUT, choices: STAFF_ROLES, default: "owner" },
      { flags: "--password <password>", about: PASSWORD_ABOUT, isSecret: true },
    ],
    run: async (core, input) => {
      const role = choice(input, "role", STAFF_ROLES) ?? "owner";
      const wanted = { email: needed(input, "email"), name: needed(input, "name"), role };
      const password = text(input, "password");
      if (password !== undefined)
        return { ...(await createStaff(core, { ...wanted, password })), role, invitation: null };
      const { staffId: id, email, token, expiresAt } = await inviteStaff(core, wanted);
      const path = invitationPath(token);
      const url = core.config.PUBLIC_URL === undefined ? path : new URL(path, core.config.PUBLIC_URL).href;
      return { id, email, role, invitation: { url, expires_at: expiresAt.toISOString() } };
    },
    print: ({ id, email, role, invitation }) =>
      `Operator ${id} (${email}) was made with the role ${role}.` +
      (invitation === null
        ? ""
        : `\nTheir link, which works once, until ${invitation.expires_at}:\n  ${invitation.url}` +
          (invitation.url.startsWith("/") ? "\nPut the address of your server before it." : "")),
  }),
  command({
    name: "operator change",
    about: "change the name or role of a member of staff",
    operands: [STAFF_OPERAND],
    options: [
      { flags: "--name <name>", about: "name of the person" },
      { flags: "--role <role>", about: ROLE_ABOUT, choices: STAFF_ROLES },
    ],
    run: async (core, input) => {
      const { id } = await findStaffNamed(core, operand(input, 0));
      const wish = { name: text(input, "name"), role: choice(input, "role", STAFF_ROLES) };
      const { name, email, role } = await changeStaff(core, id, wish, null);
      return { id, name, email, role };
    },
    print: ({ name, email, role }) => `${name} (${email}) has the role ${role}.`,
  }),
  command({
    name: "operator remove",
    about: "take a member of staff's access, or invitation; every session ends",
    operands: [STAFF_OPERAND],
    run: async (core, input) => {
      const { id, email } = await findStaffNamed(core, operand(input, 0));
      await removeStaff(core, id, null);
      return { id, email };
    },
    print: ({ email }) => `${email} has no access any more.`,
  }),
];

import { COMMAND_HOST } from "../../../control/messages.ts";
import { STAFF_ROLES } from "../../../core/people/users/user.ts";
import type { InvitedStaffMember, StaffMember } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import { command, needed, operand, text, type Command, type CommandInput } from "../../command.ts";
import { findStaff } from "../../api/find.ts";
import { table } from "../../table.ts";

export const PASSWORD_ABOUT =
  "password to sign in with; - reads it from standard input, where no list of processes shows it";
const STAFF_OPERAND = { name: "id|email", about: "the member of staff" };
const ROLE_ABOUT = "what they may do";
/** Where the API believes to be without PUBLIC_URL, when a command calls it. */
const UNKNOWN_ORIGIN = `http://${COMMAND_HOST}/`;

export const STAFF_COMMANDS: readonly Command[] = [
  command({
    name: "operator list",
    about: "list the operator's staff",
    route: "GET /staff",
    show: ({ data }: One<StaffMember[]>) => ({
      staff: data.map(({ id, name, email, role, access, ...rest }) => ({
        id,
        name,
        email,
        role,
        can_sign_in: access === "active",
        two_factor_enabled: rest.two_factor_enabled,
        last_sign_in_at: rest.last_sign_in_at,
        open_sessions: rest.open_sessions,
        removed_at: rest.removed_at,
      })),
    }),
    print: ({ staff }) =>
      table(
        ["ID", "NAME", "EMAIL", "ROLE", "2FA", "LAST SIGN-IN"],
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
    about: "add a staff member with a password, or with a link that works once",
    options: [
      { flags: "--email <address>", about: "email address, unique", required: true },
      { flags: "--name <name>", about: "name of the person", required: true },
      { flags: "--role <role>", about: ROLE_ABOUT, choices: STAFF_ROLES, default: "owner" },
      { flags: "--password <password>", about: PASSWORD_ABOUT, isSecret: true },
    ],
    route: "POST /staff",
    body: (input) => ({
      email: needed(input, "email"),
      name: needed(input, "name"),
      role: needed(input, "role"),
      password: text(input, "password"),
    }),
    show: ({ data: { id, email, role }, invitation }: InvitedStaffMember) => ({
      id,
      email,
      role,
      invitation: invitation && {
        url: invitation.url.replace(UNKNOWN_ORIGIN, "/"),
        expires_at: invitation.expires_at,
      },
    }),
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
    route: "PATCH /staff/:id",
    subject: readMember,
    body: (input) => ({ name: text(input, "name"), role: text(input, "role") }),
    show: ({ data: { id, name, email, role } }: One<StaffMember>) => ({ id, name, email, role }),
    print: ({ name, email, role }) => `${name} (${email}) has the role ${role}.`,
  }),
  command({
    name: "operator remove",
    about: "take a member of staff's access, or invitation; every session ends",
    operands: [STAFF_OPERAND],
    route: "DELETE /staff/:id",
    subject: readMember,
    show: (_answer: object, _input, { id, email }) => ({ id, email }),
    print: ({ email }) => `${email} has no access any more.`,
  }),
];

function readMember(input: CommandInput, api: Api): Promise<StaffMember> {
  return findStaff(api, operand(input, 0));
}

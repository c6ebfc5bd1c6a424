import { Type } from "typebox";
import { STAFF_ROLES } from "../../../core/people/users/user.ts";
import { StaffMember } from "../schemas.ts";
import { Body, choice, Flag, GivenText, nullable, Text, Time } from "../../kit/fields.ts";

const LONGEST_EMAIL = 254;
const LONGEST_NAME = 200;
const LONGEST_PASSWORD = 128;
const LONGEST_TOKEN = 200;

const Role = choice(STAFF_ROLES);
const Email = GivenText(LONGEST_EMAIL);
const Name = GivenText(LONGEST_NAME);
const Password = Type.String({ maxLength: LONGEST_PASSWORD, description: "8 to 128 characters" });
const Token = GivenText(LONGEST_TOKEN, "What stands behind the # of the link");

export const StaffRow = Type.Object(
  {
    ...StaffMember.properties,
    access: choice(["active", "invited", "expired", "removed"], { description: "expired: the invitation is too old" }),
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
        url: Type.String({ description: "Shown this once; it works once" }),
        expires_at: Time,
        mailed: Flag,
      }),
      "Null where a password was given",
    ),
  },
  { $id: "InvitedStaffMember" },
);

export const NewStaffBody = Body({
  email: Email,
  name: Name,
  role: Role,
  password: Type.Optional(Password),
});
export const StaffChange = Type.Partial(Body({ name: Name, role: Role }), { additionalProperties: false });

export const RoleTable = Type.Object(
  {
    roles: Type.Array(Type.Object({ role: Role, about: Text })),
    permissions: Type.Array(Type.Object({ permission: Text, about: Text, roles: Type.Array(Role) })),
  },
  { $id: "RoleTable" },
);

export const InvitationBody = Body({ token: Token });
export const AcceptBody = Body({ token: Token, password: Password });
export const InvitedPerson = Type.Object(
  { name: Text, email: Text, role: Role, expires_at: Time },
  { $id: "InvitedPerson" },
);

import { Type, type Static } from "typebox";
import { STAFF_ROLES } from "../../core/people/users/user.ts";
import { AnyObject, choice, Id, Named, nullable, Text, Time } from "../kit/fields.ts";

export const StaffMember = Type.Object(
  {
    id: Id,
    name: Text,
    email: Text,
    role: choice(STAFF_ROLES),
  },
  { $id: "StaffMember" },
);

export const SessionAnswer = Type.Object(
  { token: Text, token_type: Text, expires_at: Time, data: StaffMember },
  { $id: "SessionAnswer" },
);

const FieldChange = Type.Object({
  old: Type.Optional(Type.Unknown({ description: "Amounts are decimal strings; null: not set, or did not exist" })),
  new: Type.Optional(Type.Unknown()),
  secret: Type.Optional(Type.Literal(true, { description: "The field is a secret: only that it changed is recorded" })),
});
const AuditChange = Type.Object(
  {
    target: Type.String({ description: "Such as service 17" }),
    fields: Type.Unsafe<Record<string, Static<typeof FieldChange>>>(
      Type.Object({}, { additionalProperties: FieldChange }),
    ),
  },
  { $id: "AuditChange" },
);

export const AuditRow = Type.Object(
  {
    id: Id,
    at: Time,
    staff: nullable(Named, "Null: the command line, or a sign-in that failed"),
    action: Text,
    about: nullable(Text, "What the action does; null for commands, which say so themselves"),
    target: nullable(Text),
    details: nullable(AnyObject, "What was sent, without secrets"),
    changes: Type.Array(AuditChange, { description: "What it changed; empty where it failed or nothing differs" }),
    status: nullable(Type.Integer(), "HTTP status of the answer; null: it was never given"),
    ip: nullable(Text),
    request_id: nullable(Text),
  },
  { $id: "AuditRow" },
);

export const AuditChoices = Type.Object(
  {
    staff: Type.Array(Named),
    actions: Type.Array(Type.Object({ action: Text, about: nullable(Text) })),
  },
  { $id: "AuditChoices" },
);

import { Type } from "typebox";
import { STAFF_ROLES } from "../../core/people/users/user.ts";
import { Id, nullable, Text, Time } from "../kit/schemas.ts";

/** What the database cannot keep in a text. */
const KEPT_TEXT = "^[^\\u0000\\ud800-\\udfff]*$";
export const MAX_TEXT_LENGTH = 1_000;

/** A text in a body. */
export const GivenText = (maxLength = MAX_TEXT_LENGTH, description?: string) =>
  Type.String({ maxLength, pattern: KEPT_TEXT, ...(description !== undefined && { description }) });
/** An id in a body, as the database stores it. */
export const GivenId = (description: string) => Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description });
/** The fields of a body; others are refused, for a misspelt one must not pass unseen. */
export const Body = <T extends Parameters<typeof Type.Object>[0]>(fields: T) =>
  Type.Object(fields, { additionalProperties: false });
export const AnyObject = Type.Object({}, { additionalProperties: true });

export const StaffMember = Type.Object({
  id: Id,
  name: Text,
  email: Text,
  role: Type.String({ enum: [...STAFF_ROLES] }),
});

export const SessionAnswer = Type.Object({ token: Text, token_type: Text, expires_at: Time, data: StaffMember });

export const AuditRow = Type.Object({
  id: Id,
  at: Time,
  staff: nullable(Type.Object({ id: Id, name: Text }), "Null: the command line, or a sign-in that failed"),
  action: Text,
  about: nullable(Text, "What the action does; null for commands, which say so themselves"),
  target: nullable(Text),
  details: nullable(AnyObject),
  status: nullable(Type.Integer(), "HTTP status of the answer; null: it was never given"),
  ip: nullable(Text),
  request_id: nullable(Text),
});

export const AuditChoices = Type.Object({
  staff: Type.Array(Type.Object({ id: Id, name: Text })),
  actions: Type.Array(Type.Object({ action: Text, about: nullable(Text) })),
});

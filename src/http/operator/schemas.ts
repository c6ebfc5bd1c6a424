import { Type, type TSchema } from "typebox";
import { STAFF_ROLES } from "../../core/accounts/staff.ts";

export const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
export const Text = Type.String();
export const Id = Type.Integer();
export const Money = Type.String({ description: "Decimal string", examples: ["12.50"] });
export const Time = Type.String({ format: "date-time" });
export const Flag = Type.Boolean();

export const StaffMember = Type.Object({
  id: Id,
  name: Text,
  email: Text,
  role: Type.String({ enum: [...STAFF_ROLES] }),
});

export const SessionAnswer = Type.Object({ token: Text, token_type: Text, expires_at: Time, data: StaffMember });

import { Type, type Static } from "typebox";
import type { Confirmation } from "../../core/people/sign-in/two-factor.ts";
import { STAFF_ROLES } from "../../core/people/users/user.ts";
import { SIGN_UP_MODES } from "../../core/people/settings/server-settings.ts";
import { choice, Flag, Id, nullable, Text, Time } from "../kit/fields.ts";

const MAX_SECRET_LENGTH = 1_000;
/** A password or code as it was typed. */
export const GivenSecret = Type.String({ maxLength: MAX_SECRET_LENGTH });
export const Otp = Type.String({
  maxLength: MAX_SECRET_LENGTH,
  description: "Code of the authenticator app, or a recovery code",
});

export const PasswordBody = Type.Object({ password: GivenSecret });
export const ConfirmationBody = Type.Object(
  {
    password: GivenSecret,
    otp: Type.Optional(nullable(Otp)),
  },
  { $id: "Confirmation" },
);

/** What the core asks for before something that matters. */
export function readConfirmation({ password, otp }: Static<typeof ConfirmationBody>): Confirmation {
  return { password, otp: otp ?? undefined };
}

export type SessionState = Static<typeof SessionState>;
export const SessionState = Type.Object(
  {
    person: nullable(
      Type.Object({ id: Text, name: Text, email: Text, two_factor_enabled: Flag }),
      "Who is signed in; null: nobody",
    ),
    reseller: nullable(
      Type.Object({
        id: Id,
        name: Text,
        status: choice(["pending", "active", "suspended"]),
        currency: Text,
      }),
      "For whom the person buys",
    ),
    staff: nullable(Type.Object({ id: Id, role: choice(STAFF_ROLES) }), "What the person is of the operator's staff"),
    expires_at: nullable(Time, "When the session ends at the latest"),
    brand: Type.Object({ name: Text }),
    sign_up: choice(SIGN_UP_MODES, { description: "Whether strangers may make an account" }),
    first_operator_needed: Type.Boolean({ description: "Nobody can sign in as operator yet" }),
  },
  { $id: "SessionState", description: "Who is signed in, and how one signs in here" },
);

export type Device = Static<typeof Device>;
export const Device = Type.Object(
  {
    id: Text,
    current: Type.Boolean({ description: "The session of this call" }),
    ip: nullable(Text, "Where it was used last"),
    user_agent: nullable(Text),
    created_at: Time,
    last_used_at: Time,
  },
  { $id: "Device" },
);

export const SecondFactor = Type.Object(
  {
    uri: Type.String({ description: "otpauth:// address, which an authenticator app reads as QR code" }),
    secret: Type.String({ description: "The same for typing" }),
    recovery_codes: Type.Array(Text, { description: "Each stands in for the app once; shown this once" }),
  },
  { $id: "SecondFactor" },
);
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Text) }, { $id: "RecoveryCodes" });

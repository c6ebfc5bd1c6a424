import { Type, type Static } from "typebox";
import type { Confirmation } from "../../core/people/sign-in/two-factor.ts";
import { STAFF_ROLES } from "../../core/people/users/user.ts";
import { SIGN_UP_MODES } from "../../core/people/settings/server-settings.ts";
import { Brand } from "../kit/resources/brand.ts";
import { choice, Flag, Id, nullable, Text, Time } from "../kit/fields.ts";

const MAX_SECRET_LENGTH = 1_000;
/** A password or code as it was typed. */
export const GivenSecret = Type.String({ maxLength: MAX_SECRET_LENGTH });
export const Otp = Type.String({
  maxLength: MAX_SECRET_LENGTH,
  description: "Code from the authenticator app, or a recovery code",
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
      "The signed-in user; null if no user is signed in",
    ),
    reseller: nullable(
      Type.Object({
        id: Id,
        name: Text,
        status: choice(["pending", "active", "suspended"]),
        currency: Text,
      }),
      "The reseller account of the user",
    ),
    staff: nullable(Type.Object({ id: Id, role: choice(STAFF_ROLES) }), "The staff membership of the user"),
    expires_at: nullable(Time, "When the session expires at the latest"),
    brand: Brand,
    sign_up: choice(SIGN_UP_MODES, { description: "Whether new users can sign up" }),
    first_operator_needed: Type.Boolean({ description: "True while no operator exists" }),
  },
  { $id: "SessionState", description: "The signed-in user, and the available ways to sign in" },
);

export type Device = Static<typeof Device>;
export const Device = Type.Object(
  {
    id: Text,
    current: Type.Boolean({ description: "True for the session of this request" }),
    ip: nullable(Text, "IP address of the last use"),
    user_agent: nullable(Text),
    created_at: Time,
    last_used_at: Time,
  },
  { $id: "Device" },
);

export const SecondFactor = Type.Object(
  {
    uri: Type.String({ description: "otpauth:// URI for the QR code of an authenticator app" }),
    secret: Type.String({ description: "The same secret for typing" }),
    recovery_codes: Type.Array(Text, { description: "Each replaces a code of the app once; shown only once" }),
  },
  { $id: "SecondFactor" },
);
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Text) }, { $id: "RecoveryCodes" });

import { Type } from "typebox";
import { orNull, Text } from "../fields.ts";

/** With what a person signs in, to any of the interfaces. */
export const SignInBody = Type.Object(
  {
    email: Type.String({ maxLength: 255, pattern: "^[^\\u0000]*$" }),
    password: Text,
    otp: orNull(["string"], {
      description: "With two-factor authentication: the code from the authenticator app, or a recovery code",
    }),
  },
  { $id: "SignIn" },
);

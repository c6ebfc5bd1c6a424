import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { Type } from "typebox";
import { nullable, Text, Time } from "../../kit/fields.ts";

const MAX_ENCODED_LENGTH = 16_384;
/** 1,023 bytes (WebAuthn Level 3, 7.1, step 25) in base64url. */
const MAX_ID_LENGTH = 1_364;
const MAX_TRANSPORTS = 10;
const MAX_TRANSPORT_LENGTH = 40;

const Encoded = Type.String({ maxLength: MAX_ENCODED_LENGTH, pattern: "^[A-Za-z0-9_-]*$", description: "Base64url" });
/** Also one that is not known yet: it is told to the browser again (WebAuthn Level 3, 5.8.4). */
type Transport = NonNullable<RegistrationResponseJSON["response"]["transports"]>[number];
const Transport = Type.Unsafe<Transport>({
  type: "string",
  maxLength: MAX_TRANSPORT_LENGTH,
  pattern: "^[a-z-]+$",
});
const CredentialId = Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH, pattern: "^[A-Za-z0-9_-]*$" });
const Credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal("public-key"),
  clientExtensionResults: Type.Optional(Type.Unknown({ description: "Ignored" })),
};

/** PublicKeyCredential.toJSON() of a new passkey (WebAuthn Level 3, 5.1.8). */
export const RegistrationResponse = Type.Object(
  {
    ...Credential,
    response: Type.Object({
      clientDataJSON: Encoded,
      attestationObject: Encoded,
      transports: Type.Optional(Type.Array(Transport, { maxItems: MAX_TRANSPORTS })),
    }),
  },
  { $id: "RegistrationResponse" },
);

/** PublicKeyCredential.toJSON() of a signature. */
export const AuthenticationResponse = Type.Object(
  {
    ...Credential,
    response: Type.Object({
      clientDataJSON: Encoded,
      authenticatorData: Encoded,
      signature: Encoded,
      userHandle: Type.Optional(nullable(Encoded)),
    }),
  },
  { $id: "AuthenticationResponse" },
);

const Descriptor = Type.Object(
  {
    id: Text,
    type: Type.Literal("public-key"),
    transports: Type.Optional(Type.Array(Text)),
  },
  { $id: "Descriptor" },
);

/** PublicKeyCredentialCreationOptionsJSON, for `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export const CreationOptions = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
  Type.Object(
    {
      rp: Type.Object({ id: Text, name: Text }),
      user: Type.Object({ id: Text, name: Text, displayName: Text }),
      challenge: Text,
      pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal("public-key"), alg: Type.Integer() })),
      timeout: Type.Integer(),
      excludeCredentials: Type.Array(Descriptor),
      authenticatorSelection: Type.Object({
        residentKey: Type.Literal("required"),
        requireResidentKey: Type.Boolean(),
        userVerification: Type.Literal("required"),
      }),
      attestation: Type.Literal("none"),
      extensions: Type.Object({ credProps: Type.Boolean() }),
    },
    { description: "Options for creating a passkey, as PublicKeyCredentialCreationOptionsJSON" },
  ),
);

/** PublicKeyCredentialRequestOptionsJSON, for `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export const RequestOptions = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
  Type.Object(
    { rpId: Text, challenge: Text, timeout: Type.Integer(), userVerification: Type.Literal("required") },
    { description: "Options for signing in with a passkey, as PublicKeyCredentialRequestOptionsJSON" },
  ),
);

export const Passkey = Type.Object(
  {
    id: Text,
    name: Text,
    created_at: Time,
    last_used_at: nullable(Time, "Null if it was never used"),
  },
  { $id: "Passkey" },
);

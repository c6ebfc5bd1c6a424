import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { generateKeyPairSync, hash, randomBytes, sign } from "node:crypto";

/** Flags of authenticator data (WebAuthn Level 3, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID_BYTES = 16;
/** Length of a credential ID; 1,023 bytes are allowed. */
const ID_BYTES = 32;

/** Differences from what a browser and its authenticator would send. */
export interface Forgery {
  origin?: string;
  domain?: string;
  challenge?: string;
  /** Base64url. */
  userHandle?: string;
  isVerified?: boolean;
  /** 0: the authenticator does not count. */
  counter?: number;
}

/** A passkey on a device, with the page that uses it. */
export interface Authenticator {
  create: (options: PublicKeyCredentialCreationOptionsJSON, forgery?: Forgery) => RegistrationResponseJSON;
  get: (options: PublicKeyCredentialRequestOptionsJSON, forgery?: Forgery) => AuthenticationResponseJSON;
}

/** An authenticator with one ES256 key and real signatures. */
export function createAuthenticator(origin: string, idBytes = ID_BYTES): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(idBytes);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const domain = new URL(origin).hostname;
  const named = { id: encode(id), rawId: encode(id), type: "public-key", clientExtensionResults: {} } as const;
  let owner = "";
  return {
    create: ({ challenge, user }, forgery = {}) => {
      owner = user.id;
      const client = clientData("webauthn.create", { challenge, origin, ...forgery });
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const credential = Buffer.concat([Buffer.alloc(AAGUID_BYTES), length, id, coseKey]);
      const data = Buffer.concat([authenticatorData({ domain, ...forgery }, HAS_CREDENTIAL), credential]);
      return {
        ...named,
        response: { clientDataJSON: encode(client), attestationObject: encode(attestation(data)), transports: ["usb"] },
      };
    },
    get: ({ challenge }, forgery = {}) => {
      const client = clientData("webauthn.get", { challenge, origin, ...forgery });
      const data = authenticatorData({ domain, ...forgery });
      const signature = sign("sha256", Buffer.concat([data, hash("sha256", client, "buffer")]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
          userHandle: forgery.userHandle ?? owner,
        },
      };
    },
  };
}

function clientData(type: string, { challenge, origin }: { challenge: string; origin: string }): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  { domain, isVerified = true, counter = 0 }: Forgery & { domain: string },
  flags = 0,
): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  const all = Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]);
  return Buffer.concat([hash("sha256", domain, "buffer"), all, counted]);
}

/** CBOR of {"fmt": "none", "attStmt": {}, "authData": data}. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  const head = Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex");
  return Buffer.concat([head, length, data]);
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64url");
}

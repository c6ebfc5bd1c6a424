import type { Context } from "../kernel/context.ts";
import type { SecretBox } from "../kernel/secrets/sealed-secrets.ts";

/** What the rules of sign-in work with. */
export interface SignInContext extends Context {
  /** Seals the secrets of authenticator apps. */
  readonly twoFactorBox: SecretBox;
  /** Signs the marks of browsers that signed in. */
  readonly browserKey: Buffer;
}

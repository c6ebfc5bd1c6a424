import type { Context } from "../kernel/context.ts";
import type { SecretBox } from "../kernel/secrets/sealed-secrets.ts";

/** What the rules about the bot work with. */
export interface BotContext extends Context {
  readonly secretBox: SecretBox;
}

/** What the rules about the links of emails work with. */
export interface UnsubscribeContext extends Context {
  /** Signs the links that turn emails off. */
  readonly unsubscribeKey: Buffer;
}

import type { Context } from "../kernel/context.ts";
import type { SecretBox } from "../kernel/secrets/sealed-secrets.ts";

/** What the rules about the bot work with. */
export interface BotContext extends Context {
  readonly secretBox: SecretBox;
}

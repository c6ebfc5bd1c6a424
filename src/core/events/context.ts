import type { Context } from "../kernel/context.ts";
import type { Signal } from "../kernel/signal.ts";
import type { SecretBox } from "../kernel/secrets/sealed-secrets.ts";

/** What the rules about events and their receivers work with. */
export interface EventContext extends Context {
  readonly secretBox: SecretBox;
  /** Raised when this or another process has written events. */
  readonly eventsHeard: Signal;
}

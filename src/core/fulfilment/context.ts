import type { SecretBox } from "../kernel/sealed-secrets.ts";
import type { OrderContext } from "../orders/context.ts";

/** What the rules about suppliers work with. */
export interface FulfilmentContext extends OrderContext {
  /** Seals the keys at suppliers. */
  readonly secretBox: SecretBox;
}

import type { Context } from "../kernel/context.ts";
import type { SecretBox } from "../kernel/secrets/sealed-secrets.ts";
import type { PaymentKind } from "./payment-kind.ts";

/** What the rules about payments work with. */
export interface PaymentContext extends Context {
  readonly secretBox: SecretBox;
  /** The kinds of gateways that this server can call. */
  readonly paymentKinds: readonly PaymentKind[];
}

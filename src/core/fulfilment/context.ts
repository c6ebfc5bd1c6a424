import type { SecretBox } from "../kernel/secrets/sealed-secrets.ts";
import type { OrderContext } from "../orders/context.ts";
import type { SupplierKind } from "./suppliers/supplier-kind.ts";

/** What the rules about suppliers work with. */
export interface FulfilmentContext extends OrderContext {
  /** Seals the keys at suppliers. */
  readonly secretBox: SecretBox;
  /** Kinds of suppliers that can be called; the first is meant where none is named. */
  readonly supplierKinds: readonly SupplierKind[];
}

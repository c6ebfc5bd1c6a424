import type { CatalogueContext } from "../catalogue/context.ts";
import type { OrderReads } from "./order-reads.ts";
import type { OrderWaits } from "./order-waits.ts";
import type { Intake } from "./intake/intake.ts";

/** What the rules about orders work with. */
export interface OrderContext extends CatalogueContext {
  readonly intake: Intake;
  readonly orderReads: OrderReads;
  readonly orderWaits: OrderWaits;
}

import type { NotNull } from "kysely";
import type { AttemptState } from "../../../database/column-types.ts";
import type { Connection } from "../../../database/database.ts";

/** An attempt of ours that has a supplier's order number. */
export interface LinkedAttempt {
  supplierReference: string;
  orderId: bigint;
  state: AttemptState;
}

/** The attempts that a supplier's order numbers belong to. */
export function findLinked(
  connection: Connection,
  supplierId: number,
  supplierReferences: readonly string[],
): Promise<LinkedAttempt[]> {
  return connection
    .selectFrom("attempts")
    .select(["supplier_reference as supplierReference", "order_id as orderId", "state"])
    .where("supplier_id", "=", supplierId)
    .where("supplier_reference", "in", supplierReferences)
    .$narrowType<{ supplierReference: NotNull }>()
    .execute();
}

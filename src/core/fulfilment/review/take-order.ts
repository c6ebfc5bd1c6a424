import type { OrderContext } from "../../orders/context.ts";
import type { Actor } from "../../kernel/actor.ts";
import { DomainError } from "../../kernel/errors.ts";
import { afterChange } from "../../kernel/outage.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import type { Order } from "../../orders/order.ts";
import { findOrder, refuseMove } from "../../orders/settle-orders.ts";
import { recordChanges } from "../../kernel/changes.ts";
import { moveOpenOrder, orderSnapshot } from "../../orders/settle-rows.ts";
import { withholdFromWorkers } from "../due/due-rows.ts";

/** Assigns a pending order to the staff member who takes it. Throws order_not_found, invalid_transition. */
export async function takeOrder(context: OrderContext, id: bigint, actor: Actor): Promise<Order> {
  const { walletId } = await findOrder(context, id);
  const moved = await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, walletId);
    const took = await recordChanges(context, transaction, orderSnapshot(transaction, id), () =>
      moveOpenOrder(transaction, id, { from: "PENDING", to: "PROCESSING", actor, reason: null }),
    );
    if (took && !(await withholdFromWorkers(transaction, id, actor.id))) {
      throw new DomainError("conflict", `Order ${id} is being sent to a supplier: look at it again in a moment.`);
    }
    return took;
  });
  return moved ? afterChange(findOrder(context, id)) : refuseMove(context, id, "PROCESSING");
}

import type { OrderContext } from "../../orders/context.ts";
import type { Actor } from "../../kernel/actor.ts";
import { DomainError } from "../../kernel/errors.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import type { Order } from "../../orders/order.ts";
import { isOpen } from "../../orders/order-status.ts";
import { findOrder, refuseMove } from "../../orders/settle-orders.ts";
import { recordChanges } from "../../kernel/changes.ts";
import { moveOpenOrder, orderSnapshot } from "../../orders/settle-rows.ts";
import { withholdFromWorkers } from "../due/due-rows.ts";
import { lockAssigned, writeAssignment, type AssignedOrder } from "./assign-rows.ts";

/**
 * Assigns a pending order to the staff member who takes it from the workers, also where it is not in the queue. Throws
 * order_not_found, invalid_transition, and conflict while it is being sent.
 */
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
  context.eventsWritten.raise();
  return moved ? findOrder(context, id) : refuseMove(context, id, "PROCESSING");
}

export interface Assignment {
  /** Null: unassigned. */
  staffId: number | null;
  actor: Actor;
  /** Whether the actor may also take orders from other staff, and give orders to them. */
  managesOthers: boolean;
}

/**
 * Assigns an order of the queue to a member of staff, who then answers it; workers leave it alone. False where it is
 * theirs already. Throws order_not_found, invalid_transition, scope_missing, conflict; then nothing is changed.
 */
export async function assignOrder(context: OrderContext, id: bigint, assignment: Assignment): Promise<boolean> {
  const { walletId } = await findOrder(context, id);
  const { staffId, actor } = assignment;
  const isChanged = await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, walletId);
    const order = (await lockAssigned(transaction, id))!;
    if (!isOpen(order.status)) {
      throw new DomainError("invalid_transition", `Order ${id} is ${order.status} and needs no attention.`);
    }
    if (order.takenBy === staffId) return false;
    refuseOthers(id, order, assignment);
    await recordChanges(context, transaction, orderSnapshot(transaction, id), async () => {
      if (order.status === "PENDING" && staffId !== null) {
        await moveOpenOrder(transaction, id, { from: "PENDING", to: "PROCESSING", actor, reason: null });
      }
      await writeAssignment(transaction, id, staffId);
    });
    return true;
  });
  if (isChanged) context.eventsWritten.raise();
  return isChanged;
}

function refuseOthers(id: bigint, order: AssignedOrder, { staffId, actor, managesOthers }: Assignment): void {
  if (!order.queued) throw new DomainError("conflict", `Order ${id} is not in the queue.`);
  if (order.sending) {
    throw new DomainError("conflict", `Order ${id} is being sent to a supplier: look at it again in a moment.`);
  }
  if (managesOthers) return;
  if (order.takenBy !== null && order.takenBy !== actor.id) {
    throw new DomainError("conflict", `Order ${id} is assigned to ${order.takenByName}.`);
  }
  if (staffId !== null && staffId !== actor.id) {
    throw new DomainError("scope_missing", "Your role allows you to assign orders to yourself only.");
  }
}

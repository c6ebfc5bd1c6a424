import type { Transaction } from "../../../database/database.ts";
import type { OrderContext } from "../../orders/context.ts";
import { chooseRoute, obstacleOf, UNVALUED_NOTE, type Obstacle } from "../attempts/next-step.ts";
import { DomainError } from "../../kernel/errors.ts";
import { requireSameRequest } from "../../kernel/request-key.ts";
import { findSupplier } from "../imports/suppliers.ts";
import type { RouteOption } from "../routes/route.ts";
import type { Order } from "../../orders/order.ts";
import { isOpen } from "../../orders/order-status.ts";
import type { Actor } from "../../kernel/actor.ts";
import { findOrder } from "../../orders/settle-orders.ts";
import { recordChanges } from "../../kernel/changes.ts";
import { orderSnapshot } from "../../orders/settle-rows.ts";
import {
  findSteering,
  lockSteeredOrder,
  steerOrder,
  type AskedCourse,
  type Course,
  type SteeredOrder,
} from "./steer-rows.ts";

const BY_HAND = { attention: "manual", note: null } as const;

/** Who sends an order on, and with which Idempotency-Key: the same key sends it once, to the same supplier. */
export interface SteerRequest {
  actor: Actor;
  requestKey?: string | undefined;
}

export interface SteerOutcome {
  order: Order;
  /** An earlier request with the same key sent it: nothing was changed. */
  repeated: boolean;
}

/**
 * Gives an order that no supplier has to the first of its routes that may be used; back to the queue where that is a
 * person. Throws order_not_found, invalid_transition, conflict, idempotency_mismatch; then nothing is changed.
 */
export function retryOrder(context: OrderContext, id: bigint, request: SteerRequest): Promise<SteerOutcome> {
  return steer(context, id, { ...request, supplierId: null }, (order) => {
    if (order.test) return { dueSeconds: 0 };
    const step = chooseRoute(order, 0);
    if (step.kind === "route") return { to: step.route, dueSeconds: step.afterSeconds };
    if (step.route) return { to: step.route, byHand: step, dueSeconds: 0 };
    throw new DomainError("conflict", step.note ?? "No route is left that takes orders.");
  });
}

/**
 * Gives an order that no supplier has to this one of its service's routes.
 * Throws order_not_found, not_found, invalid_transition, conflict, idempotency_mismatch; then nothing is changed.
 */
export async function rerouteOrder(
  context: OrderContext,
  id: bigint,
  supplierId: number,
  request: SteerRequest,
): Promise<SteerOutcome> {
  const { name } = await findSupplier(context, supplierId);
  return steer(context, id, { ...request, supplierId }, (order) => {
    if (order.test) throw new DomainError("conflict", "Test orders go to the simulator and nowhere else.");
    const route = order.routes.find((candidate) => candidate.supplierId === supplierId);
    if (!route)
      throw new DomainError("conflict", `${name} is not among the routes of this service: add it there first.`);
    refuseUnusable(order, route, name);
    return { to: route, byHand: route.kind === "manual" ? BY_HAND : undefined, dueSeconds: 0 };
  });
}

async function steer(
  context: OrderContext,
  id: bigint,
  request: SteerRequest & AskedCourse,
  chart: (order: SteeredOrder) => Course,
): Promise<SteerOutcome> {
  await findOrder(context, id);
  const repeated = await context.database.transaction(async (transaction) => {
    const order = (await lockSteeredOrder(transaction, id))!;
    if (await wasSteered(transaction, id, request)) return true;
    refuseHeld(order);
    await recordChanges(context, transaction, orderSnapshot(transaction, id), () =>
      steerOrder(transaction, order, chart(order), request),
    );
    return false;
  });
  if (!repeated) context.ordersDue.raise();
  return { order: await findOrder(context, id), repeated };
}

/** Whether this key sent the order on before. Throws idempotency_mismatch where that was to another supplier. */
async function wasSteered(
  transaction: Transaction,
  id: bigint,
  { requestKey, supplierId }: SteerRequest & AskedCourse,
): Promise<boolean> {
  if (requestKey === undefined) return false;
  const before = await findSteering(transaction, id, requestKey);
  if (before) requireSameRequest(before, { supplierId });
  return before !== undefined;
}

/** Two suppliers must never have the same order. */
function refuseHeld({ id, status, live, leased }: SteeredOrder): void {
  if (!isOpen(status))
    throw new DomainError("invalid_transition", `Order ${id} is ${status} and cannot be sent again.`);
  if (live) {
    throw new DomainError("conflict", `A supplier has order ${id}, or may have it: settle that attempt first.`);
  }
  if (leased)
    throw new DomainError("conflict", `Order ${id} is being sent to a supplier: look at it again in a moment.`);
}

/** The same obstacles as a worker would find: it would give the order on at once. */
function refuseUnusable(order: SteeredOrder, route: RouteOption, name: string): void {
  const obstacle = obstacleOf(order, route);
  if (obstacle === null) return;
  const texts: Record<Obstacle, string> = {
    paused: `The route to ${name} is paused: resume it first.`,
    unvalued: UNVALUED_NOTE,
    loss: `${name} costs more than the order brings: allow a loss on that route first.`,
    supplier: `${name} is paused: resume it first.`,
  };
  throw new DomainError("conflict", texts[obstacle]);
}

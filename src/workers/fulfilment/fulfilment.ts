import { beginAttempts } from "../../core/attempts/send-orders.ts";
import { claimAttempts } from "../../core/attempts/follow-attempts.ts";
import type { DueAttempt } from "../../core/attempts/attempt.ts";
import type { Core } from "../../core/core.ts";
import type { DueOrder } from "../../core/orders/due-order.ts";
import { claimOrders } from "../../core/orders/fulfil-orders.ts";
import { readStates } from "../../core/suppliers/health.ts";
import type { SupplierState } from "../../core/suppliers/supplier.ts";
import type { WorkerLog } from "../worker-log.ts";
import type { Connectors } from "./connectors.ts";
import { createRooms, type Rooms } from "./rooms.ts";
import { askAboutAttempts, sendTogether } from "./send.ts";
import { fulfilFromStock } from "./suppliers/stock.ts";
import { simulate } from "./suppliers/test.ts";

/** Suppliers that are part of the server fulfil each order by itself. */
const BUILT_IN: Record<Exclude<SupplierState["kind"], "dhru">, (core: Core, order: DueOrder) => Promise<void>> = {
  stock: fulfilFromStock,
  test: simulate,
};

export interface Fulfilment {
  /** Claims what is due and fits, and starts it. True when there was something, so that there may be more. */
  startDue(): Promise<boolean>;
  /** Resolves when everything under way is done. */
  idle(): Promise<void>;
}

interface Context {
  core: Core;
  log: WorkerLog;
  connectors: Connectors;
  rooms: Rooms;
}

/** `ended` is called whenever room has become free. A failure is logged; its orders come back when their lease ends. */
export function createFulfilment(core: Core, log: WorkerLog, connectors: Connectors, ended: () => void): Fulfilment {
  const context = { core, log, connectors, rooms: createRooms(ended) };
  return { startDue: () => startDue(context), idle: () => context.rooms.idle() };
}

async function startDue(context: Context): Promise<boolean> {
  const { core, rooms } = context;
  const suppliers = await readStates(core);
  const asked = await claimAttempts(
    core,
    suppliers.flatMap((supplier) => askingLane(context, supplier)),
  );
  for (const [supplier, attempts] of bySupplier(suppliers, asked)) {
    rooms.start(
      supplier.id,
      guarded(context, supplier, () => ask(context, supplier, attempts)),
      { asks: true },
    );
  }
  const claimed = await claimOrders(
    core,
    suppliers.flatMap((supplier) => orderLane(context, supplier)),
  );
  for (const [supplier, orders] of bySupplier(suppliers, claimed)) startOrders(context, supplier, orders);
  return asked.length > 0 || claimed.length > 0;
}

function askingLane({ core, rooms }: Context, supplier: SupplierState) {
  const canAsk = supplier.kind === "dhru" && !supplier.isOpen && !rooms.isAsking(supplier.id);
  return canAsk && rooms.freeCalls(supplier) > 0
    ? [{ supplierId: supplier.id, most: core.config.ASK_SUPPLIER_BATCH }]
    : [];
}

/** Orders of a supplier that is out of order are claimed as well: they go on to their next route, or wait. */
function orderLane({ core, rooms }: Context, supplier: SupplierState) {
  const most =
    supplier.kind === "dhru" ? rooms.freeCalls(supplier) * supplier.bulkSize : rooms.freeOrders(supplier, core.config);
  return most > 0 ? [{ supplierId: supplier.id, most }] : [];
}

function startOrders(context: Context, supplier: SupplierState, orders: DueOrder[]): void {
  const { core, rooms, connectors } = context;
  if (supplier.kind !== "dhru") {
    const fulfil = BUILT_IN[supplier.kind];
    for (const order of orders) {
      rooms.start(
        supplier.id,
        guarded(context, supplier, () => fulfil(core, order)),
        { orders: 1 },
      );
    }
    return;
  }
  // Journaled together, then sent in as many calls as the supplier takes them.
  const begun = beginAttempts(core, orders);
  for (let start = 0; start < orders.length; start += supplier.bulkSize) {
    const send = async () => {
      const together = (await begun).slice(start, start + supplier.bulkSize);
      if (together.length > 0) await sendTogether(core, supplier, await connectors.of(supplier), together);
    };
    rooms.start(supplier.id, guarded(context, supplier, send), {});
  }
}

async function ask({ core, connectors }: Context, supplier: SupplierState, attempts: DueAttempt[]): Promise<void> {
  await askAboutAttempts(core, supplier, await connectors.of(supplier), attempts);
}

async function guarded({ log }: Context, supplier: SupplierState, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, supplier: supplier.name }, "fulfilment failed");
  }
}

function bySupplier<Row extends { supplierId: number }>(
  suppliers: readonly SupplierState[],
  rows: readonly Row[],
): [SupplierState, Row[]][] {
  const groups = Map.groupBy(rows, (row) => row.supplierId);
  return suppliers.flatMap((supplier): [SupplierState, Row[]][] => {
    const group = groups.get(supplier.id);
    return group ? [[supplier, group]] : [];
  });
}

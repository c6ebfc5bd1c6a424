import { beginAttempts } from "../../core/fulfilment/attempts/send-orders.ts";
import { claimAttempts } from "../../core/fulfilment/attempts/follow-attempts.ts";
import type { DueAttempt } from "../../core/fulfilment/attempts/attempt.ts";
import type { Sent } from "../../core/fulfilment/attempts/sent.ts";
import type { Core } from "../../core/core.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import type { DueOrder } from "../../core/fulfilment/due/due-order.ts";
import { claimOrders } from "../../core/fulfilment/attempts/fulfil-orders.ts";
import { readStates } from "../../core/fulfilment/suppliers/health.ts";
import { isCalled } from "../../core/fulfilment/suppliers/supplier-kind.ts";
import type { SupplierState } from "../../core/fulfilment/suppliers/supplier.ts";
import { pauseSupplier } from "../../core/fulfilment/imports/suppliers.ts";
import type { WorkerLog } from "../worker-log.ts";
import type { Connector } from "./connector.ts";
import type { Connectors } from "./connectors.ts";
import { createSlots, type Slots } from "./slots.ts";
import { askAboutAttempts, endOfAsking, sendTogether } from "./send.ts";
import { fulfilFromStock } from "./suppliers/stock.ts";
import { createTurns } from "./turns.ts";
import { simulate } from "./suppliers/test.ts";

/** Most orders that a supplier is asked about in one call. */
const ASKED_AT_ONCE = 100;

/** Suppliers that are part of the server fulfil each order by itself; those that are people have nothing due. */
const BUILT_IN = new Map<string, (core: Core, order: DueOrder) => Promise<void>>([
  ["stock", fulfilFromStock],
  ["test", simulate],
]);

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
  slots: Slots;
  /** For work that is all in the database: more at once than half of its connections would keep the others waiting. */
  inTurn: ReturnType<typeof createTurns>;
}

/**
 * `ended` is called whenever a slot has become free. A failure is logged; its orders come back when their lease ends.
 */
export function createFulfilment(core: Core, log: WorkerLog, connectors: Connectors, ended: () => void): Fulfilment {
  const inTurn = createTurns(Math.max(1, Math.floor(core.config.DATABASE_CONNECTIONS / 2)));
  const context = { core, log, connectors, slots: createSlots(ended), inTurn };
  return { startDue: () => startDue(context), idle: () => context.slots.idle() };
}

async function startDue(context: Context): Promise<boolean> {
  const { core, slots } = context;
  const suppliers = await readStates(core);
  const end = endOfAsking(core.config);
  const asked = await claimAttempts(
    core,
    suppliers.flatMap((supplier) => freeForStatuses(context, supplier)),
  );
  for (const [supplier, attempts] of bySupplier(suppliers, asked)) {
    slots.start(
      supplier.id,
      guarded(context, supplier, () => ask(context, supplier, { attempts, end })),
      { asks: true },
    );
  }
  const claimed = await claimOrders(
    core,
    suppliers.flatMap((supplier) => freeForOrders(context, supplier)),
  );
  for (const [supplier, orders] of bySupplier(suppliers, claimed)) startOrders(context, supplier, orders);
  return asked.length > 0 || claimed.length > 0;
}

function freeForStatuses({ slots }: Context, supplier: SupplierState) {
  const canAsk = isCalled(supplier) && !supplier.isOpen && !slots.isAsking(supplier.id);
  return canAsk && slots.freeCalls(supplier) > 0 ? [{ supplierId: supplier.id, most: ASKED_AT_ONCE }] : [];
}

/** Orders of a supplier that is out of order are claimed as well: they go on to their next route, or wait. */
function freeForOrders({ slots }: Context, supplier: SupplierState) {
  const most = isCalled(supplier) ? slots.freeCalls(supplier) * supplier.bulkSize : slots.freeOrders(supplier);
  return most > 0 ? [{ supplierId: supplier.id, most }] : [];
}

function startOrders(context: Context, supplier: SupplierState, orders: DueOrder[]): void {
  const { core, slots } = context;
  const fulfil = BUILT_IN.get(supplier.kind);
  if (fulfil) {
    for (const order of orders) {
      slots.start(
        supplier.id,
        guarded(context, supplier, () => context.inTurn(() => fulfil(core, order))),
        { orders: 1 },
      );
    }
    return;
  }
  // Journaled together, then sent in as many calls as the supplier takes them.
  const begun = begin(context, supplier, orders);
  for (let start = 0; start < orders.length; start += supplier.bulkSize) {
    const send = async () => {
      const { connector, sent } = await begun;
      const together = sent.slice(start, start + supplier.bulkSize);
      if (connector && together.length > 0) await sendTogether(core, supplier, connector, together);
    };
    slots.start(supplier.id, guarded(context, supplier, send), {});
  }
}

/** Only what can leave is journaled: a supplier that cannot be called pauses, and its orders go elsewhere or wait. */
async function begin(
  context: Context,
  supplier: SupplierState,
  orders: DueOrder[],
): Promise<{ connector?: Connector; sent: Sent[] }> {
  let connector: Connector | undefined;
  const sent = await beginAttempts(context.core, orders, async () => {
    connector = await reach(context, supplier);
    return connector !== undefined;
  });
  return connector ? { connector, sent } : { sent: [] };
}

async function reach({ core, log, connectors }: Context, supplier: SupplierState): Promise<Connector | undefined> {
  try {
    return await connectors.of(supplier);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.error({ supplier: supplier.name }, error.message);
    await pauseSupplier(core, supplier.id, error.message);
    return undefined;
  }
}

async function ask(
  context: Context,
  supplier: SupplierState,
  due: { attempts: DueAttempt[]; end: number },
): Promise<void> {
  const connector = await reach(context, supplier);
  if (connector) await askAboutAttempts(context.core, supplier, connector, due);
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

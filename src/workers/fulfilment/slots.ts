import { FAILURES_TO_OPEN } from "../../core/fulfilment/suppliers/supplier.ts";
import type { SupplierState } from "../../core/fulfilment/suppliers/supplier.ts";

/** Maximum number of due orders of one supplier that a worker claims at once. */
const BATCH = 100;

/** The concurrency slots of each supplier in this process. */
export interface Slots {
  /** Calls that may begin now. */
  freeCalls(supplier: SupplierState): number;
  /** Orders of built-in suppliers that may be claimed now. */
  freeOrders(supplier: SupplierState): number;
  isAsking(supplierId: number): boolean;
  /** Occupies a slot until the work ends. The work never rejects. */
  start(supplierId: number, work: Promise<void>, size: { orders?: number; asks?: boolean }): void;
  /** Resolves when all started work has ended. */
  idle(): Promise<void>;
}

interface Busy {
  calls: number;
  orders: number;
  asking: boolean;
}

export function createSlots(ended: () => void): Slots {
  const busy = new Map<number, Busy>();
  const works = new Set<Promise<void>>();
  const of = (id: number): Busy => busy.get(id) ?? { calls: 0, orders: 0, asking: false };
  return {
    freeCalls: (supplier) => {
      // A supplier that failed repeatedly gets one call at a time.
      const most = supplier.failures >= FAILURES_TO_OPEN ? 1 : supplier.concurrency;
      return Math.max(0, most - of(supplier.id).calls);
    },
    freeOrders: (supplier) => {
      const free = BATCH - of(supplier.id).orders;
      // To claim one order for each that ends would cost as much as to fulfil it.
      return free * 2 >= BATCH ? free : 0;
    },
    isAsking: (supplierId) => of(supplierId).asking,
    start: (supplierId, work, { orders = 0, asks = false }) => {
      const before = of(supplierId);
      busy.set(supplierId, { calls: before.calls + 1, orders: before.orders + orders, asking: before.asking || asks });
      const counted = work.finally(() => {
        const now = of(supplierId);
        busy.set(supplierId, { calls: now.calls - 1, orders: now.orders - orders, asking: now.asking && !asks });
        works.delete(counted);
        ended();
      });
      works.add(counted);
    },
    idle: async () => {
      while (works.size > 0) await Promise.all(works);
    },
  };
}

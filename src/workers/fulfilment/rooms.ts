import { FAILURES_TO_OPEN } from "../../core/fulfilment/suppliers/supplier.ts";
import type { SupplierState } from "../../core/fulfilment/suppliers/supplier.ts";

/** Most due orders of one supplier that a worker claims at once. */
const BATCH = 100;

/** How much of each supplier's work this process has in hand. */
export interface Rooms {
  /** Calls that may begin now. */
  freeCalls(supplier: SupplierState): number;
  /** Orders of built-in suppliers that may be claimed now. */
  freeOrders(supplier: SupplierState): number;
  isAsking(supplierId: number): boolean;
  /** Counts work until it ends; it never rejects. */
  start(supplierId: number, work: Promise<void>, size: { orders?: number; asks?: boolean }): void;
  /** Resolves when everything that was started has ended. */
  idle(): Promise<void>;
}

interface Busy {
  calls: number;
  orders: number;
  asking: boolean;
}

export function createRooms(ended: () => void): Rooms {
  const busy = new Map<number, Busy>();
  const works = new Set<Promise<void>>();
  const of = (id: number): Busy => busy.get(id) ?? { calls: 0, orders: 0, asking: false };
  return {
    freeCalls: (supplier) => {
      // A supplier that failed again and again is tried with one call at a time.
      const most = supplier.failures >= FAILURES_TO_OPEN ? 1 : supplier.concurrency;
      return Math.max(0, most - of(supplier.id).calls);
    },
    freeOrders: (supplier) => {
      const free = BATCH - of(supplier.id).orders;
      // Claiming one for each that ends would cost as much as fulfilling it.
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

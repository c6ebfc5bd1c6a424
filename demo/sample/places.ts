import type { OrderSource } from "../../src/database/column-types.ts";
import type { Fulfilment } from "./sample-service.ts";

/** Where the sample data belongs. */
export interface SamplePlaces {
  /** Of each reseller. */
  wallets: readonly { id: number; source: OrderSource }[];
  suppliers: Record<Fulfilment, number>;
  staffId: number;
  currency: string;
}

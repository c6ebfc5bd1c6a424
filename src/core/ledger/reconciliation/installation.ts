import type { Core } from "../../core.ts";
import { readInstallationRow } from "./reconcile-rows.ts";

/** What tells a shop from the empty database that a wrong restore leaves behind. */
export interface Installation {
  created_at: string;
  orders: number;
}

/** Since when this database is there, and how many orders it holds. */
export async function readInstallation(core: Core): Promise<Installation> {
  const { createdAt, orders } = await readInstallationRow(core.database.patient);
  return { created_at: createdAt.toISOString(), orders };
}

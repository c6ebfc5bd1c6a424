import type { Context } from "../../kernel/context.ts";
import { readInstallationRow } from "./reconcile-rows.ts";

/** What tells a shop from the empty database that a wrong restore leaves behind. */
export interface Installation {
  created_at: string;
  orders: number;
}

/** Since when this database is there, and how many orders it holds. */
export async function readInstallation(context: Context): Promise<Installation> {
  const { createdAt, orders } = await readInstallationRow(context.database.patient);
  return { created_at: createdAt.toISOString(), orders };
}

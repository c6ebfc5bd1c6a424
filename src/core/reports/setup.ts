import { sql } from "kysely";
import type { Context } from "../kernel/context.ts";

/** What a new shop has by now. */
export interface SetupFacts {
  /** A supplier that is called, beside those that are part of the server. */
  hasSupplier: boolean;
  hasService: boolean;
  hasReseller: boolean;
}

export async function readSetupFacts({ database }: Context): Promise<SetupFacts> {
  const { rows } = await sql<SetupFacts>`
    select exists (select from suppliers where kind not in ('manual', 'stock', 'test')) as "hasSupplier",
           exists (select from services) as "hasService",
           exists (select from resellers) as "hasReseller"`.execute(database.kysely);
  return rows[0]!;
}

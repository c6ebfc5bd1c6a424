import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "../../../database/database.ts";
import { haveEnded } from "./horizon-rows.ts";

const POLL_MS = 50;

/** Whether the transactions that were writing at a horizon end in time. An import may take many minutes. */
export async function untilOver(connection: Connection, writers: readonly string[], waitMs: number): Promise<boolean> {
  for (let waited = 0; writers.length > 0 && !(await haveEnded(connection, writers)); waited += POLL_MS) {
    if (waited >= waitMs) return false;
    await sleep(POLL_MS);
  }
  return true;
}

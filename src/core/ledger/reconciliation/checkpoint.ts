import { patientTransaction } from "../../../database/statements.ts";
import type { Context } from "../../kernel/context.ts";
import { untilOver } from "../wallet/horizon.ts";
import { readHorizon } from "../wallet/horizon-rows.ts";
import { storeCheckpoint, type Confirmed } from "./checkpoint-rows.ts";
import type { Checkpoint } from "./sources.ts";

/**
 * Up to where everything is written, before the checks look: they see all of it. Null while a transaction outlasts the wait:
 * then the checkpoint stays where it is, and the next check reads a little more.
 */
export async function findHorizon(context: Context, waitMs: number): Promise<Checkpoint | null> {
  const { patient } = context.database;
  const { writers, ...horizon } = await readHorizon(patient);
  return (await untilOver(patient, writers, waitMs)) ? horizon : null;
}

export async function confirm(context: Context, confirmed: Confirmed): Promise<void> {
  await patientTransaction(context.database, (transaction) => storeCheckpoint(transaction, confirmed));
}

import type { Transaction } from "../../../database/database.ts";
import { importSupplier } from "../../fulfilment/imports/suppliers.ts";
import { dropCheckpoint } from "../../ledger/reconciliation/checkpoint-rows.ts";
import { takeOverTwoFactor } from "../../people/sign-in/two-factor.ts";
import type { MovingContext } from "../context.ts";
import { STAGED_SECRET } from "../runs/runs.ts";
import { CATALOGUE_STEPS, FIND_SUPPLIERS, OFFER_STEPS } from "./catalogue-steps.ts";
import {
  execute,
  lockStagedSuppliers,
  proveImport,
  raiseSequences,
  readStagedFactors,
  rememberOrigins,
  tellImported,
} from "./import-rows.ts";
import { LOCK_WALLETS, MONEY_STEPS, SETTLE_STEP } from "./money-steps.ts";
import { RESELLER_STEPS } from "./reseller-steps.ts";

const STATEMENTS = [
  ...CATALOGUE_STEPS,
  LOCK_WALLETS,
  ...RESELLER_STEPS,
  FIND_SUPPLIERS,
  ...OFFER_STEPS,
  SETTLE_STEP,
  ...MONEY_STEPS,
];
/** Beside the statements: sequences, suppliers, two-factor authentication, origins, the proof. */
export const IMPORT_STEPS = STATEMENTS.length + 5;

/**
 * Writes what a loaded run without errors means, in the transaction that loaded it. What an earlier run of the migration
 * wrote and what has not changed since stays as it is. Throws where the books would be wrong.
 */
export async function importRun(
  context: MovingContext,
  transaction: Transaction,
  name: string,
  step: () => Promise<void>,
): Promise<void> {
  await raiseSequences(transaction);
  await step();
  await importSuppliers(context, transaction, name);
  await step();
  for (const statement of STATEMENTS) {
    await execute(transaction, statement);
    await step();
  }
  await importFactors(context, transaction);
  await step();
  await rememberOrigins(transaction);
  await step();
  // Imported orders keep their numbers and times: an incremental ledger check would not find them.
  await dropCheckpoint(transaction);
  await proveImport(transaction);
  await tellImported(transaction);
  await step();
}

/** They get no order before staff have seen that they answer. */
async function importSuppliers(context: MovingContext, transaction: Transaction, name: string): Promise<void> {
  for (const { target, key, username, ...supplier } of await lockStagedSuppliers(transaction)) {
    const input = { ...supplier, username: username ?? undefined, key: context.secretBox.open(key, STAGED_SECRET) };
    const pauseReason = `Imported from ${name}: test it, then resume it.`;
    await importSupplier(context, transaction, { id: target, input, pauseReason });
  }
}

async function importFactors(context: MovingContext, transaction: Transaction): Promise<void> {
  for (const { userId, sealed } of await readStagedFactors(transaction))
    await takeOverTwoFactor(context, transaction, { userId, secret: context.secretBox.open(sealed, STAGED_SECRET) });
}

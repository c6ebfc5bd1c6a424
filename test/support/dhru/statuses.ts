import assert from "node:assert/strict";
import type { StatusOutcome } from "../../../src/core/fulfilment/suppliers/outcome.ts";
import { openSupplier, type SupplierAnswer } from "./sloppy-supplier.ts";

/** What the supplier's answer says of order 4711. */
export async function ask(answer: SupplierAnswer): Promise<StatusOutcome> {
  await using supplier = await openSupplier();
  const [outcome] = await supplier.says(answer).connector.readStatuses(["4711"], Infinity);
  assert.equal(supplier.calls.length, 1);
  return outcome!;
}

export async function assertWords(answer: SupplierAnswer, words: string): Promise<void> {
  assert.equal(inWords(await ask(answer)), words, JSON.stringify(answer));
}

/** An outcome in a few words. */
export function inWords(outcome: StatusOutcome): string {
  if (outcome.kind === "succeeded") return `succeeded ${outcome.code}`;
  if (outcome.kind === "rejected") return `rejected ${outcome.reason}`;
  return outcome.kind;
}

export function withRow(row: Record<string, unknown>): SupplierAnswer {
  return { body: { ID: "4711", SUCCESS: [{ MESSAGE: "Order status", ...row }], apiversion: "6.1" } };
}

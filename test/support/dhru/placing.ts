import assert from "node:assert/strict";
import type { PlaceOutcome, RefusalOverride } from "../../../src/core/fulfilment/suppliers/outcome.ts";
import { openSupplier, placement, type SupplierAnswer } from "./sloppy-supplier.ts";

export const ACCEPTED = { SUCCESS: [{ MESSAGE: "Order received", REFERENCEID: 4711 }], apiversion: "6.1" };

/** What comes of an order that the supplier answers like this. */
export async function place(answer: SupplierAnswer, overrides: RefusalOverride[] = []): Promise<PlaceOutcome> {
  await using supplier = await openSupplier({ overrides });
  const [outcome] = await supplier.says(answer).connector.place([placement()]);
  assert.equal(supplier.calls.length, 1);
  return outcome!;
}

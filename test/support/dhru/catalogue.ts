import assert from "node:assert/strict";
import type { OfferedService } from "../../../src/core/fulfilment/suppliers/offer.ts";
import { openSupplier, type SupplierAnswer } from "./sloppy-supplier.ts";

/** The services that the supplier's answer offers. */
export async function readCatalogue(answer: SupplierAnswer): Promise<OfferedService[]> {
  await using supplier = await openSupplier();
  return await supplier.says(answer).connector.readCatalogue();
}

export function withList(LIST: unknown): SupplierAnswer {
  return { body: { SUCCESS: [{ MESSAGE: "IMEI Service List", LIST }], apiversion: "6.1" } };
}

/** The only service of a catalogue in which it has these fields. */
export async function readOne(
  fields: Record<string, unknown>,
  group: Record<string, unknown> = {},
): Promise<OfferedService> {
  const service = { SERVICEID: 7, SERVICENAME: "Apple – Check", CREDIT: "1.00", ...fields };
  const list = { Apple: { GROUPNAME: "Apple", SERVICES: { "7": service }, ...group } };
  const services = await readCatalogue(withList(list));
  assert.equal(services.length, 1, JSON.stringify(fields));
  return services[0]!;
}

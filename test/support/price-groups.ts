import { createPriceGroup, listPriceGroups } from "../../src/core/catalogue/prices/price-groups.ts";
import type { Core } from "../../src/core/core.ts";

/** The id of the price group with this name, created on first use. */
export async function priceGroup(core: Core, name: string): Promise<number> {
  const found = (await listPriceGroups(core)).find((group) => group.name === name);
  return (found ?? (await createPriceGroup(core, { name }))).id;
}

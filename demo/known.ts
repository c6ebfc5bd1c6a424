import { createPriceGroup, listPriceGroups } from "../src/core/catalogue/prices/price-groups.ts";
import { pageOperatorServices, type ListedService } from "../src/core/catalogue/services/operator-services.ts";
import type { Core } from "../src/core/core.ts";
import { pageResellers, type ListedReseller } from "../src/core/resellers/accounts/list-resellers.ts";

/** More rows than the demonstration creates; rows that its users add come after them. */
const MAX_KNOWN = 200;

export async function knownServices(core: Core): Promise<ListedService[]> {
  return (await pageOperatorServices(core, {}, { sort: "id", limit: MAX_KNOWN })).services;
}

export async function hasResellers(core: Core): Promise<boolean> {
  return (await pageResellers(core, {}, { sort: "created_at", limit: 1 })).resellers.length > 0;
}

export async function knownReseller(core: Core, email: string): Promise<ListedReseller | undefined> {
  const { resellers } = await pageResellers(core, { text: email }, { sort: "created_at", limit: MAX_KNOWN });
  return resellers.find((reseller) => reseller.email === email);
}

/** The id of the price group, which is created if it is missing. */
export async function ensurePriceGroup(core: Core, name: string): Promise<number> {
  const known = (await listPriceGroups(core)).find((group) => group.name === name);
  return (known ?? (await createPriceGroup(core, { name }))).id;
}

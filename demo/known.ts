import { createPriceGroup, listPriceGroups } from "../src/core/catalogue/prices/price-groups.ts";
import { pageOperatorServices, type ListedService } from "../src/core/catalogue/services/operator-services.ts";
import type { Core } from "../src/core/core.ts";
import { pageResellers, type ListedReseller } from "../src/core/resellers/accounts/list-resellers.ts";

/** More than the demonstration makes; what its visitors add comes behind. */
const MOST_KNOWN = 200;

/** What an earlier run of the demonstration has made already. */

export async function knownServices(core: Core): Promise<ListedService[]> {
  return (await pageOperatorServices(core, {}, { sort: "id", limit: MOST_KNOWN })).services;
}

export async function hasResellers(core: Core): Promise<boolean> {
  return (await pageResellers(core, {}, { sort: "created_at", limit: 1 })).resellers.length > 0;
}

export async function knownReseller(core: Core, email: string): Promise<ListedReseller | undefined> {
  const { resellers } = await pageResellers(core, { text: email }, { sort: "created_at", limit: MOST_KNOWN });
  return resellers.find((reseller) => reseller.email === email);
}

/** Its id; the group is made where it is missing. */
export async function ensurePriceGroup(core: Core, name: string): Promise<number> {
  const known = (await listPriceGroups(core)).find((group) => group.name === name);
  return (known ?? (await createPriceGroup(core, { name }))).id;
}

import { randomInt } from "node:crypto";
import { createApiKey, listApiKeys, revokeApiKey } from "../src/core/resellers/keys/api-keys.ts";
import type { ListedService } from "../src/core/catalogue/services/operator-services.ts";
import type { Core } from "../src/core/core.ts";
import { addStock } from "../src/core/fulfilment/inventory/inventory.ts";

const FILLED_TO = 25;
const FILLED_BELOW = 5;
const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const KEY_LABEL = "Demo";

/** Adds codes to services that have few left: name of the service → prefix of its codes. */
export async function fillStock(
  core: Core,
  services: readonly ListedService[],
  stocks: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { id, name, freeCodes } of services) {
    const prefix = stocks.get(name);
    if (prefix === undefined || freeCodes >= FILLED_BELOW) continue;
    await addStock(
      core,
      id,
      Array.from({ length: FILLED_TO }, () => randomCode(prefix)),
    );
  }
}

/** Replaces the keys of earlier runs, which cannot be shown again. */
export async function renewKeys(core: Core, resellerId: number): Promise<{ liveKey: string; testKey: string }> {
  for (const key of await listApiKeys(core, resellerId)) {
    if (key.label === KEY_LABEL && key.revokedAt === null) await revokeApiKey(core, key);
  }
  const { key: liveKey } = await createApiKey(core, { resellerId, label: KEY_LABEL });
  const { key: testKey } = await createApiKey(core, { resellerId, label: KEY_LABEL, test: true });
  return { liveKey, testKey };
}

function randomCode(prefix: string): string {
  const part = (): string => Array.from({ length: 4 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  return [prefix, part(), part(), part()].join("-");
}

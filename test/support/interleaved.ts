import type { KyselyPlugin } from "kysely";
import type { Core } from "../../src/core/core.ts";

/** The core as one that reads uses it while others work: once it has read something, `act` runs before it reads on. */
export function interleaved(core: Core, act: () => Promise<unknown>): Core {
  let hasActed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!hasActed) {
        hasActed = true;
        await act();
      }
      return result;
    },
  };
  return { ...core, database: { ...core.database, kysely: core.database.kysely.withPlugin(plugin) } };
}

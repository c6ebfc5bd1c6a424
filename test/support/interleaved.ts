import type { KyselyPlugin } from "kysely";
import type { Core } from "../../src/core/core.ts";

/**
 * The core as one that reads uses it while others work: once it has read something, `act` runs before it reads on.
 * `connections`: which ones are watched.
 */
export function interleaved(
  core: Core,
  act: () => Promise<unknown>,
  connections: "kysely" | "patient" = "kysely",
): Core {
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
  const { database } = core;
  return { ...core, database: { ...database, [connections]: database[connections].withPlugin(plugin) } };
}

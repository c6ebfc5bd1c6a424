import type { Context } from "../kernel/context.ts";
import type { ServiceCache } from "./listing/service-cache.ts";

/** What the rules about services work with. */
export interface CatalogueContext extends Context {
  readonly serviceCache: ServiceCache;
  /** Changes with every commit that changes what a reseller sees. */
  readonly readCatalogueVersion: () => Promise<bigint>;
}

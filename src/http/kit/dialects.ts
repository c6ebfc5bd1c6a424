import type { Dialect } from "../../core/kernel/caller.ts";

/** What a key can say of how dispatch answers it. */
export const DIALECTS = ["auto", "native", "dhru"] as const satisfies readonly Dialect[];

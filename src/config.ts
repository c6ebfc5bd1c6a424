import { ACCESS } from "./config/access.ts";
import { FULFILMENT } from "./config/fulfilment.ts";
import { INTERFACES } from "./config/interfaces.ts";
import { ORDERS } from "./config/orders.ts";
import { PROCESS } from "./config/process.ts";
import type { Setting } from "./config/setting.ts";

/**
 * Every setting by its name in the environment, grouped by concern; `docs/operate.md` lists them.
 * Nothing else reads `process.env`.
 */
export const SETTINGS = { ...INTERFACES, ...PROCESS, ...ACCESS, ...ORDERS, ...FULFILMENT } satisfies Record<
  string,
  Setting<unknown>
>;

export type Config = { readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K]["default"] };

/** Reads the settings from an environment. Throws one Error that names every setting that is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const problems: string[] = [];
  const entries = Object.entries(SETTINGS).map(([name, setting]) => {
    const value = environment[name]?.trim();
    if (value === undefined || value === "") return [name, setting.default];
    try {
      return [name, (setting as Setting<unknown>).read(value)];
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}.`);
      return [name, undefined];
    }
  });
  const config = Object.fromEntries(entries) as Config;
  // A call that outlives its lease would let another worker claim the order during the call.
  if (problems.length === 0 && config.SUPPLIER_TIMEOUT_MS >= config.LEASE_SECONDS * 1_000) {
    problems.push("SUPPLIER_TIMEOUT_MS must be shorter than LEASE_SECONDS.");
  }
  // A link must not carry a host that the client made up.
  if (config.SMTP_URL !== undefined && (config.MAIL_FROM === undefined || config.PUBLIC_URL === undefined)) {
    problems.push("SMTP_URL needs MAIL_FROM and PUBLIC_URL.");
  }
  if (problems.length > 0) throw new Error(`Wrong settings: ${problems.join(" ")}`);
  return config;
}

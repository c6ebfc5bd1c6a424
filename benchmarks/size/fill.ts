import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { openApplication, type Application } from "../../src/application.ts";
import { readConfig } from "../../src/config.ts";
import { importServices } from "../../src/core/catalogue/services/services.ts";
import type { Core } from "../../src/core/core.ts";
import { parseMoney } from "../../src/core/kernel/money.ts";
import { checkCredentials, openSession } from "../../src/core/people/sign-in/sessions.ts";
import { createStaff } from "../../src/core/people/staff/staff.ts";
import { createReseller } from "../../src/core/resellers/accounts/resellers.ts";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { AUTH_SECRET } from "../seed.ts";

const RESELLERS = 200;
const SERVICES = 2_000;
const GROUPS = 40;
/** Of the servers on a filled database, too. */
export const SETTINGS = { AUTH_SECRET, ENCRYPTION_KEY: "0".repeat(64) };
const FILL = readFileSync(join(import.meta.dirname, "fill.sql"), "utf8");
const OWNER = { email: "owner@example.com", password: "a password of the benchmarks" };
const SUPPLIERS = `
  insert into suppliers (name, kind, url, sealed_key, currency)
  select 'Upstream ' || n, 'dhru', 'http://127.0.0.1:9/' || n, 'none', (select currency from services limit 1)
    from generate_series(1, 4) n`;
const ROUTES = `
  delete from routes;
  insert into routes (service_id, position, supplier_id, supplier_service)
  select s.id, 1, u.id, s.id::text from (select id, row_number() over (order by id) as n from services) s
    join (select id, row_number() over (order by id) - 1 as n, kind from suppliers where kind not in ('stock', 'test')) u
      on u.n = s.n % 5`;

/** Who calls the APIs of a filled database. */
export interface Callers {
  /** API key of the reseller with the most orders, and of the one with the fewest. */
  hot: string;
  small: string;
  smallId: number;
  /** Session of an owner. */
  owner: string;
}

/** Fills an empty database with `orders` orders of one year, and everything that belongs to them. */
export async function fill(url: string, orders: number): Promise<void> {
  await withApplication(url, async ({ core }) => {
    const services = Array.from({ length: SERVICES }, (_, index) => makeService(index));
    await importServices(core, services);
    for (let number = 1; number <= RESELLERS; number++) {
      await createReseller(core, { email: `reseller${number}@example.com`, name: `Reseller ${number}` });
    }
    await createStaff(core, { ...OWNER, name: "Owner", role: "owner" });
  });
  await query(url, SUPPLIERS);
  await query(url, ROUTES);
  await query(url, `set size.orders = ${orders}; ${FILL}`);
  await query(url, "vacuum analyze");
}

/** New credentials for the calls. */
export function makeCallers(url: string): Promise<Callers> {
  return withApplication(url, async ({ core }) => {
    const smallId = RESELLERS;
    return {
      hot: (await createApiKey(core, { resellerId: 1 })).key,
      small: (await createApiKey(core, { resellerId: smallId })).key,
      smallId,
      owner: await openOwnerSession(core),
    };
  });
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function openOwnerSession(core: Core): Promise<string> {
  const { user, checked } = await checkCredentials(core, OWNER);
  const { token } = await openSession(core, user, { ip: "127.0.0.1" }, checked);
  return token;
}

export async function withApplication<T>(url: string, work: (application: Application) => Promise<T>): Promise<T> {
  const application = await openApplication(readConfig({ ...SETTINGS, LOG_LEVEL: "silent", DATABASE_URL: url }));
  try {
    return await work(application);
  } finally {
    await application.close();
  }
}

function makeService(index: number) {
  return {
    name: `Network check number ${index + 1}, clean and blocked devices`,
    type: "imei" as const,
    serviceGroup: `Group ${(index % GROUPS) + 1}`,
    price: parseMoney("0.1") * BigInt(1 + (index % 50)),
    deliveryTime: "1-5 minutes",
    description: "Says to which network the device is locked.",
    promisedMinutes: index % 2 === 0 ? 4_320 : undefined,
  };
}

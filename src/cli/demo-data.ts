import { randomBytes, randomInt } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createApiKey, listApiKeys, revokeToken } from "../core/access/tokens.ts";
import { createReseller, findReseller, listResellers, setResellerPassword } from "../core/accounts/resellers.ts";
import { createStaff } from "../core/accounts/staff.ts";
import { parseInputField } from "../core/catalogue/inputs.ts";
import { listServices, type ListedService } from "../core/catalogue/list-services.ts";
import { setPrice } from "../core/catalogue/price-settings.ts";
import { importServices, type NewService } from "../core/catalogue/services.ts";
import type { Core } from "../core/core.ts";
import { DomainError } from "../core/errors.ts";
import { formatMoney, parseMoney } from "../core/money.ts";
import { addStock } from "../core/stock/stock.ts";
import { DEMO_SERVICES, type DemoService } from "./demo-catalogue.ts";
import { Failure } from "./failure.ts";

const RESELLER_EMAIL = "reseller@demo.example";
const OPERATOR_EMAIL = "operator@demo.example";
const PRICE_GROUP = "Gold";
const KEY_LABEL = "Demo";
const CURRENCY = "USD";
const CREDIT = "100.00";
const STOCK_FILLED_TO = 25;
const STOCK_FILLED_BELOW = 5;
const PASSWORD_BYTES = 9;
const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** What a visitor needs to try the demonstration. */
export interface DemoAccess {
  reseller: { email: string; password: string; balance: string };
  operator: { email: string; password: string };
  liveKey: string;
  testKey: string;
  currency: string;
  /** Id of each service by its name. */
  serviceIds: Map<string, number>;
}

interface Passwords {
  reseller: string;
  operator: string;
}

/**
 * Makes what the demonstration lacks of accounts, catalogue and stock, and fresh keys; keys of earlier runs are
 * revoked. May be broken off and repeated. Throws a Failure in a folder that holds other data.
 */
export async function prepareDemo(core: Core): Promise<DemoAccess> {
  const passwords = await readPasswords(core);
  const resellerId = await ensureAccounts(core, passwords);
  const services = await ensureCatalogue(core);
  await fillStock(core, services);
  await revokeKeys(core, resellerId);
  const { key: liveKey } = await createApiKey(core, { resellerId, label: KEY_LABEL });
  const { key: testKey } = await createApiKey(core, { resellerId, label: KEY_LABEL, test: true });
  const { available } = await findReseller(core, String(resellerId));
  return {
    reseller: {
      email: RESELLER_EMAIL,
      password: passwords.reseller,
      balance: formatMoney(available),
    },
    operator: { email: OPERATOR_EMAIL, password: passwords.operator },
    liveKey,
    testKey,
    currency: CURRENCY,
    serviceIds: new Map(services.map((service) => [service.name, service.id])),
  };
}

/** Passwords are random, since the folder may be served to the world later, and kept to be shown again. */
async function readPasswords(core: Core): Promise<Passwords> {
  const path = join(core.config.DATA_DIR, "demo.json");
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Passwords;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  if ((await listResellers(core)).length > 0) {
    const fix = "give the demonstration a folder of its own, such as DATA_DIR=./demo-data.";
    throw new Failure(
      "conflict",
      `The data folder ${core.config.DATA_DIR} holds data that is no demonstration: ${fix}`,
    );
  }
  const passwords = { reseller: randomPassword(), operator: randomPassword() };
  writeFileSync(path, JSON.stringify(passwords), { mode: 0o600 });
  return passwords;
}

function randomPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString("base64url");
}

async function ensureAccounts(core: Core, passwords: Passwords): Promise<number> {
  const found = (await listResellers(core)).find((reseller) => reseller.email === RESELLER_EMAIL);
  if (found?.authUserId) return found.id;
  const operator = {
    email: OPERATOR_EMAIL,
    name: "Demo operator",
    role: "owner",
    password: passwords.operator,
  } as const;
  await createStaff(core, operator).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === "conflict")) throw error;
  });
  const profile = {
    email: RESELLER_EMAIL,
    name: "Demo reseller",
    company: "Demo GSM",
    username: "demo",
    group: PRICE_GROUP,
  };
  const id =
    found?.id ?? (await createReseller(core, { ...profile, currency: CURRENCY, credit: parseMoney(CREDIT) })).id;
  await setResellerPassword(core, id, passwords.reseller);
  return id;
}

async function ensureCatalogue(core: Core): Promise<ListedService[]> {
  const known = await listServices(core);
  if (known.length > 0) return known;
  const { problems } = await importServices(core, DEMO_SERVICES.map(readService));
  if (problems.length > 0) throw new Error(`the demo catalogue is wrong: ${JSON.stringify(problems)}`);
  const services = await listServices(core);
  for (const { name, groupPrice } of DEMO_SERVICES) {
    const service = services.find((candidate) => candidate.name === name)!;
    if (groupPrice !== undefined) await setPrice(core, service.id, { group: PRICE_GROUP }, parseMoney(groupPrice));
  }
  return services;
}

function readService({ group, price, time, identifier, inputs, quantity, ...rest }: DemoService): NewService {
  return {
    name: rest.name,
    type: rest.type,
    description: rest.description,
    cancellable: rest.cancellable,
    serviceGroup: group,
    price: parseMoney(price),
    currency: CURRENCY,
    deliveryTime: time,
    identifierKind: identifier,
    inputs: inputs?.map(parseInputField),
    minQuantity: quantity?.[0],
    maxQuantity: quantity?.[1],
  };
}

async function fillStock(core: Core, services: readonly ListedService[]): Promise<void> {
  for (const { name, stock } of DEMO_SERVICES) {
    const service = services.find((candidate) => candidate.name === name);
    if (stock === undefined || !service || service.freeCodes >= STOCK_FILLED_BELOW) continue;
    await addStock(
      core,
      service.id,
      Array.from({ length: STOCK_FILLED_TO }, () => randomCode(stock)),
    );
  }
}

function randomCode(prefix: string): string {
  const part = (): string => Array.from({ length: 4 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  return [prefix, part(), part(), part()].join("-");
}

async function revokeKeys(core: Core, resellerId: number): Promise<void> {
  const keys = await listApiKeys(core, resellerId);
  for (const key of keys) if (key.label === KEY_LABEL && key.revokedAt === null) await revokeToken(core, key.id);
}

import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createReseller, findReseller, setResellerPassword } from "../src/core/resellers/accounts/resellers.ts";
import { createStaff, listStaff } from "../src/core/people/staff/staff.ts";
import { parseInputField } from "../src/core/catalogue/inputs/inputs.ts";
import type { ListedService } from "../src/core/catalogue/services/operator-services.ts";
import { setPrice } from "../src/core/catalogue/prices/price-settings.ts";
import { importServices, type NewService } from "../src/core/catalogue/services/services.ts";
import type { Core } from "../src/core/core.ts";
import { formatMoney, parseMoney } from "../src/core/kernel/money.ts";
import { requestJob } from "../src/core/fulfilment/imports/jobs.ts";
import { addRoute } from "../src/core/fulfilment/routes/routes.ts";
import { listOffers } from "../src/core/fulfilment/imports/supplier-catalogue.ts";
import {
  addSupplier,
  changeSupplier,
  listSuppliers,
  resumeSupplier,
} from "../src/core/fulfilment/imports/suppliers.ts";
import { performJob } from "../src/workers/fulfilment/jobs.ts";
import { CONNECTOR_KINDS } from "../src/workers/fulfilment/suppliers/kinds.ts";
import { DEMO_SERVICES, type DemoService } from "./catalogue.ts";
import { ensurePriceGroup, hasResellers, knownReseller, knownServices } from "./known.ts";
import { ensureSample } from "./sample/sample.ts";
import type { SampleReseller } from "./sample/people.ts";
import { fillStock, renewKeys } from "./stock.ts";
import type { DemoUpstream } from "./upstream.ts";
import { ensureVisitors } from "./visitors.ts";
import { Failure } from "../src/failure.ts";

/** Whom visitors sign in as. */
const VISITOR: SampleReseller = {
  email: "reseller@demo.example",
  name: "Demo reseller",
  company: "Demo GSM",
  username: "demo",
  source: "api",
  share: 4,
  joinedDaysAgo: 88,
  topUp: 75,
  inPriceGroup: true,
};
const OPERATOR_EMAIL = "operator@demo.example";
const PRICE_GROUP = "Gold";
const SUPPLIER = "Demo upstream";
const CURRENCY = "USD";
const credit = parseMoney("100.00");
const PASSWORD_BYTES = 9;

/** Services that are delivered from the inventory, with the prefix of their codes. */
const stocks = new Map(
  DEMO_SERVICES.flatMap(({ name, stock }) => (stock === undefined ? [] : [[name, stock] as const])),
);

/** The accounts and keys for trying the demonstration. */
export interface DemoAccess {
  reseller: { email: string; password: string; balance: string };
  operator: { email: string; password: string };
  liveKey: string;
  testKey: string;
  stopUpstream: () => Promise<void>;
  currency: string;
  /** Id of each service by its name. */
  serviceIds: Map<string, number>;
}

interface Passwords {
  reseller: string;
  operator: string;
}

/**
 * Creates missing accounts, services and codes of the demonstration, and new keys. Keys of earlier runs are revoked.
 * May be interrupted and repeated. Throws a Failure in a folder with other data.
 */
export async function prepareDemo(core: Core, startUpstream: () => Promise<DemoUpstream>): Promise<DemoAccess> {
  const passwords = await readPasswords(core);
  const priceGroupId = await ensurePriceGroup(core, PRICE_GROUP);
  const staffId = await ensureOperator(core, passwords.operator);
  const services = await ensureCatalogue(core, priceGroupId);
  await fillStock(core, services, stocks);
  const upstream = await startUpstream();
  const supplierId = await ensureSupplier(core, upstream, services);
  await ensureSample(core, {
    services,
    priceGroupId,
    staffId,
    supplierId,
    currency: CURRENCY,
    visitor: VISITOR,
    credit,
  });
  const resellerId = await ensureReseller(core, passwords.reseller, priceGroupId);
  await ensureVisitors(core, services, priceGroupId);
  const { liveKey, testKey } = await renewKeys(core, resellerId);
  const { available } = await findReseller(core, String(resellerId));
  return {
    reseller: {
      email: VISITOR.email,
      password: passwords.reseller,
      balance: formatMoney(available),
    },
    operator: { email: OPERATOR_EMAIL, password: passwords.operator },
    liveKey,
    testKey,
    stopUpstream: upstream.stop,
    currency: CURRENCY,
    serviceIds: new Map(services.map((service) => [service.name, service.id])),
  };
}

/** Passwords are random, since the server may become public later, and stored, so that they can be shown again. */
async function readPasswords(core: Core): Promise<Passwords> {
  const path = join(core.config.DATA_DIR, "demo.json");
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Passwords;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  if (await hasResellers(core)) {
    const fix = "give the demonstration its own folder, such as DATA_DIR=./demo-data.";
    throw new Failure("conflict", `The data folder ${core.config.DATA_DIR} contains other data: ${fix}`);
  }
  const passwords = { reseller: randomPassword(), operator: randomPassword() };
  writeFileSync(path, JSON.stringify(passwords), { mode: 0o600 });
  return passwords;
}

function randomPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString("base64url");
}

async function ensureOperator(core: Core, password: string): Promise<number> {
  const operator = { email: OPERATOR_EMAIL, name: "Demo operator", role: "owner", password } as const;
  const known = (await listStaff(core)).find(({ email }) => email === OPERATOR_EMAIL);
  return known?.id ?? (await createStaff(core, operator)).id;
}

/** The sample data has made the reseller, unless the shop had resellers before. */
async function ensureReseller(core: Core, password: string, priceGroupId: number): Promise<number> {
  const { email, name, company, username } = VISITOR;
  const found = await knownReseller(core, email);
  if (found?.userId) return found.id;
  const wanted = { email, name, company, username, priceGroupId, currency: CURRENCY, credit };
  const id = found?.id ?? (await createReseller(core, wanted)).id;
  await setResellerPassword(core, id, password);
  return id;
}

async function ensureCatalogue(core: Core, priceGroupId: number): Promise<ListedService[]> {
  const known = await knownServices(core);
  if (known.length > 0) return known;
  const { problems } = await importServices(core, DEMO_SERVICES.map(readService));
  if (problems.length > 0) throw new Error(`the demo catalogue is wrong: ${JSON.stringify(problems)}`);
  const services = await knownServices(core);
  for (const { name, groupPrice } of DEMO_SERVICES) {
    const service = services.find((candidate) => candidate.name === name)!;
    if (groupPrice !== undefined) await setPrice(core, service.id, { priceGroupId }, parseMoney(groupPrice));
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

/** The upstream has another address and another key after every start. */
async function ensureSupplier(core: Core, upstream: DemoUpstream, services: readonly ListedService[]): Promise<number> {
  const { url, username, key } = upstream;
  const known = (await listSuppliers(core)).find(({ name }) => name === SUPPLIER);
  const supplier = known
    ? await changeSupplier(core, known.id, { url, username, key })
    : await addSupplier(core, { name: SUPPLIER, url, username, key, repeats: "by_reference", bulkSize: 50 });
  if (known) await resumeSupplier(core, known.id);
  const sync = await performJob(core, CONNECTOR_KINDS, await requestJob(core, supplier.id, "sync"));
  if (sync.error !== null) throw new Error(`the demonstration's supplier does not answer: ${sync.error}`);
  const { offers } = await listOffers(core, { supplierId: supplier.id }, { limit: 100, offset: 0 });
  for (const { name, upstream: offered } of DEMO_SERVICES) {
    const service = services.find((candidate) => candidate.name === name);
    const offer = offers.find((candidate) => candidate.name === name);
    if (offered === undefined || !service || !offer || offer.serviceIds.includes(service.id)) continue;
    await addRoute(core, { serviceId: service.id, supplierId: supplier.id, supplierService: offer.code });
  }
  return supplier.id;
}

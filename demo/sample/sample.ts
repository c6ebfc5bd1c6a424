import type { ListedService } from "../../src/core/catalogue/services/operator-services.ts";
import type { Core } from "../../src/core/core.ts";
import { listSuppliers } from "../../src/core/fulfilment/imports/suppliers.ts";
import { parseMoney, type Micros } from "../../src/core/kernel/money.ts";
import { insertWallet, moveMoney } from "../../src/core/ledger/wallet/wallet-rows.ts";
import { insertReseller } from "../../src/core/resellers/accounts/reseller-rows.ts";
import type { Transaction } from "../../src/database/database.ts";
import { hasResellers } from "../known.ts";
import { openDice } from "./dice.ts";
import { keepBooks } from "./keep-books.ts";
import { SAMPLE_RESELLERS, type SampleReseller } from "./people.ts";
import { planOrders } from "./plan-orders.ts";
import { readSampleServices, type Fulfilment } from "./sample-service.ts";
import { writeSample } from "./write-sample.ts";

/** Who has signed in and what is there when the sample data is written. */
export interface SampleWorld {
  services: readonly ListedService[];
  priceGroupId: number;
  staffId: number;
  supplierId: number;
  currency: string;
  /** The reseller that visitors sign in as, and the credit with which it ends. */
  visitor: SampleReseller;
  credit: Micros;
}

const DAY_MS = 86_400_000;

/**
 * Fills an empty shop with ninety days of resellers, orders of every status, and money, in one transaction. A shop that
 * has resellers stays as it is.
 */
export async function ensureSample(core: Core, world: SampleWorld): Promise<void> {
  if (await hasResellers(core)) return;
  const now = core.clock().getTime();
  const dice = openDice();
  const resellers = [world.visitor, ...SAMPLE_RESELLERS];
  const since = (reseller: SampleReseller) => now - reseller.joinedDaysAgo * DAY_MS;
  const services = readSampleServices(world.services);
  const plans = planOrders(
    services,
    resellers.map((reseller) => ({ share: reseller.share, since: since(reseller) })),
    { now, dice },
  );
  const wallets = resellers.map((reseller) => ({
    inPriceGroup: reseller.inPriceGroup,
    since: since(reseller),
    topUp: parseMoney(String(reseller.topUp)),
    ends: reseller === world.visitor ? world.credit : undefined,
  }));
  const books = keepBooks(plans, wallets, { now, dice });
  const suppliers = await readSuppliers(core, world.supplierId);
  const { currency, staffId } = world;
  await core.database.transaction(async (transaction) => {
    const places = [];
    for (const reseller of resellers) {
      const made = await openReseller(transaction, reseller, { ...world, joinedAt: new Date(since(reseller)) });
      places.push({ ...made, source: reseller.source });
    }
    const live = places.map(({ live: id, source }) => ({ id, source }));
    await writeSample(transaction, books, { wallets: live, suppliers, staffId, currency });
    const testCredit = parseMoney(core.config.TEST_CREDIT);
    for (const { test } of places) await giveTestCredit(transaction, test, testCredit);
  });
}

async function openReseller(
  transaction: Transaction,
  reseller: SampleReseller,
  { priceGroupId, currency, joinedAt }: { priceGroupId: number; currency: string; joinedAt: Date },
): Promise<{ live: number; test: number }> {
  const { email, name, company, username, inPriceGroup } = reseller;
  const made = await insertReseller(transaction, {
    email,
    name,
    company,
    username,
    currency,
    price_group_id: inPriceGroup ? priceGroupId : null,
    created_at: joinedAt,
  });
  const wallet = { resellerId: made!.id, currency, creditLimit: 0n };
  return {
    live: await insertWallet(transaction, { ...wallet, test: false }),
    test: await insertWallet(transaction, { ...wallet, test: true }),
  };
}

/** As every new reseller gets it; written last, since transfers are numbered in the order of time. */
async function giveTestCredit(transaction: Transaction, walletId: number, amount: Micros): Promise<void> {
  if (amount === 0n) return;
  await moveMoney(transaction, {
    walletId,
    kind: "promo",
    houseKind: "promo",
    amount,
    reason: "Test money",
    actor: { kind: "system", id: null },
    idempotencyKey: `opening:${walletId}`,
  });
}

async function readSuppliers(core: Core, upstream: number): Promise<Record<Fulfilment, number>> {
  const suppliers = await listSuppliers(core);
  const builtIn = (kind: string) => suppliers.find((supplier) => supplier.kind === kind)!.id;
  return { manual: builtIn("manual"), stock: builtIn("stock"), upstream };
}

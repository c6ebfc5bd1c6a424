import { requireScope, type Caller } from "../access/caller.ts";
import { findPricedService } from "../catalogue/catalogue.ts";
import type { PricedService } from "../catalogue/service.ts";
import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";
import type { Micros } from "../money.ts";
import { readWalletRow } from "../wallet/wallet-rows.ts";
import { decide } from "./decide.ts";
import { readFacts, statementsOf } from "./intake-rows.ts";
import type { OrderRequest, PlacedOrder } from "./order.ts";
import { readTerms } from "./order-terms.ts";

/**
 * Places an order and answers after its commit. A repeated reference, request or dispatch call gives the order
 * that is there already. Throws the code that refuses it; then nothing was charged.
 */
export async function placeOrder(core: Core, caller: Caller, request: OrderRequest): Promise<PlacedOrder> {
  requireScope(caller, "orders:write");
  const service = await core.serviceCache.find(request.serviceId);
  if (!service) throw new DomainError("service_not_found", "There is no such service: see the list of services.");
  return core.intake.place(readTerms(caller, service, request), service);
}

export interface Quote {
  service: PricedService;
  unitPrice: Micros;
  quantity: number;
  price: Micros;
  currency: string;
  /** What the wallet could spend before this order. */
  spendable: Micros;
}

/** Says what placing would do, with every check that placing makes, and changes nothing. */
export async function quoteOrder(core: Core, caller: Caller, request: OrderRequest): Promise<Quote> {
  requireScope(caller, "orders:read");
  const service = await findPricedService(core, caller, request.serviceId);
  const terms = readTerms(caller, service, request);
  const facts = await readFacts(statementsOf(core.database), [terms], core.config.REPLAY_WINDOW_SECONDS);
  const [outcome] = decide([terms], facts);
  if (outcome?.kind === "refuse") throw outcome.error;
  const wallet = await readWalletRow(core.database.kysely, caller.walletId);
  return {
    service,
    unitPrice: service.price,
    quantity: terms.quantity,
    price: service.price * BigInt(terms.quantity),
    currency: service.currency,
    spendable: wallet.available + wallet.creditLimit,
  };
}

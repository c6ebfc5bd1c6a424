import { authenticate } from "../src/core/resellers/keys/tokens.ts";
import { createApiKey } from "../src/core/resellers/keys/api-keys.ts";
import { createReseller, findReseller } from "../src/core/resellers/accounts/resellers.ts";
import type { ListedService } from "../src/core/catalogue/services/operator-services.ts";
import type { Core } from "../src/core/core.ts";
import { parseMoney } from "../src/core/kernel/money.ts";
import { pageOperatorOrders } from "../src/core/fulfilment/desk/operator-orders.ts";
import { placeOrder } from "../src/core/orders/placing/place-order.ts";
import { requestTopUp } from "../src/core/ledger/top-ups/request-top-up.ts";
import { EXAMPLE_BY_HAND, EXAMPLE_FROM_STOCK, EXAMPLE_UPSTREAM } from "./catalogue.ts";
import { knownReseller } from "./known.ts";

const SHOP = { email: "shop@demo.example", name: "Nova Repairs", company: "Nova Repairs Ltd" } as const;
const STRANGER = { email: "stranger@demo.example", name: "Handy Corner", company: "Handy Corner GmbH" } as const;
const SHOP_CREDIT = "60.00";
const TOP_UP = "250.00";
const LOOPBACK = "127.0.0.1";
/** IMEIs of the test range, which no device has. */
const SHOP_ORDERS: readonly (readonly [service: string, imei: string])[] = [
  [EXAMPLE_FROM_STOCK, "004999016402009"],
  [EXAMPLE_UPSTREAM, "004999016402017"],
  [EXAMPLE_BY_HAND, "004999016402033"],
  [EXAMPLE_BY_HAND, "004999016402041"],
  [EXAMPLE_BY_HAND, "004999016402058"],
];

/**
 * Creates work for the operator: a shop with orders of every type and a top-up request, and a new sign-up. May be
 * interrupted and repeated: nothing is created twice.
 */
export async function ensureVisitors(
  core: Core,
  services: readonly ListedService[],
  priceGroupId: number,
): Promise<void> {
  if (!(await knownReseller(core, STRANGER.email))) await createReseller(core, { ...STRANGER, status: "pending" });
  if (!(await knownReseller(core, SHOP.email))) {
    await createReseller(core, { ...SHOP, priceGroupId, credit: parseMoney(SHOP_CREDIT) });
  }
  const { id } = await findReseller(core, SHOP.email);
  const placed = await pageOperatorOrders(core, { resellerId: id, limit: SHOP_ORDERS.length });
  if (placed.length === SHOP_ORDERS.length) return;
  const { key } = await createApiKey(core, { resellerId: id, label: "Shop" });
  const caller = await authenticate(core, key, LOOPBACK);
  for (const [index, [name, identifier]] of SHOP_ORDERS.entries()) {
    const service = services.find((candidate) => candidate.name === name)!;
    const clientReference = `shop-${index + 1}`;
    await placeOrder(core, caller, { serviceId: service.id, identifier, clientReference, source: "api" });
  }
  await requestTopUp(core, caller, {
    amount: parseMoney(TOP_UP),
    note: "For the weekend",
    paymentReference: "SEPA 4711",
    requestKey: "demonstration",
  });
}

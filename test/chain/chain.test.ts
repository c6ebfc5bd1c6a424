import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setPrice } from "../../src/core/catalogue/prices/price-settings.ts";
import { readOperatorService } from "../../src/core/catalogue/services/operator-services.ts";
import { listAttempts } from "../../src/core/fulfilment/review/review-attempts.ts";
import { rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { retryOrder } from "../../src/core/fulfilment/review/steer-orders.ts";
import { addStock } from "../../src/core/fulfilment/inventory/inventory.ts";
import { changeSupplier, findSupplier, resumeSupplier } from "../../src/core/fulfilment/imports/suppliers.ts";
import { findReseller } from "../../src/core/resellers/accounts/resellers.ts";
import { topUp } from "../../src/core/ledger/wallet/wallet.ts";
import { builtIn, setRoutes } from "../fulfilment-world.ts";
import { imei, OPERATOR } from "../money-world.ts";
import { assertAgree, attemptsOf, openChain, ordersThere, queued, settled, type Chain } from "./chain.ts";
import { until } from "../support/wait.ts";

const PLACING = ["placeimeiorder", "placeimeiorderbulk"];

let chain: Chain;
before(async () => {
  chain = await openChain();
});
after(() => chain.stop());

/** How many calls that place orders the upstream received in the meantime. */
async function placings(act: () => Promise<void>): Promise<number> {
  const earlier = chain.proxy.calls(...PLACING).length;
  await act();
  return chain.proxy.calls(...PLACING).length - earlier;
}

describe("an order that the upstream does not fulfil", () => {
  it("is refunded when it is rejected there, and nothing is paid", async () => {
    const { here } = await chain.offer();
    const id = await chain.order(here);
    const open = await until(async () => (await ordersThere(chain)).find(({ status }) => status === "PENDING"));
    await rejectOrder(chain.upstream.core, open.id, "The phone is <b>blacklisted</b>", OPERATOR);
    const [order] = await settled(chain.front, [id]);
    assert.equal(order!.status, "REJECTED");
    assert.equal(order!.statusReason, "The phone is blacklisted");
    await assertAgree(chain);
  });

  it("is rejected with a message of the front if its input is invalid there", async () => {
    const { here, there } = await chain.offer({ identifierKind: "imei" });
    const id = await chain.order(here, { IMEI: "C02ABC123XYZ" });
    const [order] = await settled(chain.front, [id]);
    assert.equal(order!.status, "REJECTED");
    assert.equal(order!.statusReason, "The identifier (IMEI or serial number) is not valid for this service.");
    const [attempt] = await listAttempts(chain.front.core, id);
    assert.match(attempt!.message!, /15 digits/);
    assert.ok((await ordersThere(chain)).every(({ serviceId }) => serviceId !== there));
    await assertAgree(chain);
  });

  it("needs attention if the upstream already has the same IMEI from another order of the front", async () => {
    const { here } = await chain.offer();
    const other = await chain.front.createReseller({ credit: "10.00" });
    const first = await chain.order(here, { IMEI: imei(901) });
    await until(async () => (await ordersThere(chain)).some(({ identifier }) => identifier === imei(901)));
    const { body } = await chain.front.placeByDispatch(other.key, here, imei(901));
    const second = BigInt(body.SUCCESS[0].LIST.REFERENCEID);
    const waiting = await queued(chain.front, second);
    assert.equal(waiting.status, "PENDING");
    const [taken, ...more] = (await ordersThere(chain)).filter(({ identifier }) => identifier === imei(901));
    assert.deepEqual(more, []);
    await succeedOrder(chain.upstream.core, taken!.id, { result: "1234" }, OPERATOR);
    const [done] = await settled(chain.front, [first]);
    assert.equal(done!.resultText, "1234");
    assert.equal((await attemptsOf(chain)).filter(({ orderId }) => orderId === second).length, 1);
    await rejectOrder(chain.front.core, second, "Unlocked elsewhere already.", OPERATOR);
    await assertAgree(chain);
  });
});

describe("an upstream without credit for the front", () => {
  it("is paused with the reason, its orders go to the next route, and each was sent once", async () => {
    const { here, there } = await chain.offer({ price: "100000.00" });
    const { here: alike } = await chain.offer({ price: "100000.00" });
    await topUpAt(chain.front.core, chain.reseller.id, 1_000_000_000_000n);
    const stock = await builtIn(chain.front.core, "stock");
    await addStock(chain.front.core, here, ["FROM-STOCK"]);
    const upstream = { supplierId: chain.supplierId, supplierService: String(there) };
    await setRoutes(chain.front.core, here, [upstream, { supplierId: stock.id }]);
    const sent = await placings(async () => {
      const [order] = await settled(chain.front, [await chain.order(here)]);
      assert.equal(order!.resultText, "FROM-STOCK");
      const waiting = await queued(chain.front, await chain.order(alike));
      assert.deepEqual([waiting.status, waiting.attention], ["PENDING", "diverted"]);
      assert.match(waiting.note!, /^Diverted: .* was paused: .*balance there is used up/);
    });
    assert.equal(sent, 1);
    const { pauseReason } = await findSupplier(chain.front.core, chain.supplierId);
    assert.match(pauseReason!, /balance there is used up: .*Insufficient balance/);
    await resumeSupplier(chain.front.core, chain.supplierId);
    await assertAgree(chain);
  });

  it("gets an order again once it has credit and the operator resumes it", async () => {
    const { here } = await chain.offer({ price: "50000.00", stock: 1 });
    const id = await chain.order(here);
    assert.equal((await queued(chain.front, id)).attention, "diverted");
    await topUpAt(chain.upstream.core, chain.shop.id, 100_000_000_000n);
    await resumeSupplier(chain.front.core, chain.supplierId);
    await retryOrder(chain.front.core, id, { actor: OPERATOR });
    const [order] = await settled(chain.front, [id]);
    assert.match(order!.resultText!, /^CODE-/);
    await assertAgree(chain);
  });
});

describe("an order that the upstream fulfils", () => {
  it("costs the upstream's price plus the margin, and delivers the upstream's code", async () => {
    const { here, there } = await chain.offer({ name: "Unlock", price: "2.00", stock: 3 });
    const service = await readOperatorService(chain.front.core, here);
    assert.deepEqual([service.name, service.basePrice], ["Unlock", 3_000_000n]);
    const had = await walletsOf();
    const ids = [await chain.order(here), await chain.order(here), await chain.order(here)];
    const orders = await settled(chain.front, ids);
    assert.deepEqual(
      new Set(orders.map(({ resultText }) => resultText)),
      new Set([1, 2, 3].map((n) => `CODE-${there}-${n}`)),
    );
    const wallets = await walletsOf();
    assert.equal(had.reseller - wallets.reseller, 9_000_000n);
    assert.equal(had.shop - wallets.shop, 6_000_000n);
    const paid = (await attemptsOf(chain)).filter(({ orderId }) => ids.includes(orderId));
    assert.deepEqual(
      paid.map((attempt) => attempt.paid),
      [2_000_000n, 2_000_000n, 2_000_000n],
    );
    await assertAgree(chain);
  });

  it("is bought at a price that rose since the last synchronisation, unless the cost is above the price", async () => {
    const { here, there } = await chain.offer({ stock: 2 });
    await setPrice(chain.upstream.core, there, { resellerId: chain.shop.id }, 1_200_000n);
    const dearer = await chain.order(here);
    const [order] = await settled(chain.front, [dearer]);
    assert.deepEqual([order!.status, order!.price], ["SUCCESS", 1_500_000n]);
    const tries = (await attemptsOf(chain)).filter(({ orderId }) => orderId === dearer);
    assert.equal(tries[0]!.state, "refused");
    assert.deepEqual([tries.at(-1)!.state, tries.at(-1)!.paid], ["succeeded", 1_200_000n]);
    await setPrice(chain.upstream.core, there, { resellerId: chain.shop.id }, 2_000_000n);
    const lost = await chain.order(here);
    assert.equal((await queued(chain.front, lost)).attention, "loss");
    await rejectOrder(chain.front.core, lost, "The price rose.", OPERATOR);
    await assertAgree(chain);
  });

  it("passes on its quantity, its inputs and its result of several lines", async () => {
    const { here, there } = await chain.offer({
      type: "server",
      price: "0.95",
      minQuantity: 1,
      maxQuantity: 500,
      inputs: [
        { name: "User name", type: "text", required: true },
        { name: "Region", type: "select", required: false, options: ["EU", "US"] },
      ],
    });
    const inputs = { "User name": 'Ada "<&>" Lovelace – لاڤلیس', Region: "EU" };
    const id = await chain.order(here, {
      QNT: "7",
      CUSTOMFIELD: Buffer.from(JSON.stringify(inputs)).toString("base64"),
    });
    const bought = await until(async () => (await ordersThere(chain)).find(({ serviceId }) => serviceId === there));
    assert.equal(bought.quantity, 7);
    assert.deepEqual(bought.inputs, inputs);
    const result = "Key: A<B>&C\nServer: s1.example\n\nValid: 30 days";
    await succeedOrder(chain.upstream.core, bought.id, { result }, OPERATOR);
    const [order] = await settled(chain.front, [id]);
    assert.equal(order!.resultText, result);
    assert.deepEqual(
      order!.resultFields,
      bought.resultFields ?? (await settled(chain.upstream, [bought.id]))[0]!.resultFields,
    );
    assert.equal(order!.captured, 7n * 1_425_000n);
    await assertAgree(chain);
  });

  it("is polled and not sent again if the same account has already placed it there", async () => {
    const { here, there } = await chain.offer();
    const { body } = await chain.upstream.placeByDispatch(chain.shop.key, there, imei(902));
    const byHand = BigInt(body.SUCCESS[0].LIST.REFERENCEID);
    const sent = await placings(async () => {
      const id = await chain.order(here, { IMEI: imei(902) });
      await until(async () =>
        (await attemptsOf(chain)).some(({ supplierReference }) => supplierReference === String(byHand)),
      );
      await succeedOrder(chain.upstream.core, byHand, { result: "4321" }, OPERATOR);
      const [order] = await settled(chain.front, [id]);
      assert.equal(order!.resultText, "4321");
    });
    assert.equal(sent, 1);
    await assertAgree(chain);
  });
});

describe("orders that arrive together", () => {
  before(() => changeSupplier(chain.front.core, chain.supplierId, { bulkSize: 20 }));

  async function placeTogether(serviceId: number, count: number, first: number): Promise<bigint[]> {
    const orders = Array.from({ length: count }, (_, index) => ({ service_id: serviceId, imei: imei(first + index) }));
    const { body } = await chain.front.rest(chain.reseller.key, "POST", "/orders/bulk", { orders });
    return body.data.map(({ order }: { order: { id: string } }) => BigInt(order.id));
  }

  it("go to the upstream in few calls, and each is delivered separately", async () => {
    const { here } = await chain.offer({ stock: 40 });
    const sent = await placings(async () => {
      const orders = await settled(chain.front, await placeTogether(here, 40, 1_000));
      assert.equal(new Set(orders.map(({ resultText }) => resultText)).size, 40);
    });
    // One by one it would be 40 calls; how many orders share a call depends on the machine.
    assert.ok(sent <= 20, `${sent} calls`);
    await assertAgree(chain);
  });
});

function topUpAt(core: Chain["front"]["core"], resellerId: number, amount: bigint) {
  return topUp(core, { resellerId, amount, reason: "For the test", actor: OPERATOR, confirm: true });
}

async function walletsOf(): Promise<{ reseller: bigint; shop: bigint }> {
  const reseller = await findReseller(chain.front.core, String(chain.reseller.id));
  const shop = await findReseller(chain.upstream.core, String(chain.shop.id));
  return { reseller: reseller.available, shop: shop.available };
}

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { settleUnknown } from "../../src/core/fulfilment/review/review-attempts.ts";
import { findJob, requestJob } from "../../src/core/fulfilment/imports/jobs.ts";
import { changeSupplier, resumeSupplier } from "../../src/core/fulfilment/imports/suppliers.ts";
import { listOffers } from "../../src/core/fulfilment/imports/supplier-catalogue.ts";
import { imei } from "../money-world.ts";
import { assertAgree, attemptsOf, openChain, ordersThere, queued, settled, type Chain } from "./chain.ts";
import type { Fault } from "./proxy.ts";
import { until } from "../support/wait.ts";

const FAULTS: Record<Fault["answers"], string> = {
  cut: "the connection is cut",
  late: "no answer comes in time",
  page: "a page comes with HTTP 200",
  http500: "a page comes with HTTP 500",
  http503: "HTTP 503 comes",
  garbage: "half an answer comes",
  nothing: "an empty answer comes",
};
const MISHAPS = Object.entries(FAULTS).flatMap(([answers, what]) =>
  [true, false].map((forwards) => ({
    fault: { forwards, answers } as Fault,
    what: `${what} ${forwards ? "after" : "before"} the upstream had the call`,
  })),
);

let chain: Chain;
before(async () => {
  chain = await openChain();
});
after(() => chain.stop());

function setTerms(terms: { bulkSize?: number; repeats?: "never" | "by_reference" }) {
  return changeSupplier(chain.front.core, chain.supplierId, terms);
}

/** Orders in one call to the front. */
async function placeTogether(serviceId: number, count: number): Promise<bigint[]> {
  const orders = Array.from({ length: count }, (_, index) => ({ service_id: serviceId, imei: imei(500 + index) }));
  const { body } = await chain.front.rest(chain.reseller.key, "POST", "/orders/bulk", { orders });
  return body.data.map(({ order }: { order: { id: string } }) => BigInt(order.id));
}

/** Every order is delivered once, in spite of the disturbance. */
async function assertDelivered(ids: readonly bigint[]): Promise<void> {
  const orders = await settled(chain.front, ids);
  assert.deepEqual(
    orders.map(({ status, statusReason }) => statusReason ?? status),
    ids.map(() => "SUCCESS"),
  );
  assert.equal(new Set(orders.map(({ resultText }) => resultText)).size, ids.length);
  assert.ok(chain.proxy.isWhole(), "no call met the fault");
  await assertAgree(chain);
}

describe("placing an order while the connection to the upstream is disturbed", () => {
  for (const { fault, what } of MISHAPS) {
    it(`delivers it once when ${what}`, async () => {
      const { here } = await chain.offer({ stock: 3 });
      chain.proxy.breaks(["placeimeiorder"], fault, 2);
      await assertDelivered([await chain.order(here), await chain.order(here), await chain.order(here)]);
    });
  }
});

/** Enough orders that the result does not depend on which call is disturbed. */
const FORWARDED = MISHAPS.filter(({ fault }) => fault.forwards);

describe("placing orders together while the connection to the upstream is disturbed", () => {
  before(() => setTerms({ bulkSize: 10 }));
  after(() => setTerms({ bulkSize: 1 }));

  for (const { fault, what } of FORWARDED) {
    it(`delivers each once when ${what}`, async () => {
      const { here } = await chain.offer({ stock: 12 });
      chain.proxy.breaks(["placeimeiorderbulk"], fault);
      await assertDelivered(await placeTogether(here, 12));
    });
  }
});

describe("polling orders while the connection to the upstream is disturbed", () => {
  for (const { fault, what } of FORWARDED) {
    it(`delivers each once when ${what}`, async () => {
      const { here } = await chain.offer({ stock: 3 });
      chain.proxy.breaks(["getimeiorder", "getimeiorderbulk"], fault);
      await assertDelivered(await placeTogether(here, 3));
    });
  }
});

describe("an upstream that does not know our references", () => {
  before(() => setTerms({ repeats: "never" }));
  after(async () => {
    await setTerms({ repeats: "by_reference" });
    await resumeSupplier(chain.front.core, chain.supplierId);
  });

  /** An order whose send was disturbed after the front had sent and delivered other orders. */
  async function unclearOrder(forwards: boolean): Promise<{ id: bigint; attemptId: bigint; here: number }> {
    const { here } = await chain.offer({ stock: 3 });
    chain.proxy.breaks(["placeimeiorder"], { forwards, answers: "cut" });
    const earlier = chain.proxy.calls("placeimeiorder").length;
    const id = await chain.order(here);
    const waiting = await queued(chain.front, id);
    assert.deepEqual([waiting.status, waiting.attention], ["PROCESSING", "ambiguous"]);
    await settled(chain.front, [await chain.order(here), await chain.order(here)]);
    assert.equal(chain.proxy.calls("placeimeiorder").length - earlier, 3);
    const attempt = (await attemptsOf(chain)).find(({ orderId }) => orderId === id);
    assert.equal(attempt!.state, "unknown");
    return { id, attemptId: attempt!.id, here };
  }

  it("is never sent an unconfirmed order again: staff say that the upstream has it, and it is polled", async () => {
    const { id, attemptId } = await unclearOrder(true);
    const bought = (await ordersThere(chain)).at(-3)!;
    await settleUnknown(chain.front.core, attemptId, { placed: String(bought.id) }, null);
    await assertDelivered([id]);
  });

  it("is sent an unconfirmed order again only if staff say that the upstream does not have it", async () => {
    const { id, attemptId } = await unclearOrder(false);
    await settleUnknown(chain.front.core, attemptId, { notPlaced: true }, null);
    await assertDelivered([id]);
  });
});

describe("synchronising while the connection to the upstream is disturbed", () => {
  for (const { fault, what } of FORWARDED) {
    it(`leaves the catalogue unchanged when ${what}`, async () => {
      const offered = await listOffers(chain.front.core, { supplierId: chain.supplierId }, { limit: 500, offset: 0 });
      chain.proxy.breaks(["imeiservicelist"], fault);
      const { id } = await requestJob(chain.front.core, chain.supplierId, "sync");
      const job = await until(async () => {
        const now = await findJob(chain.front.core, id);
        return now.finishedAt !== null && now;
      });
      assert.equal(job.state, "failed");
      const stored = await listOffers(chain.front.core, { supplierId: chain.supplierId }, { limit: 500, offset: 0 });
      assert.deepEqual(stored, offered);
      await chain.sync();
    });
  }
});

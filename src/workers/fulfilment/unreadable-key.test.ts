import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { builtIn, openTrade } from "../../../test/fulfilment-world.ts";
import { openMoneyWorld, refusal, type MoneyWorld, orderRow } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import type { Caller } from "../../core/kernel/caller.ts";
import { listAttempts } from "../../core/fulfilment/review/review-attempts.ts";
import type { Core } from "../../core/core.ts";
import { listJobs, requestJob, takeJob } from "../../core/fulfilment/imports/jobs.ts";
import { createSecretBox } from "../../core/kernel/secrets/sealed-secrets.ts";
import type { Supplier } from "../../core/fulfilment/suppliers/supplier.ts";
import { findSupplier } from "../../core/fulfilment/imports/suppliers.ts";
import { presentEvent } from "../../http/kit/resources/event.ts";
import { startWorkers } from "../loop.ts";
import type { WorkerLog } from "../worker-log.ts";
import { createConnectors, type Connectors } from "./connectors.ts";
import { createFulfilment } from "./fulfilment.ts";
import { runJob } from "./jobs.ts";
import { CONNECTOR_KINDS } from "./suppliers/kinds.ts";

const CANNOT_BE_READ = /^The key of .+ cannot be read: ENCRYPTION_KEY is not the one it was stored with/;

describe("a supplier's key that a process cannot read", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    /** A process with another ENCRYPTION_KEY. */
    let stranger: Core;
    let reseller: Caller;
    let people: Supplier;
    let supplier: Supplier;
    let serviceId: number;
    let logged: string[];
    const log = {
      error: (_fields: unknown, text: string) => void logged.push(text),
      warn: () => undefined,
    } as unknown as WorkerLog;

    before(async () => {
      world = await openMoneyWorld(await open());
      stranger = { ...world.core, secretBox: createSecretBox(Buffer.alloc(32, 2), "ENCRYPTION_KEY") };
      reseller = await world.caller({ credit: 100_000_000n });
      people = await builtIn(world.core, "manual");
    });
    beforeEach(async () => {
      logged = [];
      const trade = await openTrade(world, [{ input: { bulkSize: 2 } }]);
      [supplier, serviceId] = [trade.suppliers[0]!, trade.serviceId];
    });
    after(() => world.close());

    async function placed(): Promise<bigint[]> {
      const ids: bigint[] = [];
      for (let n = 0; n < 3; n++) ids.push((await world.order(reseller, serviceId)).id);
      return ids;
    }

    async function fulfil(core: Core, connectors: Connectors): Promise<void> {
      const fulfilment = createFulfilment(core, log, connectors, () => undefined);
      while (await fulfilment.startDue()) await fulfilment.idle();
      await connectors.close();
    }

    it("pauses the supplier with the reason, and its orders go on unsent", async () => {
      const ids = await placed();
      await fulfil(stranger, createConnectors(stranger, CONNECTOR_KINDS));
      assert.match((await findSupplier(world.core, supplier.id)).pauseReason!, CANNOT_BE_READ);
      assert.match(logged[0]!, CANNOT_BE_READ);
      for (const id of ids) {
        assert.deepEqual(await listAttempts(world.core, id), []);
        const order = await orderRow(world.core, id);
        assert.deepEqual([order.supplier_id, order.attention, order.leased_until], [people.id, "diverted", null]);
      }
    });

    it("is found when the workers start", async () => {
      const workers = await startWorkers(stranger, log, {
        connectorKinds: CONNECTOR_KINDS,
        gatewayKinds: [],
        presentEvent,
      });
      await workers.stop();
      assert.match((await findSupplier(world.core, supplier.id)).pauseReason!, CANNOT_BE_READ);
      assert.ok(logged.some((text) => CANNOT_BE_READ.test(text)));
    });

    it("is the reason why a job fails or is refused, and no fault of the supplier", async () => {
      const { id } = await requestJob(world.core, supplier.id, "balance");
      const connectors = createConnectors(stranger, CONNECTOR_KINDS);
      await runJob(stranger, connectors, (await takeJob(stranger, id))!);
      await connectors.close();
      assert.match((await listJobs(world.core, supplier.id))[0]!.error!, CANNOT_BE_READ);
      assert.equal((await findSupplier(world.core, supplier.id)).failures, 0);
      assert.equal(await refusal(requestJob(stranger, supplier.id, "sync")), "conflict");
    });

    it("is distinguished from a failing database, where nothing is journaled and the supplier is not paused", async () => {
      const ids = await placed();
      const connectors = createConnectors(world.core, CONNECTOR_KINDS);
      await fulfil(world.core, { ...connectors, of: () => Promise.reject(new Error("the connection broke")) });
      assert.deepEqual(logged, ["fulfilment failed", "fulfilment failed"]);
      assert.equal((await findSupplier(world.core, supplier.id)).pausedAt, null);
      for (const id of ids) {
        assert.deepEqual(await listAttempts(world.core, id), []);
        assert.equal((await orderRow(world.core, id)).supplier_id, supplier.id);
      }
    });
  });
});

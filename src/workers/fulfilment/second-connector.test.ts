import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, describe, it } from "node:test";
import { setRoutes } from "../../../test/fulfilment-world.ts";
import { assertLedgerBalances, openMoneyWorld, refusal, type MoneyWorld } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { findJob, requestJob } from "../../core/fulfilment/imports/jobs.ts";
import { addSupplier, findSupplier } from "../../core/fulfilment/imports/suppliers.ts";
import { listAttempts } from "../../core/fulfilment/review/review-attempts.ts";
import type { OfferedService } from "../../core/fulfilment/suppliers/offer.ts";
import { judgeRefusal, type ReadRefusal } from "../../core/fulfilment/suppliers/refusal.ts";
import type { Supplier } from "../../core/fulfilment/suppliers/supplier.ts";
import type { Caller } from "../../core/kernel/caller.ts";
import { readOrder } from "../../core/orders/read-orders.ts";
import type { ConnectorKind, ConnectorSettings } from "./connector.ts";
import { CONNECTOR_KINDS } from "./suppliers/kinds.ts";
import { until } from "../../../test/support/wait.ts";

/** What suppliers of this kind answer, and what it means. */
const WORDS: Record<string, ReadRefusal> = {
  E_FUNDS: { refusal: "credit", cause: null, isDefinite: false },
  E_NUMBER: { refusal: "input", cause: "identifier", isDefinite: true },
};
const UNREAD: ReadRefusal = { refusal: "unclear", cause: null, isDefinite: false };

/** A kind of supplier that the server does not know: other paths, other fields, other words. */
const ACME: ConnectorKind = {
  kind: "acme",
  name: "Acme API",
  needsUsername: true,
  connect: (settings) => ({
    place: async ([placement]) => {
      const { supplierService, identifier, reference } = placement!;
      const said = await ask(settings, "buy", { what: supplierService, number: identifier!, mark: reference });
      if (said.ticket) return [{ kind: "accepted", supplierReference: said.ticket, raw: JSON.stringify(said) }];
      const message = said.problem!;
      const judged = judgeRefusal(message, WORDS[message] ?? UNREAD, settings.overrides);
      return [{ kind: "refused", ...judged, message, raw: JSON.stringify(said) }];
    },
    readStatuses: async (tickets) =>
      Promise.all(
        tickets.map(async (ticket) => {
          const { answer } = await ask(settings, "look", { ticket });
          return answer ? { kind: "succeeded", code: answer, raw: answer } : { kind: "waiting" };
        }),
      ),
    readCatalogue: async () => [OFFER],
    readBalance: async () => ({ balance: 5_000_000n, currency: "USD" }),
  }),
};
const OFFER: OfferedService = {
  code: "look-up",
  groupName: "Checks",
  name: "Look-up",
  type: "imei",
  cost: 400_000n,
  deliveryTime: "",
  description: "",
  minQuantity: 1,
  maxQuantity: 1,
  needsIdentifier: true,
  inputs: [],
};

interface Said {
  ticket?: string;
  problem?: string;
  answer?: string;
}

async function ask(settings: ConnectorSettings, path: string, fields: Record<string, string>): Promise<Said> {
  const { url, username, key, outgoing } = settings;
  const answer = await outgoing.post(`${url}/${path}`, { account: username, secret: key, ...fields });
  assert.equal(answer.kind, "answer");
  return JSON.parse(answer.kind === "answer" ? answer.text : "{}") as Said;
}

describe("a connector of another kind than those that the server comes with", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let server: Server;
    let supplier: Supplier;
    let serviceId: number;
    let workers: Awaited<ReturnType<MoneyWorld["work"]>>;
    const calls: Record<string, string>[] = [];
    /** What the next order there is answered. */
    let problem: string | undefined;
    let count = 0;

    before(async () => {
      server = createServer((request, response) => {
        void text(request).then((body) => {
          const fields = Object.fromEntries(new URLSearchParams(body));
          calls.push({ path: request.url!, ...fields });
          const bought = problem === undefined ? { ticket: `T${fields["mark"]}` } : { problem };
          const said = request.url === "/buy" ? bought : { answer: `Unlocked ${fields["ticket"]}` };
          response.end(JSON.stringify(said));
        });
      }).listen(0, "127.0.0.1");
      const settings = { ALLOW_PRIVATE_ADDRESSES: true, WORKER_POLL_MS: 50, ASK_SUPPLIER_SECONDS: [0.05] };
      world = await openMoneyWorld(await open(), settings, [...CONNECTOR_KINDS, ACME]);
      reseller = await world.caller({ credit: 10_000_000n });
      workers = await world.work();
    });
    beforeEach(async () => {
      [problem, calls.length] = [undefined, 0];
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const input = { name: `Acme ${++count}`, kind: "acme", url, key: "the secret", username: "us" };
      supplier = await addSupplier(world.core, input);
      const { id } = await requestJob(world.core, supplier.id, "sync");
      await until(async () => (await findJob(world.core, id)).state === "done");
      serviceId = await world.service({ name: `Service ${count}` });
      await setRoutes(world.core, serviceId, [{ supplierId: supplier.id, supplierService: "look-up" }]);
    });
    after(async () => {
      assert.deepEqual(workers.problems, []);
      await assertLedgerBalances(world.core, [reseller]);
      await world.close();
      server.close();
    });

    async function placed(): Promise<bigint> {
      return (await world.order(reseller, serviceId)).id;
    }

    async function finished(id: bigint) {
      await until(async () => (await readOrder(world.core, reseller, id)).completedAt !== null);
      return readOrder(world.core, reseller, id);
    }

    it("is named when a supplier is added, and says what its suppliers need", async () => {
      assert.equal(supplier.kind, "acme");
      const input = { name: "Other", url: "https://other.example", key: "the key" };
      assert.equal(await refusal(addSupplier(world.core, { ...input, kind: "acme" })), "validation_failed");
      assert.equal(await refusal(addSupplier(world.core, { ...input, kind: "unheard_of" })), "validation_failed");
    });

    it("takes an order to its result, and the order is paid", async () => {
      const id = await placed();
      const order = await finished(id);
      const [attempt] = await listAttempts(world.core, id);
      assert.deepEqual([attempt!.state, attempt!.cost], ["succeeded", 400_000n]);
      assert.deepEqual([order.status, order.resultText], ["SUCCESS", `Unlocked ${attempt!.supplierReference}`]);
      const [bought] = calls;
      assert.deepEqual(
        [bought!["account"], bought!["secret"], bought!["what"], bought!["number"]],
        ["us", "the secret", "look-up", order.identifier],
      );
    });

    it("has its refusals read in its own words: an order it cannot do is rejected and its money released", async () => {
      problem = "E_NUMBER";
      const order = await finished(await placed());
      assert.equal(order.status, "REJECTED");
      assert.match(order.statusReason!, /identifier .* is not valid/);
    });

    it("is paused when it says in its own words that the credit there is used up", async () => {
      problem = "E_FUNDS";
      const id = await placed();
      await until(async () => (await findSupplier(world.core, supplier.id)).pausedAt !== null);
      assert.equal((await readOrder(world.core, reseller, id)).status, "PENDING");
      const [attempt] = await listAttempts(world.core, id);
      assert.deepEqual([attempt!.state, attempt!.refusal], ["refused", "credit"]);
    });
  });
});

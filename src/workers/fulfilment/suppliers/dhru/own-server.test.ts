import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { placement } from "../../../../../test/support/dhru/sloppy-supplier.ts";
import { startTestServer, type TestServer } from "../../../../../test/support/server.ts";
import { rejectOrder, succeedOrder } from "../../../../core/orders/settle-orders.ts";
import { createOutgoing, type Outgoing } from "../../../outgoing/outgoing.ts";
import type { Connector } from "../../connector.ts";
import { createDhruConnector } from "./dhru.ts";

const OPERATOR = { kind: "operator", id: null } as const;
const OTHER_IMEI = "356938035643809";

let server: TestServer;
let outgoing: Outgoing;
let connector: Connector;
let plain: string;
let credits: string;

before(async () => {
  server = await startTestServer({ workers: false });
  outgoing = createOutgoing({ allowPrivateAddresses: true, timeoutMs: 20_000, maxAnswerBytes: 1_000_000 });
  plain = String(await server.createService({ name: "Check", price: "0.045", serviceGroup: "Checks" }));
  credits = String(
    await server.createService({
      name: "Credits",
      type: "server",
      serviceGroup: "Tools",
      identifierKind: "none",
      minQuantity: 2,
      maxQuantity: 50,
      inputs: ["Email", "Network", "Mobile", "Provider"].map((name) => ({ name, type: "text", required: true })),
    }),
  );
});
after(async () => {
  await outgoing.close();
  await server.stop();
});
beforeEach(async () => {
  const { key, email } = await server.createReseller({ credit: "100" });
  connector = connect(email, key);
});

function connect(username: string, key: string): Connector {
  return createDhruConnector({ url: server.url, username, key, overrides: [], outgoing });
}

async function accepted(input: Parameters<typeof placement>[0]): Promise<string> {
  const [outcome] = await connector.place([placement({ supplierService: plain, ...input })]);
  return outcome!.kind === "accepted" ? outcome!.supplierReference : assert.fail(JSON.stringify(outcome));
}

describe("another server of this program as the supplier", () => {
  it("refuses for the reason that it has", async () => {
    const poor = await server.createReseller();
    const wrong = { identifier: "490154203237510" };
    const refusals = [
      [connect(poor.email, poor.key), {}, "credit"],
      [connect(poor.email, "wrong-key"), {}, "auth"],
      [connector, wrong, "input"],
      [connector, { supplierService: "999999" }, "unavailable"],
      [connector, { supplierService: credits, identifier: null, quantity: 2 }, "input"],
      [connector, { supplierService: credits, identifier: null, quantity: 51 }, "input"],
    ] as const;
    for (const [caller, input, refusal] of refusals) {
      const [outcome] = await caller.place([placement({ supplierService: plain, ...input })]);
      assert.equal(outcome!.kind === "refused" && outcome!.refusal, refusal, JSON.stringify(outcome));
    }
  });

  it("takes an order once, however often it is sent", async () => {
    const reference = await accepted({ reference: "same" });
    assert.equal(await accepted({ reference: "same" }), reference);
  });

  it("names the order that stands in the way of a duplicate", async () => {
    const reference = await accepted({ reference: "first" });
    const [outcome] = await connector.place([placement({ supplierService: plain, reference: "second" })]);
    assert.equal(outcome!.kind === "refused" && outcome!.refusal, "duplicate");
    assert.equal(outcome!.kind === "refused" && outcome!.existingReference, reference);
  });

  it("accepts a quantity and inputs of any name", async () => {
    const inputs = { Email: "a@b.example", Network: "1 & <2>", Mobile: "x", Provider: "y" };
    const reference = await accepted({ supplierService: credits, identifier: null, quantity: 5, inputs });
    const rows = await server.core.database.kysely.selectFrom("orders").select(["id", "inputs", "quantity"]).execute();
    const row = rows.find(({ id }) => String(id) === reference);
    assert.deepEqual([row?.inputs, row?.quantity], [inputs, 5]);
  });

  it("takes orders in bulk, each by itself", async () => {
    const outcomes = await connector.place([
      placement({ supplierService: plain, reference: "b1" }),
      placement({ supplierService: plain, reference: "b2", identifier: "1" }),
      placement({ supplierService: plain, reference: "b3", identifier: OTHER_IMEI }),
    ]);
    assert.deepEqual(
      outcomes.map((outcome) => (outcome.kind === "refused" ? outcome.refusal : outcome.kind)),
      ["accepted", "input", "accepted"],
    );
  });

  it("reports the status of one or many orders", async () => {
    const references = [
      await accepted({ reference: "r1" }),
      await accepted({ reference: "r2", identifier: OTHER_IMEI }),
      await accepted({ reference: "r3", identifier: "352099001761481" }),
    ];
    await succeedOrder(server.core, BigInt(references[1]!), { result: "A & <b>\nLock: OFF" }, OPERATOR);
    await rejectOrder(server.core, BigInt(references[2]!), "Not found", OPERATOR);
    const asked = [...references, "999999999"];
    const [waiting, done, rejected, missing] = await connector.readStatuses(asked, Infinity);
    assert.equal(waiting!.kind, "waiting");
    assert.equal(done!.kind === "succeeded" && done!.code, "A & &lt;b&gt;<br>Lock: OFF");
    assert.equal(rejected!.kind === "rejected" && rejected!.reason, "Not found");
    assert.equal(missing!.kind, "not_found");
    for (const [index, reference] of asked.entries()) {
      const [alone] = await connector.readStatuses([reference], Infinity);
      assert.equal(alone!.kind, [waiting, done, rejected, missing][index]!.kind);
    }
  });

  it("reports its catalogue and its balance", async () => {
    const services = await connector.readCatalogue();
    const check = services.find(({ code }) => code === plain)!;
    assert.deepEqual([check.name, check.groupName, check.type, check.cost], ["Check", "Checks", "imei", 45_000n]);
    const tool = services.find(({ code }) => code === credits)!;
    assert.deepEqual([tool.type, tool.minQuantity, tool.maxQuantity, tool.needsIdentifier], ["server", 2, 50, false]);
    assert.deepEqual(
      tool.inputs.map(({ name, required }) => [name, required]),
      ["Email", "Network", "Mobile", "Provider"].map((name) => [name, true]),
    );
    assert.deepEqual(await connector.readBalance(), { balance: 100_000_000n, currency: "USD" });
  });
});

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, type MoneyWorld } from "../../../test/money-world.ts";
import { openFresh } from "../../../test/support/databases.ts";
import { startReceiver } from "../../../test/support/receiver.ts";
import { claimDeliveries } from "../../core/events/deliveries/deliveries.ts";
import type { AttemptOutcome } from "../../core/events/deliveries/delivery.ts";
import { createWebhook } from "../../core/events/webhooks/webhooks.ts";
import { createOutgoing } from "../outgoing/outgoing.ts";
import { startSender } from "./sender.ts";

const LIMITS = { allowPrivateAddresses: true, timeoutMs: 15_000, maxAnswerBytes: 16_384 };

describe("a worker that was suspended while it had deliveries", () => {
  let world: MoneyWorld;
  let drop: () => Promise<void>;
  before(async () => {
    const fresh = await openFresh("embedded");
    ({ drop } = fresh);
    world = await openMoneyWorld(fresh.database, { ALLOW_PRIVATE_ADDRESSES: true });
  });
  after(async () => {
    await world.close();
    await drop();
  });

  it("leaves those whose lease may be over to another one", async () => {
    await using receiver = await startReceiver();
    const caller = await world.caller({ credit: 100_000_000n });
    await createWebhook(world.core, caller, { url: receiver.url });
    const serviceId = await world.service();
    for (let n = 0; n < 2; n++) await world.order(caller, serviceId);
    const { claimed } = await claimDeliveries(world.core, null, 10);
    const outgoing = createOutgoing(LIMITS);
    const outcomes: AttemptOutcome[] = [];
    const problems: unknown[] = [];
    const note = (problem: unknown): void => void problems.push(problem);
    const sender = startSender(
      { core: world.core, outgoing, present: async ({ id }) => ({ id: String(id) }) },
      { error: note, warn: note },
      { onOutcome: (outcome) => outcomes.push(outcome), onRoom: () => {} },
    );
    const [late, held] = claimed;
    sender.start({ ...late!, sendBefore: Date.now() });
    sender.start(held!);
    await sender.finish();
    await outgoing.close();
    assert.deepEqual(
      outcomes.map(({ delivery, isDelivered }) => [delivery.id, isDelivered]),
      [[held!.id, true]],
    );
    assert.deepEqual(receiver.events(), [{ id: String(held!.event.id) }]);
    assert.deepEqual(problems, []);
  });
});

import { after, before } from "node:test";
import type { Caller } from "../../src/core/kernel/caller.ts";
import { pageTransactions, type StatementEntry } from "../../src/core/ledger/wallet/statement.ts";
import { readWalletRow } from "../../src/core/ledger/wallet/wallet-rows.ts";
import { addMethod, changeMethod, setCredentials } from "../../src/core/payments/methods/methods.ts";
import type { Observation } from "../../src/core/payments/payment-kind.ts";
import { createPayment } from "../../src/core/payments/payments/create-payment.ts";
import type { Payment } from "../../src/core/payments/payments/payment.ts";
import { findPayment } from "../../src/core/payments/payments/read-payments.ts";
import { receiveEvent } from "../../src/core/payments/settling/receive-event.ts";
import { createStaff } from "../../src/core/people/staff/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { createOutgoing } from "../../src/workers/outgoing/outgoing.ts";
import { followPayment } from "../../src/workers/payments/payment-worker.ts";
import { createFakeGateway, type FakeGateway } from "../fake-gateway.ts";
import { openMoneyWorld, type MoneyWorld } from "../money-world.ts";

export const UNIT = 1_000_000n;
/** 100 and a fee of 3; the bonus is 5. */
export const PAYABLE = 103n * UNIT;
export const CREDIT = 105n * UNIT;
export const RETURN_URL = "https://shop.example/wallet/payments";
export const CREDENTIALS = { secret: "live events" };

/** The core with a payment method at a gateway that says what the test makes it say. */
export interface PaymentWorld {
  readonly core: MoneyWorld["core"];
  caller: MoneyWorld["caller"];
  service: MoneyWorld["service"];
  readonly gateway: FakeGateway;
  readonly methodId: number;
  readonly staffId: number;
  /** A payment of 100. */
  begin(caller: Caller, amount?: bigint): Promise<Payment>;
  /** The gateway sends an event. */
  send(payment: Payment, news: Observation, secret?: string): ReturnType<typeof receiveEvent>;
  /** The worker asks the gateway, which says what it knows now. */
  poll(payment: Payment): Promise<void>;
  /** The worker follows the payment as it was read. */
  follow(due: Parameters<typeof followPayment>[2]): Promise<void>;
  read(payment: Payment): Promise<Payment>;
  balance(caller: Caller): Promise<bigint>;
  entries(caller: Caller): Promise<readonly StatementEntry[]>;
}

export const paid = (amount = PAYABLE, currency = "USD"): Observation => ({
  state: "paid",
  received: { amount, currency },
  reversed: null,
});
export const reversed = (amount: bigint): Observation => ({ ...paid(), reversed: amount });
export const say = (state: Observation["state"]): Observation => ({ state, received: null, reversed: null });

/** Opens the world before the tests of the suite that calls this, and closes it after them. */
export function usePaymentWorld(open: () => Promise<Database>): PaymentWorld {
  const gateway = createFakeGateway();
  const outgoing = createOutgoing({ allowPrivateAddresses: false, timeoutMs: 1_000, maxAnswerBytes: 1_000 });
  let world: MoneyWorld;
  let methodId: number;
  let staffId: number;

  before(async () => {
    world = await openMoneyWorld(await open(), {}, undefined, [gateway.kind]);
    const { core } = world;
    ({ id: methodId } = await addMethod(core, {
      kind: "fake",
      name: "Card",
      feeFixed: UNIT / 2n,
      feeBasisPoints: 250,
      bonusTiers: [{ from: 100n * UNIT, basisPoints: 500 }],
    }));
    await setCredentials(core, methodId, false, { secret: "live events" });
    await setCredentials(core, methodId, true, { secret: "test events" });
    await changeMethod(core, methodId, { isEnabled: true });
    const staff = {
      email: "a@example.com",
      name: "Ann",
      role: "owner",
      password: "a password of the tests",
    } as const;
    ({ id: staffId } = await createStaff(core, staff));
  });
  after(async () => {
    await outgoing.close();
    await world.close();
  });

  const read: PaymentWorld["read"] = ({ id }) => findPayment(world.core, id);
  const follow: PaymentWorld["follow"] = (due) => followPayment(world.core, { kinds: [gateway.kind], outgoing }, due);

  return {
    get core() {
      return world.core;
    },
    caller: (input) => world.caller(input),
    service: (input) => world.service(input),
    gateway,
    get methodId() {
      return methodId;
    },
    get staffId() {
      return staffId;
    },
    begin: (caller, amount = 100n * UNIT) =>
      createPayment(world.core, caller, { methodId, amount, returnUrl: RETURN_URL }),
    send: ({ reference }, news, secret) => receiveEvent(world.core, methodId, gateway.event(reference, news, secret)),
    poll: async (payment) => follow({ payment: await read(payment), credentials: CREDENTIALS }),
    follow,
    read,
    balance: async ({ walletId }) => (await readWalletRow(world.core.database.kysely, walletId)).available,
    entries: async (caller) => (await pageTransactions(world.core, caller, { limit: 50 })).entries,
  };
}

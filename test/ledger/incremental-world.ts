import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before } from "node:test";
import type { Core } from "../../src/core/core.ts";
import { deliverFromStock } from "../../src/core/fulfilment/attempts/fulfil-orders.ts";
import { addStock } from "../../src/core/fulfilment/inventory/inventory.ts";
import type { Caller } from "../../src/core/kernel/caller.ts";
import { LEDGER_CHECKS, type CheckScope } from "../../src/core/ledger/reconciliation/ledger-checks.ts";
import { driftRows } from "../../src/core/ledger/reconciliation/reconcile-rows.ts";
import { readReconciliations, reconcileDaily } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { EVERYTHING, sourcesSince, type Checkpoint } from "../../src/core/ledger/reconciliation/sources.ts";
import { approveTopUp } from "../../src/core/ledger/top-ups/decide-top-up.ts";
import { requestTopUp } from "../../src/core/ledger/top-ups/request-top-up.ts";
import { createLedger } from "../../src/core/ledger/wallet/ledger.ts";
import { refundOrder } from "../../src/core/orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { addMethod } from "../../src/core/payments/methods/methods.ts";
import { createStaff } from "../../src/core/people/staff/staff.ts";
import type { Database } from "../../src/database/database.ts";
import { claimDue, openMoneyWorld, OPERATOR, type MoneyWorld } from "../money-world.ts";
import type { Trade } from "./damages.ts";

/** Limits under which a daily check is incremental, however small the ledger is. */
export const ALWAYS = { fewestTransfers: 0, fullHours: 167 };
const TERMS = { feeFixed: 300_000n, feeBasisPoints: 250, bonusTiers: [{ from: 1_000_000n, basisPoints: 500 }] };

type LastReconciliation = NonNullable<Awaited<ReturnType<typeof readReconciliations>>["last"]>;

/** A ledger with a trade of yesterday, a checkpoint, and a trade since then. */
export interface IncrementalLedger {
  readonly world: MoneyWorld;
  readonly core: Core;
  readonly caller: Caller;
  readonly staffId: number;
  readonly older: Trade;
  readonly newer: Trade;
  readonly checkpoint: Checkpoint;
  run(statement: string): Promise<unknown>;
  /** The check of the next day. */
  daily(): Promise<LastReconciliation>;
  readCheckpoint(): Promise<Checkpoint>;
  readGeneration(): Promise<number>;
  /** What the checks of a scope, or those of a name, find after a statement, which is then undone. */
  found(scope: CheckScope, statement: string, options?: { only?: string; triggers?: boolean }): Promise<string[]>;
}

/** Fills the ledger before the tests of the suite that calls this. */
export function useIncrementalLedger(openDatabase: () => Promise<Database>): IncrementalLedger {
  let world: MoneyWorld;
  let caller: Caller;
  let staffId: number;
  let methodId: number;
  let older: Trade;
  let newer: Trade;
  let checkpoint: Checkpoint;

  before(async () => {
    world = await openMoneyWorld(await openDatabase());
    const { core } = world;
    caller = await world.caller({ credit: 100_000_000n });
    const password = "a password of the tests";
    ({ id: staffId } = await createStaff(core, { email: "a@example.com", name: "Ann", role: "owner", password }));
    ({ id: methodId } = await addMethod(core, { kind: "manual", name: "Bank" }));
    older = await trade();
    await core.database.transaction(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update orders set updated_at = updated_at - interval '1 day'`.execute(transaction);
      await sql`update transfers set created_at = created_at - interval '1 day'`.execute(transaction);
      await sql`update top_up_requests set decided_at = decided_at - interval '1 day'`.execute(transaction);
    });
    await createLedger(core, 1n).accounts();
    assert.deepEqual([(await daily()).scope, (await daily()).scope], ["full", "incremental"]);
    checkpoint = await readCheckpoint();
    newer = await trade();
  });
  after(() => world.close());

  const run: IncrementalLedger["run"] = (statement) => sql.raw(statement).execute(world.core.database.kysely);

  const daily: IncrementalLedger["daily"] = async () => {
    await run("update reconciliations set begun_at = begun_at - interval '1 day'");
    assert.notEqual(await reconcileDaily(world.core, undefined, ALWAYS), null);
    return (await readReconciliations(world.core)).last!;
  };

  async function trade(): Promise<Trade> {
    const { core } = world;
    const serviceId = await world.service();
    const ordered = async (id = serviceId) => (await world.order(caller, id)).id;
    const [open, done, refunded] = [await ordered(), await ordered(), await ordered()];
    await succeedOrder(core, done, { result: "code" }, OPERATOR);
    await succeedOrder(core, refunded, { result: "code" }, OPERATOR);
    await refundOrder(core, refunded, { amount: 400_000n, idempotencyKey: "a part", reason: "late" }, OPERATOR);
    await rejectOrder(core, await ordered(), "blocked", OPERATOR);
    const inStock = await world.service();
    await addStock(core, inStock, ["code"]);
    const stocked = await ordered(inStock);
    const [due] = await claimDue(core);
    assert.ok(due && (await deliverFromStock(core, due)));
    const method = { id: methodId, terms: TERMS };
    const { id: request } = await requestTopUp(core, caller, { amount: 5_000_000n, method });
    await approveTopUp(core, request, { staffId });
    await run(`insert into attempts (order_id, number, supplier_id, supplier_service, state, reference, cost, ended_at)
      select ${done}, 1, min(id), 'x', 'succeeded', 'of ${done}', 0, now() from suppliers`);
    return { open, done, refunded, stocked, request };
  }

  const readRow = () =>
    world.core.database.kysely.selectFrom("ledger_checkpoint").selectAll().executeTakeFirstOrThrow();

  async function readCheckpoint(): Promise<Checkpoint> {
    const row = await readRow();
    return { transfersTo: row.transfers_to!, ordersTo: row.orders_to!, changedFrom: row.changed_from! };
  }

  const found: IncrementalLedger["found"] = async (scope, statement, { only, triggers = false } = {}) => {
    const sources = scope === "full" ? EVERYTHING : sourcesSince(checkpoint);
    const names: string[] = [];
    const undone = new Error("undone");
    const look = world.core.database.transaction(async (transaction) => {
      if (!triggers) await sql`set local session_replication_role = replica`.execute(transaction);
      await sql.raw(statement).execute(transaction);
      for (const check of LEDGER_CHECKS[scope]) {
        if (only !== undefined && check.name !== only) continue;
        const { rows } = await driftRows(transaction, check, sources);
        if (rows.length > 0) names.push(check.name);
      }
      throw undone;
    });
    await assert.rejects(look, undone);
    return names;
  };

  return {
    get world() {
      return world;
    },
    get core() {
      return world.core;
    },
    get caller() {
      return caller;
    },
    get staffId() {
      return staffId;
    },
    get older() {
      return older;
    },
    get newer() {
      return newer;
    },
    get checkpoint() {
      return checkpoint;
    },
    run,
    daily,
    readCheckpoint,
    readGeneration: async () => (await readRow()).generation,
    found,
  };
}

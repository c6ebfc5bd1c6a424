import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readConfig, type Config } from "../src/config.ts";
import type { Caller } from "../src/core/kernel/caller.ts";
import { createApiKey, type NewApiKey } from "../src/core/resellers/keys/api-keys.ts";
import { authenticate } from "../src/core/resellers/keys/tokens.ts";
import { createReseller, type NewReseller } from "../src/core/resellers/accounts/resellers.ts";
import { createService, type NewService } from "../src/core/catalogue/services/services.ts";
import type { Confirmable } from "../src/core/kernel/confirmation.ts";
import { closeCore, openCore, type Core } from "../src/core/core.ts";
import { DomainError, type ErrorCode } from "../src/core/kernel/errors.ts";
import { luhnDigit } from "../src/core/kernel/identifiers.ts";
import type { Order, OrderRequest, PlacedOrder } from "../src/core/orders/order.ts";
import type { DueOrder } from "../src/core/fulfilment/due/due-order.ts";
import { claimOrders } from "../src/core/fulfilment/attempts/fulfil-orders.ts";
import { placeOrder } from "../src/core/orders/placing/place-order.ts";
import { readStates } from "../src/core/fulfilment/suppliers/health.ts";
import { reconcile } from "../src/core/ledger/reconciliation/reconcile.ts";
import { pageTransactions } from "../src/core/ledger/wallet/statement.ts";
import { readWalletRow } from "../src/core/ledger/wallet/wallet-rows.ts";
import type { Database } from "../src/database/database.ts";
import type { ConnectorKind } from "../src/workers/fulfilment/connector.ts";
import { CONNECTOR_KINDS } from "../src/workers/fulfilment/suppliers/kinds.ts";
import type { GatewayKind } from "../src/workers/payments/gateway.ts";
import { GATEWAY_KINDS } from "../src/workers/payments/kinds.ts";
import { presentEvent } from "../src/http/kit/resources/event.ts";
import { startWorkers } from "../src/workers/loop.ts";

const AUTH_SECRET = "a secret of the tests, which need not be hard to guess";
const STATEMENT_PAGE = 100_000;
/** Behind those that tests name themselves. */
const FIRST_ORDERED = 1_000_000;

export const OPERATOR = { kind: "operator", id: null } as const;

/** The core on a database, without a server. */
export interface MoneyWorld extends AsyncDisposable {
  core: Core;
  /** A reseller with this credit and a key with all scopes. */
  caller: (input?: Partial<NewReseller> & { key?: Partial<NewApiKey> }) => Promise<Caller>;
  service: (input?: Partial<NewService> & Confirmable) => Promise<number>;
  /** Places an order for an identifier that no other order of the world has. */
  order: (caller: Caller, serviceId: number) => Promise<Order>;
  /** Workers that stop with the world at the latest; their errors are collected in `problems`. */
  work: () => Promise<{ problems: unknown[]; stop: () => Promise<void> }>;
  close: () => Promise<void>;
}

export async function openMoneyWorld(
  database: Database,
  settings: Partial<Config> = {},
  kinds: readonly ConnectorKind[] = CONNECTOR_KINDS,
  gatewayKinds: readonly GatewayKind[] = GATEWAY_KINDS,
): Promise<MoneyWorld> {
  const core = await openCore(
    database,
    { ...readConfig({}), ...settings },
    { authSecret: AUTH_SECRET, secretKey: Buffer.alloc(32, 1), supplierKinds: kinds, paymentKinds: gatewayKinds },
  );
  const stops = new Set<() => Promise<void>>();
  let ordered = 0;
  const close = async (): Promise<void> => {
    for (const stop of stops) await stop();
    await closeCore(core);
  };
  return {
    core,
    caller: async ({ key, ...input } = {}) => {
      const email = `${randomUUID()}@example.com`;
      const { id } = await createReseller(core, { email, name: "Reseller", ...input });
      const made = await createApiKey(core, { resellerId: id, ...key });
      return authenticate(core, made.key, "127.0.0.1");
    },
    service: async (input = {}) => {
      const name = `Service ${randomUUID()}`;
      return (await createService(core, { name, type: "imei", price: 1_000_000n, ...input })).id;
    },
    order: async (caller, serviceId) =>
      (await place(core, caller, { serviceId, identifier: imei(FIRST_ORDERED + ++ordered) })).order,
    work: async () => {
      const problems: unknown[] = [];
      const note = (problem: unknown): void => void problems.push(problem);
      const workers = await startWorkers(
        core,
        { error: note, warn: note },
        {
          connectorKinds: kinds,
          gatewayKinds,
          presentEvent,
        },
      );
      const stop = async (): Promise<void> => {
        if (stops.delete(stop)) await workers.stop();
      };
      stops.add(stop);
      return { problems, stop };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The nth valid test IMEI. */
export function imei(n: number): string {
  const body = `35${String(n).padStart(12, "0")}`;
  return `${body}${luhnDigit(body)}`;
}

export function place(
  core: Core,
  caller: Caller,
  request: Partial<OrderRequest> & { serviceId: number },
): Promise<PlacedOrder> {
  return placeOrder(core, caller, { source: "api", ...request });
}

/** An order as it is stored. */
export function orderRow(core: Core, id: bigint) {
  return core.database.kysely.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The results of concurrent calls: the orders, and the codes of the refusals. */
export async function collectAnswers(
  calls: Promise<PlacedOrder>[],
): Promise<{ placed: PlacedOrder[]; refused: ErrorCode[] }> {
  const settled = await Promise.allSettled(calls);
  const placed = settled.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const refused = settled.flatMap((answer) => (answer.status === "rejected" ? [codeOf(answer.reason)] : []));
  return { placed, refused };
}

/** Refusals have a code; any other error is a bug and is thrown again. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  throw error;
}

export async function refusal(call: Promise<unknown>): Promise<ErrorCode> {
  try {
    await call;
  } catch (error) {
    return codeOf(error);
  }
  throw new Error("nothing was refused");
}

/** Reconciliation finds no discrepancy, and the statement of every wallet adds up to its balance. */
export async function assertLedgerBalances(core: Core, callers: readonly Caller[]): Promise<void> {
  const result = await reconcile(core);
  assert.deepEqual(
    result.checks.filter((check) => !check.ok),
    [],
  );
  for (const caller of callers) {
    const wallet = await readWalletRow(core.database.kysely, caller.walletId);
    assert.ok(wallet.available + wallet.creditLimit >= 0n);
    assert.ok(wallet.held >= 0n);
    const { entries, total } = await pageTransactions(core, caller, { limit: STATEMENT_PAGE, offset: 0 });
    assert.equal(entries.length, total?.rows);
    assert.equal(
      entries.reduce((sum, entry) => sum + entry.amount, 0n),
      wallet.available,
    );
    let balance = 0n;
    for (const entry of entries.toReversed()) {
      balance += entry.amount;
      assert.equal(entry.balanceAfter, balance);
    }
  }
}

/** Leases all due work, in any order. */
export async function claimDue(core: Core): Promise<DueOrder[]> {
  const suppliers = await readStates(core);
  return claimOrders(
    core,
    suppliers.map(({ id }) => ({ supplierId: id, most: 100 })),
  );
}

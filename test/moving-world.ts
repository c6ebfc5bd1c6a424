import assert from "node:assert/strict";
import { formatMoney } from "../src/core/kernel/money.ts";
import { reconcile } from "../src/core/ledger/reconciliation/reconcile.ts";
import { findWalletRow } from "../src/core/ledger/wallet/wallet-rows.ts";
import type { Database } from "../src/database/database.ts";
import { openMoneyWorld, type MoneyWorld } from "./money-world.ts";
import type { BundleFile, BundleRow } from "../src/core/moving/bundle/bundle.ts";
import { BUNDLE_FILES } from "../src/core/moving/bundle/bundle.ts";
import type { MovingContext } from "../src/core/moving/context.ts";
import type { MovingRemark, MovingRun, MovingTask, NewRun } from "../src/core/moving/run.ts";
import { addLines, createRun, findRun, listRemarks, requestRun } from "../src/core/moving/runs/runs.ts";
import { workOnRun } from "../src/core/moving/work.ts";

/** A world with panels to move in from, each with numbers of its own. */
export interface MovingWorld extends MoneyWorld {
  nextPanel(): { name: string; base: number; bundle: ReturnType<typeof smallPanel> };
  /** The available and the held credit of a reseller. */
  wallet(resellerId: number): Promise<[available: string, held: string]>;
  /** Fails unless the ledger check finds no discrepancy. */
  assertClean(): Promise<void>;
}

export async function openMovingWorld(database: Database): Promise<MovingWorld> {
  const world = await openMoneyWorld(database);
  let base = 0;
  return {
    ...world,
    nextPanel() {
      base += 100_000;
      return { name: `Panel ${base}`, base, bundle: smallPanel(base) };
    },
    async wallet(resellerId) {
      const { available, held } = (await findWalletRow(world.core.database.kysely, resellerId, false))!;
      return [formatMoney(available), formatMoney(held)];
    },
    async assertClean() {
      const { checks } = await reconcile(world.core);
      const failed = checks.filter(({ ok }) => !ok).map(({ name, drift }) => ({ name, drift }));
      assert.deepEqual(failed, []);
    },
  };
}

export type Bundle = { [File in BundleFile]?: readonly BundleRow<File>[] };

const ALL_REMARKS = 10_000;

/** Reads a bundle into a run and has it planned or imported, as a worker would. */
export async function moveIn(
  core: MovingContext,
  bundle: Bundle,
  { task = "import", ...wanted }: Partial<NewRun> & { name: string; task?: MovingTask },
): Promise<MovingRun & { remarks: MovingRemark[] }> {
  const { id } = await createRun(core, { source: "a test", openOrders: "take", ...wanted });
  for (const file of BUNDLE_FILES) {
    const lines = (bundle[file] ?? []).map((row, index) => ({ place: `${file}.csv, line ${index + 2}`, row }));
    if (lines.length > 0) await addLines(core, id, { file, from: 0, lines });
  }
  await requestRun(core, id, task);
  await workOnRun(core, id);
  const remarks = await listRemarks(core, id, { after: 0n, limit: ALL_REMARKS });
  return { ...(await findRun(core, id)), remarks };
}

/** A small panel whose numbers begin behind `base`: two resellers, two services, open and closed orders. */
export function smallPanel(
  base: number,
): Required<Pick<Bundle, "services" | "price_groups" | "prices" | "resellers" | "orders">> {
  const [ann, ben, check, server] = [base + 1, base + 2, base + 1, base + 2].map(String) as [
    string,
    string,
    string,
    string,
  ];
  const order = (n: number) => ({ id: String(base * 10 + n), placed: "2026-05-01T10:00:00Z" });
  return {
    services: [
      { id: check, group: `Checks ${base}`, name: "Carrier check", price: "2.50" },
      { id: server, group: `Credits ${base}`, type: "server", name: "Credits", price: "1", max_quantity: "100" },
    ],
    price_groups: [{ id: "1", name: `Gold ${base}` }],
    prices: [
      { service: check, price_group: "1", price: "2" },
      { service: check, reseller: ben, price: "1.75" },
    ],
    resellers: [
      {
        id: ann,
        email: `ann${base}@example.com`,
        username: `ann${base}`,
        price_group: "1",
        balance: "100.5",
        held: "4",
        api_keys: [`ANN-${base}-ABCD-1234`],
        password_hash: "$1$saltsalt$qjXMvbEw8oaL.CzflDtaK/",
      },
      {
        id: ben,
        email: `ben${base}@example.com`,
        balance: "-3.25",
        credit_limit: "10",
        api_keys: [`BEN-${base}-ABCD-1234`],
      },
    ],
    orders: [
      {
        ...order(1),
        reseller: ann,
        service: check,
        identifier: "356938035643809",
        price: "2",
        status: "SUCCESS",
        result: "T-Mobile",
        completed: "2026-05-01T11:00:00Z",
      },
      {
        ...order(2),
        reseller: ann,
        service: check,
        identifier: "490154203237518",
        price: "2",
        status: "REJECTED",
        reason: "Not found",
      },
      { ...order(3), reseller: ann, service: check, identifier: "352099001761481", price: "2", status: "PENDING" },
      { ...order(4), reseller: ann, service: check, identifier: "352099001761481", price: "2", status: "PROCESSING" },
      {
        ...order(5),
        reseller: ben,
        service: server,
        quantity: "3",
        price: "3",
        status: "REFUNDED",
        inputs: { Username: "ben" },
      },
    ],
  };
}

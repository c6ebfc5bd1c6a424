import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { openDatabase } from "../../src/database/open.ts";
import { openCli, temporaryFolder, type Cli, type StartedServer } from "../cli-process.ts";
import { imei } from "../money-world.ts";
import { freshDatabase, hasPostgres } from "../support/postgres/postgres.ts";
import { fillDataFolder } from "../support/databases.ts";

/** For more rounds: `KILL_ROUNDS=20 node --test test/fault/kill.test.ts`. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 2);
const CALLERS = 24;
const LEAST_ACKNOWLEDGED = 40;

interface Ledger {
  /** Identifier → order id in the server's response. */
  acknowledged: Map<string, bigint>;
  /** Sent without a response. */
  unanswered: Set<string>;
  sent: number;
}

async function call(url: string, fields: Record<string, string>): Promise<ReturnType<typeof JSON.parse>> {
  const response = await fetch(`${url}/api/dispatch`, { method: "POST", body: new URLSearchParams(fields) });
  return JSON.parse(await response.text());
}

async function placeOne(server: StartedServer, key: string, identifier: string, ledger: Ledger): Promise<void> {
  ledger.unanswered.add(identifier);
  const answer = await call(server.url, { apikey: key, action: "placeimeiorder", ID: "1", IMEI: identifier });
  const id = BigInt(answer.SUCCESS[0].LIST.REFERENCEID);
  assert.equal(ledger.acknowledged.get(identifier) ?? id, id);
  ledger.acknowledged.set(identifier, id);
  ledger.unanswered.delete(identifier);
}

/** Repeats the orders without a response, then sends new ones until the server is gone. */
async function loadUntilKilled(server: StartedServer, key: string, ledger: Ledger): Promise<void> {
  for (const identifier of ledger.unanswered) await placeOne(server, key, identifier, ledger);
  const enough = ledger.acknowledged.size + LEAST_ACKNOWLEDGED + Math.floor(Math.random() * LEAST_ACKNOWLEDGED);
  let killed: Promise<unknown> | undefined;
  const caller = async (): Promise<void> => {
    while (!killed) {
      try {
        await placeOne(server, key, imei(++ledger.sent), ledger);
      } catch (error) {
        if (!killed || error instanceof assert.AssertionError) throw error;
      }
      if (ledger.acknowledged.size >= enough) killed ??= server.stop("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  await killed;
}

async function assertStored(settings: Record<string, string>, ledger: Ledger): Promise<void> {
  const url = settings["DATABASE_URL"];
  const database = await openDatabase({ url, dataDir: settings["DATA_DIR"]!, connections: 1 });
  try {
    const { rows } = await sql<{ id: bigint; identifier: string }>`select id, identifier from orders`.execute(
      database.kysely,
    );
    const stored = new Map(rows.map((row) => [row.identifier, row.id]));
    assert.equal(stored.size, rows.length, "an order exists twice");
    const lost = [...ledger.acknowledged].filter(([identifier, id]) => stored.get(identifier) !== id);
    assert.deepEqual(lost, []);
    assert.ok([...stored.keys()].every((known) => ledger.acknowledged.has(known) || ledger.unanswered.has(known)));
  } finally {
    await database.close();
  }
}

async function prepare(cli: Cli): Promise<string> {
  await cli.json("reseller", "create", "--email", "ada@example.com", "--name", "Ada", "--credit", "1000000");
  await cli.json("service", "create", "--name", "Check", "--type", "imei", "--price", "0.045");
  return (await cli.json("key", "create", "--reseller", "ada@example.com")).key;
}

async function killUnderLoad(settings: Record<string, string>): Promise<void> {
  const cli = openCli({ PORT: "0", LOG_LEVEL: "error", RATE_LIMIT: "1000000", ...settings });
  const key = await prepare(cli);
  const ledger: Ledger = { acknowledged: new Map(), unanswered: new Set(), sent: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    await using server = await cli.start("serve");
    await loadUntilKilled(server, key, ledger);
    await assertStored(settings, ledger);
  }
  assert.ok(ledger.acknowledged.size >= ROUNDS * LEAST_ACKNOWLEDGED);
  const { ok } = await cli.json("reconcile");
  assert.equal(ok, true);
}

describe("a server killed while it places orders", () => {
  it("has every acknowledged order once in the embedded database", async () => {
    using folder = temporaryFolder();
    fillDataFolder(join(folder.path, "data"));
    await killUnderLoad({ DATA_DIR: join(folder.path, "data") });
  });

  const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";
  it("has every acknowledged order once in PostgreSQL", { skip }, async () => {
    using folder = temporaryFolder();
    await using fresh = await freshDatabase();
    await killUnderLoad({ DATA_DIR: join(folder.path, "data"), DATABASE_URL: fresh.url });
  });
});

import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { parseDatabaseUrl } from "./address.ts";
import { createHosts } from "./hosts.ts";
import { listenOnPostgres } from "./listen.ts";
import { noteChangedRows } from "../changed.ts";
import type { Database, DatabaseOptions } from "../database.ts";
import { createPool, type ConnectionPool } from "./pool.ts";
import { retryUndone, transactionsOf } from "../statements.ts";
import type { Schema } from "../tables.gen.ts";

const INT8: number = pg.types.builtins.INT8;
const TIMEOUT_MS = 10_000;
/** PostgreSQL times out a statement before its silence counts as a broken connection. */
const SILENCE_BEYOND_MS = 2_000;
/** For long work: migrations, reconciliation, cleaning up. */
const PATIENT_MS = 3_600_000;
const PATIENT_CONNECTIONS = 2;

export async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const { connections, timeoutMs = TIMEOUT_MS, trouble = () => {} } = options;
  const hosts = createHosts(parseDatabaseUrl(url));
  const shared = { hosts, trouble, types: { getTypeParser: bigintTypeParser } };
  const pool = createPool({
    ...shared,
    connections,
    limits: { statementMs: timeoutMs, lockMs: Math.ceil(timeoutMs / 2), idleInTransactionMs: timeoutMs },
    silenceMs: timeoutMs + SILENCE_BEYOND_MS,
  });
  const patientPool = createPool({
    ...shared,
    connections: PATIENT_CONNECTIONS,
    limits: { statementMs: PATIENT_MS, lockMs: 0, idleInTransactionMs: PATIENT_MS },
    silenceMs: PATIENT_MS + SILENCE_BEYOND_MS,
  });
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [noteChangedRows] });
  const patient = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: patientPool }),
    plugins: [noteChangedRows],
  });
  return {
    kind: "postgres",
    kysely,
    patient,
    statement: (name, text, values) => retryUndone(() => ask(pool, { name, text, values })),
    transaction: transactionsOf(kysely),
    listen: (channel, heard, missed) => listenOnPostgres(hosts, channel, heard, missed),
    hurry: (silenceMs) => {
      for (const each of [pool, patientPool]) each.hurry(silenceMs);
    },
    close: async () => {
      await Promise.all([kysely.destroy(), patient.destroy(), pool.end(), patientPool.end()]);
    },
  };
}

async function ask<Row>(pool: ConnectionPool, statement: pg.QueryConfig): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const result = await client.query(statement);
    return result.rows;
  } finally {
    client.release();
  }
}

function bigintTypeParser(oid: number, format?: "text" | "binary"): unknown {
  if (oid === INT8 && format !== "binary") return BigInt;
  return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
}

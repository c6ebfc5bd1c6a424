import { PGlite, types } from "@electric-sql/pglite";
import { CompiledQuery, Kysely, PGliteDialect, type Transaction as KyselyTransaction } from "kysely";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import { retryUndone, transactionsOf } from "./retry.ts";
import type { Schema } from "./tables.gen.ts";

/** PostgreSQL's own 128 MB take a third of the time that a small database needs to open, and of the memory. */
const EMBEDDED_BUFFERS = "32MB";

/** A connection that can run statements: the database itself or one open transaction. */
export type Connection = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly kysely: Connection;
  /** The same for statements that may take their time: migrations, comparing the books. On few connections of its own. */
  readonly patient: Connection;
  /**
   * Runs one statement of the hot path by itself (its own transaction). `name` lets PostgreSQL keep it prepared,
   * so it must stand for one text only.
   */
  statement<Row>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  /**
   * Runs one transaction, again when PostgreSQL undid it because of a deadlock or a serialisation failure: `work` must
   * change nothing outside of the database.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls `heard` for each notification; `missed` when some may have been lost. Resolves to a function that ends it. */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<() => Promise<void>>;
  /** Before closing: waits no longer than this for any answer, and once one does not come breaks off everything. */
  hurry(silenceMs: number): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL's address; absent: embedded. */
  url?: string | undefined;
  /** Folder of the embedded database; `memory://` for one that is not kept. */
  dataDir: string;
  connections: number;
  /** Longest statement, and longest idle transaction, on PostgreSQL; 10 seconds where nothing is said. */
  timeoutMs?: number;
  /** Hears why PostgreSQL cannot be used, once for each time that it goes away. */
  trouble?: (error: Error) => void;
  /** What an embedded database that is not kept begins with: a dump, which opens faster than a new one is made. */
  dump?: Blob | undefined;
}

/** Opens the database by its URL. Throws FolderInUse when another process has the embedded one. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url, options) : openEmbedded(options.dataDir, options.dump);
}

/** Runs a statement, inside a transaction or as one of its own; on the hot path use `Database.statement`. */
export async function run<Row>(connection: Connection, text: string, values: unknown[]): Promise<Row[]> {
  const query = CompiledQuery.raw(text, values);
  const execute = () => connection.executeQuery<Row>(query);
  const { rows } = await (connection.isTransaction ? execute() : retryUndone(execute));
  return rows;
}

async function openEmbedded(dataDir: string, dump?: Blob): Promise<Database> {
  const inMemory = dataDir.startsWith("memory://");
  if (!inMemory) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = inMemory ? () => {} : lockFolder(dataDir);
  try {
    const pglite = await PGlite.create(inMemory ? dataDir : join(dataDir, "database"), {
      parsers: { [types.INT8]: (value: string) => BigInt(value) },
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${EMBEDDED_BUFFERS}`],
      ...(dump && { loadDataDir: dump }),
    });
    // Kysely gives the one connection to one caller at a time; everything but notifications goes through it.
    const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
    return {
      kind: "embedded",
      kysely,
      patient: kysely,
      statement: (_name, text, values) => run(kysely, text, values),
      transaction: transactionsOf(kysely),
      listen: async (channel, heard) => {
        const end = await pglite.listen(channel, heard);
        return () => end();
      },
      hurry: () => {},
      close: async () => {
        await kysely.destroy();
        // Kysely closes only what it has asked something.
        if (!pglite.closed) await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

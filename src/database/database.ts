import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Schema } from "./tables.gen.ts";

/** A connection that can run statements: the database itself or one open transaction. */
export type Connection = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly kysely: Connection;
  /** The same for statements that may take their time: migrations, ledger checks. On few connections of its own. */
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
  /** PostgreSQL's address; if unset, the database is embedded. */
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

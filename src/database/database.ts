import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Schema } from "./tables.gen.ts";

/** A connection that can run statements: the database itself or one open transaction. */
export type Connection = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly kysely: Connection;
  /** The same for long statements: migrations, reconciliation. Uses a few separate connections. */
  readonly patient: Connection;
  /**
   * Runs one statement of the hot path in its own transaction. PostgreSQL prepares it under `name`, so a name must
   * always have the same text.
   */
  statement<Row>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  /**
   * Runs one transaction, and runs it again if PostgreSQL rolled it back because of a deadlock or a serialisation
   * failure. `work` must change nothing outside of the database.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls `heard` for each notification, and `missed` if some may be lost. Resolves to a function that stops it. */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<() => Promise<void>>;
  /** Before closing: waits at most this long for any response, and closes all connections once one does not come. */
  hurry(silenceMs: number): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL's address. If unset, the embedded database is used. */
  url?: string | undefined;
  /** Folder of the embedded database; `memory://` for a database in memory. */
  dataDir: string;
  connections: number;
  /** Timeout of statements and of idle transactions on PostgreSQL; 10 seconds if unset. */
  timeoutMs?: number;
  /** Called with the reason when PostgreSQL becomes unavailable, once for each outage. */
  trouble?: (error: Error) => void;
  /** A dump that a database in memory starts from, which is faster than a new database. */
  dump?: Blob | undefined;
}

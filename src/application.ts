import { Failure } from "./failure.ts";
import type { Config } from "./config.ts";
import { readAuthSecret } from "./core/kernel/server-secrets.ts";
import { readSecretKey } from "./core/kernel/sealed-secrets.ts";
import { closeCore, openCore, type Core } from "./core/core.ts";
import type { Mailer } from "./core/kernel/mailer.ts";
import type { Meter } from "./core/kernel/metrics.ts";
import { databaseFault, readEntryRefusal } from "./database/failure.ts";
import { ForeignSchema, isFirstMigration, migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open.ts";
import { CONNECTOR_KINDS } from "./workers/fulfilment/suppliers/kinds.ts";

/** What the core reaches the outside with; absent: nothing. */
export interface Hands {
  meter?: Meter;
  mailer?: Mailer;
  /** Hears why PostgreSQL cannot be used, once for each time that it goes away. */
  trouble?: (error: Error) => void;
}

/** The core on its database, for a server or for one command. */
export interface Application {
  core: Core;
  /** Names of the migrations that ran while opening. */
  migrations: string[];
  /** Whether there was nothing in the database before. */
  isNew: boolean;
  close(): Promise<void>;
}

/** Opens the database, brings its schema up to date and opens the core, with what it tells and writes to. Throws FolderInUse, and a Failure without PostgreSQL or with a schema that it cannot bring up to date. */
export async function openApplication(config: Config, hands: Hands = {}): Promise<Application> {
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
    timeoutMs: config.DATABASE_TIMEOUT_MS,
    ...(hands.trouble && { trouble: hands.trouble }),
  });
  try {
    const migrations = await migrate(database);
    const secrets = { authSecret: readAuthSecret(config), secretKey: readSecretKey(config) };
    const core = await openCore(database, config, { ...secrets, ...hands, supplierKinds: CONNECTOR_KINDS });
    const close = async (): Promise<void> => {
      try {
        await closeCore(core);
      } finally {
        // A connection left open would keep a command from ending.
        await database.close();
      }
    };
    return { core, migrations, isNew: migrations.some(isFirstMigration), close };
  } catch (error) {
    await database.close();
    if (error instanceof ForeignSchema) throw new Failure("foreign_schema", error.message);
    const refusal = readEntryRefusal(error);
    if (refusal !== null) throw new Failure("wrong_settings", `PostgreSQL does not let DATABASE_URL in: ${refusal}.`);
    if (databaseFault(error) === null) throw error;
    const { message } = error as Error;
    throw new Failure("database_unreachable", `PostgreSQL at DATABASE_URL cannot be used: ${message}.`);
  }
}

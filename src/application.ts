import { Failure } from "./failure.ts";
import type { Config } from "./config.ts";
import { readAuthSecret } from "./core/kernel/secrets/server-secrets.ts";
import { readSecretKey } from "./core/kernel/secrets/sealed-secrets.ts";
import { closeCore, openCore, type Core } from "./core/core.ts";
import type { Database } from "./database/database.ts";
import { databaseFault, readEntryRefusal } from "./database/failure.ts";
import { ForeignSchema, isFirstMigration, migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open.ts";
import type { ConnectorKind } from "./workers/fulfilment/connector.ts";
import { GATEWAY_KINDS } from "./workers/payments/kinds.ts";
import { CONNECTOR_KINDS } from "./workers/fulfilment/suppliers/kinds.ts";

/** A migrated database, and the secrets of the server that it belongs to. */
export interface Ground {
  database: Database;
  secrets: { authSecret: string; secretKey: Buffer };
  /** Names of the migrations that ran while opening. */
  migrations: string[];
  /** Whether there was nothing in the database before. */
  isNew: boolean;
}

/** The core alone on its database, for one command. */
export interface Application {
  core: Core;
  /** Types of suppliers that it can call. */
  connectorKinds: readonly ConnectorKind[];
  /** Names of the migrations that ran while opening. */
  migrations: string[];
  close(): Promise<void>;
}

/** Opens the core for a command, which measures nothing and sends no email. Throws as `openOnDatabase`. */
export function openApplication(config: Config): Promise<Application> {
  return openOnDatabase(config, async ({ database, secrets, migrations }) => {
    const connectorKinds = CONNECTOR_KINDS;
    const core = await openCore(database, config, {
      ...secrets,
      supplierKinds: connectorKinds,
      paymentKinds: GATEWAY_KINDS,
    });
    const close = async (): Promise<void> => {
      try {
        await closeCore(core);
      } finally {
        // A connection left open would keep a command from ending.
        await database.close();
      }
    };
    return { core, connectorKinds, migrations, close };
  });
}

/**
 * Opens the database, brings its schema up to date and puts on it what `open` makes, which closes it in the end.
 * `trouble` hears why PostgreSQL cannot be used, once for each time that it goes away. Throws FolderInUse, and a Failure
 * without PostgreSQL or with a schema that it cannot bring up to date.
 */
export async function openOnDatabase<Opened>(
  config: Config,
  open: (ground: Ground) => Promise<Opened>,
  trouble?: (error: Error) => void,
): Promise<Opened> {
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
    timeoutMs: config.DATABASE_TIMEOUT_MS,
    ...(trouble && { trouble }),
  });
  try {
    const migrations = await migrate(database);
    const secrets = { authSecret: readAuthSecret(config), secretKey: readSecretKey(config) };
    return await open({ database, secrets, migrations, isNew: migrations.some(isFirstMigration) });
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

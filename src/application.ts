import type { Config } from "./config.ts";
import { readAuthSecret } from "./core/access/secret.ts";
import { closeCore, openCore, type Core } from "./core/core.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open.ts";

/** The core on its database, for a server or for one command. */
export interface Application {
  core: Core;
  /** Names of the migrations that ran while opening. */
  migrations: string[];
  close(): Promise<void>;
}

/** Opens the database, brings its schema up to date and opens the core. Throws FolderInUse. */
export async function openApplication(config: Config): Promise<Application> {
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
  });
  try {
    const migrations = await migrate(database);
    const core = await openCore(database, config, { authSecret: readAuthSecret(config) });
    const close = async (): Promise<void> => {
      await closeCore(core);
      await database.close();
    };
    return { core, migrations, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

import { Kysely, PGliteDialect } from "kysely";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { noteChangedRows } from "./changed.ts";
import type { Database, DatabaseOptions } from "./database.ts";
import { lockFolder } from "./lock.ts";
import { run, transactionsOf } from "./statements.ts";
import type { Schema } from "./tables.gen.ts";

/** PostgreSQL's default of 128 MB takes a third of the opening time and of the memory of a small database. */
const EMBEDDED_BUFFERS = "32MB";

/** Opens the database by its URL, and loads only its driver. Throws FolderInUse when another process has the embedded one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (!options.url) return openEmbedded(options.dataDir, options.dump);
  const { openPostgres } = await import("./connections/postgres.ts");
  return openPostgres(options.url, options);
}

async function openEmbedded(dataDir: string, dump?: Blob): Promise<Database> {
  const inMemory = dataDir.startsWith("memory://");
  if (!inMemory) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = inMemory ? () => {} : lockFolder(dataDir);
  try {
    const { PGlite, types } = await import("@electric-sql/pglite");
    const pglite = await PGlite.create(inMemory ? dataDir : join(dataDir, "database"), {
      parsers: { [types.INT8]: (value: string) => BigInt(value) },
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${EMBEDDED_BUFFERS}`],
      ...(dump && { loadDataDir: dump }),
    });
    // Kysely gives the single connection to one caller at a time. Everything except notifications uses it.
    const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), plugins: [noteChangedRows] });
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
        // Kysely closes only a connection that it has used.
        if (!pglite.closed) await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

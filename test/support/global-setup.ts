import { hasPostgres, startPostgres, type PostgresServer } from "./postgres.ts";

let server: PostgresServer | undefined;

/** One PostgreSQL for all test files: their processes inherit the address. */
export async function globalSetup(): Promise<void> {
  if (!hasPostgres()) return;
  server = await startPostgres();
  process.env["TEST_DATABASE_URL"] = server.url;
}

export async function globalTeardown(): Promise<void> {
  await server?.stop();
}

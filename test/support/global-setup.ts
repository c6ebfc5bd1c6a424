import { join } from "node:path";
import { buildDashboard } from "./browser/built-dashboard.ts";
import { installChromium, shareChromium } from "./browser/chromium.ts";
import { prepareDump } from "./databases.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "./postgres/postgres.ts";

let server: PostgresServer | undefined;
let stopChromium: (() => Promise<void>) | undefined;
let removeDump: (() => void) | undefined;

/** One built dashboard, browser, empty database and PostgreSQL for all test files, whose processes inherit the addresses. */
export async function globalSetup(): Promise<void> {
  buildDashboard();
  installChromium();
  const starting = hasPostgres() ? startPostgres() : undefined;
  [stopChromium, removeDump, server] = await Promise.all([shareChromium(), prepareDump(), starting]);
  // Each test file is a process that would compile the same sources again.
  process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "../../node_modules/.cache/compiled");
  if (server) process.env["TEST_DATABASE_URL"] = server.url;
}

export async function globalTeardown(): Promise<void> {
  await stopChromium?.();
  await server?.stop();
  removeDump?.();
}

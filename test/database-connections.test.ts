import assert from "node:assert/strict";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { after, afterEach, before, beforeEach, describe, it } from "node:test";
import { sql } from "kysely";
import pg from "pg";
import { ConnectionLost, databaseFault, NoConnection } from "../src/database/failure.ts";
import { openDatabase } from "../src/database/open.ts";
import type { Database } from "../src/database/database.ts";
import { freshDatabase, hasPostgres, type FreshDatabase } from "./support/postgres/postgres.ts";
import { openTcpProxy, targetOf, urlThrough, type TcpProxy } from "./support/proxies/tcp-proxy.ts";
import { until } from "./support/wait.ts";

const CONNECTIONS = 4;
const TIMEOUT_MS = 500;
const WAIT_MS = 20;

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

describe("connections to PostgreSQL", { skip }, () => {
  let fresh: FreshDatabase;
  let proxy: TcpProxy;
  let database: Database;
  let troubles: Error[];

  before(async () => {
    fresh = await freshDatabase();
  });
  after(() => fresh.drop());
  beforeEach(async () => {
    proxy = await openTcpProxy(targetOf(fresh.url));
    troubles = [];
    database = await openDatabase({
      url: urlThrough(fresh.url, proxy),
      dataDir: "",
      connections: CONNECTIONS,
      timeoutMs: TIMEOUT_MS,
      trouble: (error) => troubles.push(error),
    });
  });
  afterEach(async () => {
    database.hurry(TIMEOUT_MS);
    await database.close();
    await proxy.close();
  });

  const ask = (): Promise<{ n: number }[]> => database.statement<{ n: number }>("ask", "select 1 as n", []);
  const askAll = () => Promise.allSettled(Array.from({ length: CONNECTIONS }, () => sleepThere(0.1)));
  const sleepThere = (seconds: number) => database.statement("doze", "select pg_sleep($1)", [seconds]);
  const faultOf = (work: Promise<unknown>) => work.then(() => "none", databaseFault);

  it("that break in the middle of a transaction end only that transaction", async () => {
    const work = database.kysely.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await terminateAll(fresh.url);
      await sql`select 2`.execute(transaction);
    });
    assert.equal(await faultOf(work), "lost");
    assert.deepEqual(await ask(), [{ n: 1 }]);
  });

  it("that break between two statements of a transaction are reported by the next statement", async () => {
    const work = database.kysely.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      proxy.reset();
      await sleep(5 * WAIT_MS);
      await sql`select 2`.execute(transaction);
    });
    await assert.rejects(work, ConnectionLost);
    assert.deepEqual(await ask(), [{ n: 1 }]);
  });

  it("that fall silent during a statement are destroyed and never used again", async () => {
    await askAll();
    const waiting = askAll();
    proxy.silence();
    for (const outcome of await waiting) assert.equal(outcome.status, "rejected");
    // More statements than connections: if a dead connection were used again, one of these would meet it.
    await Promise.all(Array.from({ length: 5 * CONNECTIONS }, ask));
    assert.equal(troubles.length, 1);
  });

  it("that fell silent while idle are detected before a statement is sent on them", async () => {
    await askAll();
    await sleep(1_100);
    proxy.silence();
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    assert.equal(answers.length, CONNECTIONS);
  });

  it("that stay silent are reported as not made, and work again with the network", async () => {
    proxy.refuse(true);
    await assert.rejects(ask(), NoConnection);
    proxy.refuse(false);
    assert.deepEqual(await ask(), [{ n: 1 }]);
    proxy.refuse(true);
    proxy.reset();
    await assert.rejects(ask());
    assert.equal(troubles.length, 2, "each outage is reported once");
  });

  it("end statements, lock waits and idle transactions that take too long", async () => {
    assert.equal(await faultOf(sleepThere(5)), "refused");
    const [locked, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = database.patient.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
      locked.resolve();
      await freed.promise;
    });
    await locked.promise;
    assert.equal(await faultOf(database.statement("lock", "select pg_advisory_xact_lock(1)", [])), "refused");
    freed.resolve();
    await holder;
    const idle = database.kysely.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await sleep(3 * TIMEOUT_MS);
      await sql`select 2`.execute(transaction);
    });
    assert.equal(await faultOf(idle), "lost");
  });

  it("allow long statements on the patient pool", async () => {
    await sql`select pg_sleep(${(2 * TIMEOUT_MS) / 1_000})`.execute(database.patient);
  });

  it("that are all in use are reported as not made, and the running statements continue", async () => {
    const release = Promise.withResolvers<void>();
    let using = 0;
    const users = Array.from({ length: CONNECTIONS }, () =>
      database.kysely.connection().execute(async (connection) => {
        await sql`select 1`.execute(connection);
        using++;
        await release.promise;
        await sql`select 2`.execute(connection);
      }),
    );
    await until(() => using === CONNECTIONS);
    await assert.rejects(ask(), /all connections are in use/);
    release.resolve();
    await Promise.all(users);
    assert.deepEqual(troubles, []);
  });

  it("are not made to a read-only host, and are dropped when their host becomes read-only", async () => {
    const name = new URL(fresh.url).pathname.slice(1);
    await administer(fresh.url, `alter database ${name} set default_transaction_read_only = on`);
    await assert.rejects(ask(), /read-only/);
    await administer(fresh.url, `alter database ${name} set default_transaction_read_only = off`);
    await database.statement("become", "select set_config('default_transaction_read_only', 'on', false)", []);
    assert.equal(await faultOf(sql`create table nothing (a int)`.execute(database.kysely)), "refused");
    await sql`create table something (a int)`.execute(database.kysely);
  });

  it("that listen reconnect after silence, and report that notifications may be missing", async () => {
    const heard: string[] = [];
    let missed = 0;
    const stop = await database.listen(
      "news",
      (payload) => heard.push(payload),
      () => missed++,
    );
    const tell = (news: string) => administer(fresh.url, `select pg_notify('news', '${news}')`);
    await tell("first");
    await until(() => heard.includes("first"));
    proxy.silence();
    await until(() => missed >= 2);
    await tell("second");
    await until(() => heard.includes("second"));
    await stop();
  });

  it("close quickly while the database is silent", async () => {
    const stop = await database.listen(
      "news",
      () => {},
      () => {},
    );
    await askAll();
    const waiting = askAll();
    proxy.silence();
    proxy.silenceNew(true);
    database.hurry(TIMEOUT_MS);
    await stop();
    await database.close();
    for (const outcome of await waiting) assert.equal(outcome.status, "rejected");
    await assert.rejects(ask(), NoConnection);
  });
});

async function administer(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: "-c default_transaction_read_only=off" });
  await client.connect();
  await client.query(text);
  await Promise.all([once(client, "end"), client.end()]);
}

function terminateAll(url: string): Promise<void> {
  return administer(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
}

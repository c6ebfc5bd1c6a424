import assert from "node:assert/strict";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { after, before, describe, it } from "node:test";
import pg from "pg";
import { temporaryFolder } from "../cli-process.ts";
import { freshDatabase, hasPostgres, type FreshDatabase } from "../support/postgres/postgres.ts";
import { hasBinaries, openCluster, type PostgresCluster } from "../support/postgres/postgres-cluster.ts";
import { openTcpProxy, targetOf, urlThrough, type TcpProxy } from "../support/proxies/tcp-proxy.ts";
import { startUnderLoad, type LoadedServer } from "./load.ts";

/** `npm run test:faults` runs more. */
const ROUNDS = Number(process.env["FAULT_ROUNDS"] ?? 1);
const AWAY_MS = 700;
/** Longer than a connection may be idle before it is checked. */
const REST_MS = 1_500;
const RETRY_MS = 50;

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";
const skipCluster = !hasBinaries() && "left out: no PostgreSQL to start and stop here; install one";

describe("a server under load has every acknowledged order once", () => {
  describe("when its connections", { skip }, () => {
    const folder = temporaryFolder();
    let fresh: FreshDatabase;
    let proxy: TcpProxy;
    let loaded: LoadedServer;

    before(async () => {
      fresh = await freshDatabase();
      proxy = await openTcpProxy(targetOf(fresh.url));
      loaded = await startUnderLoad(join(folder.path, "data"), fresh.url, urlThrough(fresh.url, proxy));
    });
    after(async () => {
      await loaded?.server.stop("SIGKILL");
      await proxy.close();
      await fresh.drop();
      folder.remove();
    });

    const each = async (fault: () => Promise<unknown>): Promise<void> => {
      for (let round = 0; round < ROUNDS; round++) await loaded.placeDuring(fault);
      await loaded.assertWhole();
    };

    it("are terminated", () => each(() => terminateAll(fresh.url)));

    it("are reset", () => each(async () => proxy.reset()));

    it("fall silent while new ones work", () => each(async () => proxy.silence()));

    it("fall silent while idle", async () => {
      await sleep(REST_MS);
      proxy.silence();
      while ((await loaded.ask("/api/v1/orders")).status !== 200) await sleep(RETRY_MS);
      await each(async () => {});
    });

    it("are all silent for a while, and it is not ready and answers 503", async () => {
      await each(async () => {
        proxy.silence();
        proxy.silenceNew(true);
        const [ready, list] = await Promise.all([loaded.ask("/readyz"), loaded.ask("/api/v1/orders")]);
        assert.deepEqual([ready.status, list.status], [503, 503]);
        assert.ok(Number(list.headers.get("retry-after")) > 0);
        proxy.silenceNew(false);
        proxy.reset();
      });
      assert.equal((await loaded.ask("/readyz")).status, 200);
    });

    it("stay silent, and it still stops when asked", async () => {
      proxy.silence();
      proxy.silenceNew(true);
      const waiting = loaded.ask("/api/v1/orders").catch(() => undefined);
      assert.notEqual(await loaded.server.stop("SIGTERM"), null);
      await waiting;
    });
  });

  describe("when PostgreSQL", { skip: skipCluster }, () => {
    const folder = temporaryFolder();
    let cluster: PostgresCluster;
    let loaded: LoadedServer;

    before(async () => {
      cluster = await openCluster();
    });
    after(async () => {
      await loaded?.server.stop("SIGKILL");
      await cluster.close();
      folder.remove();
    });

    it("is restarted, immediately or gracefully", async () => {
      loaded = await startUnderLoad(join(folder.path, "data"), cluster.primary.url);
      for (const mode of Array.from({ length: ROUNDS }, () => ["fast", "immediate"] as const).flat()) {
        await loaded.placeDuring(async () => {
          await cluster.primary.stop(mode);
          await sleep(AWAY_MS);
          await cluster.primary.start();
        });
      }
      await loaded.assertWhole();
      await loaded.server.stop("SIGTERM");
    });
  });

  describe("when its host is gone and a standby takes over", { skip: skipCluster }, () => {
    const folder = temporaryFolder();
    let cluster: PostgresCluster;
    let loaded: LoadedServer;

    before(async () => {
      cluster = await openCluster();
    });
    after(async () => {
      await loaded?.server.stop("SIGKILL");
      await cluster.close();
      folder.remove();
    });

    it("uses the new primary without intervention", async () => {
      const standby = await cluster.addStandby();
      const hosts = [cluster.primary, standby]
        .map(({ url }) => new pg.Client({ connectionString: url }).host)
        .join(",");
      const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(hosts)}&target_session_attrs=read-write`;
      loaded = await startUnderLoad(join(folder.path, "data"), url);
      await loaded.placeDuring(async () => {
        cluster.primary.kill();
        await sleep(AWAY_MS);
        await standby.promote();
      });
      await loaded.assertWhole();
      assert.equal((await loaded.ask("/readyz")).status, 200);
    });
  });
});

async function terminateAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await Promise.all([once(client, "end"), client.end()]);
}

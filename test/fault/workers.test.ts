import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { openFresh } from "../support/databases.ts";
import { spawnChild } from "../support/children.ts";
import { hasPostgres } from "../support/postgres/postgres.ts";
import { PROJECT, temporaryFolder } from "../cli-process.ts";
import { setRoutes, supplierOf } from "../fulfilment-world.ts";
import { assertLedgerBalances, imei, openMoneyWorld, place, type MoneyWorld } from "../money-world.ts";
import type { Caller } from "../../src/core/kernel/caller.ts";
import { until } from "../support/wait.ts";

const ORDERS = 1_000;
const COST = 400_000n;
/** The same key as in the cores of the tests. */
const ENCRYPTION_KEY = "01".repeat(32);

/** A supplier that recognises references: a repeated reference returns the existing order. */
interface CountingSupplier {
  url: string;
  /** Reference → how many times it was sent. */
  sends: Map<string, number>;
  stop: () => Promise<void>;
}

type Row = Record<string, string>;

async function openSupplier(): Promise<CountingSupplier> {
  const sends = new Map<string, number>();
  const numbers = new Map<string, number>();
  const take = ({ CLIENTREF = "" }: Row): object => {
    sends.set(CLIENTREF, (sends.get(CLIENTREF) ?? 0) + 1);
    if (!numbers.has(CLIENTREF)) numbers.set(CLIENTREF, numbers.size + 1);
    return { SUCCESS: [{ MESSAGE: "Order received", REFERENCEID: numbers.get(CLIENTREF) }] };
  };
  const tell = ({ ID }: Row): object => ({ SUCCESS: [{ STATUS: 4, CODE: `CODE-${ID}` }] });
  const answers: Record<string, (row: Row) => object> = { placeimeiorderbulk: take, getimeiorderbulk: tell };
  const server: Server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    request.once("end", () => {
      const form = new URLSearchParams(text);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answer(form.get("action") ?? "", form.get("parameters") ?? "")));
    });
  });
  function answer(action: string, parameters: string): object {
    const each = answers[action];
    if (each) {
      const rows = JSON.parse(Buffer.from(parameters, "base64").toString()) as Record<string, Row>;
      return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, each(row)]));
    }
    const row = Object.fromEntries([...parameters.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map((tag) => [tag[1], tag[2]]));
    return action === "placeimeiorder" ? take(row) : tell(row);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sends,
    stop: async () => {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

describe("workers in separate processes", { skip }, () => {
  const folder = temporaryFolder();
  const workers: ChildProcess[] = [];
  let supplier: CountingSupplier;
  let world: MoneyWorld;
  let reseller: Caller;
  let serviceId: number;
  let environment: Record<string, string>;
  let drop: () => Promise<void>;

  before(async () => {
    const fresh = await openFresh("postgres");
    ({ drop } = fresh);
    supplier = await openSupplier();
    world = await openMoneyWorld(fresh.database);
    reseller = await world.caller({ credit: 10_000_000_000n });
    serviceId = await world.service();
    const { id } = await supplierOf(
      world.core,
      { "7": COST },
      { url: supplier.url, bulkSize: 20, repeats: "by_reference" },
    );
    await setRoutes(world.core, serviceId, [{ supplierId: id, supplierService: "7" }]);
    environment = {
      PATH: process.env["PATH"] ?? "",
      DATABASE_URL: fresh.url!,
      DATA_DIR: join(folder.path, "data"),
      ENCRYPTION_KEY,
      ROLE: "worker",
      LOG_LEVEL: "error",
      ALLOW_PRIVATE_ADDRESSES: "true",
      ASK_SUPPLIER_SECONDS: "0.3",
      LEASE_SECONDS: "3",
      SUPPLIER_TIMEOUT_MS: "1000",
      WORKER_POLL_MS: "100",
      BALANCE_MINUTES: "0",
    };
  });
  after(async () => {
    for (const worker of workers) worker.kill("SIGKILL");
    await world.close();
    await supplier.stop();
    await drop();
    folder.remove();
  });

  it("share a thousand orders and send none of them twice", async () => {
    await Promise.all([startWorker(), startWorker()]);
    const ids = await placeThousand(0);
    await untilDone();
    assert.equal(supplier.sends.size, ids.length);
    assert.deepEqual(
      [...supplier.sends].filter(([, times]) => times !== 1),
      [],
    );
    await assertDone(ids);
  });

  it("take over the orders of a killed worker, and pay for no order twice", async () => {
    const begun = supplier.sends.size;
    const ids = await placeThousand(ORDERS);
    await until(() => supplier.sends.size >= begun + ORDERS / 5);
    workers[0]!.kill("SIGKILL");
    await untilDone();
    await assertDone(ids);
  });

  it("finish running work when they are asked to stop", async () => {
    const begun = supplier.sends.size;
    const ids = await placeThousand(2 * ORDERS);
    await until(() => supplier.sends.size >= begun + ORDERS / 5);
    const [, worker] = workers;
    worker!.kill("SIGTERM");
    assert.deepEqual(await once(worker!, "exit"), [0, null]);
    const { rows } = await sql`select 1 from attempts where state in ('submitting', 'unknown')`.execute(
      world.core.database.kysely,
    );
    assert.deepEqual(rows, []);
    await startWorker();
    await untilDone();
    await assertDone(ids);
  });

  async function startWorker(): Promise<void> {
    const worker = spawnChild(process.execPath, [join(PROJECT, "bin/imeister.js"), "serve"], {
      cwd: PROJECT,
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    workers.push(worker);
    await once(worker.stdout!, "data");
  }

  async function placeThousand(from: number): Promise<bigint[]> {
    const calls = Array.from({ length: ORDERS }, (_, n) =>
      place(world.core, reseller, { serviceId, identifier: imei(from + n) }),
    );
    return (await Promise.all(calls)).map(({ order }) => order.id);
  }

  async function untilDone(): Promise<void> {
    await until(async () => {
      const { rows } = await sql`select 1 from orders where completed_at is null limit 1`.execute(
        world.core.database.kysely,
      );
      return rows.length === 0;
    });
  }

  /** Each is delivered by one attempt, with the code of its own order at the supplier. Others ended before they were sent. */
  async function assertDone(ids: readonly bigint[]): Promise<void> {
    const { rows } = await sql<{
      status: string;
      result: string;
      number: string | null;
      reference: string;
      wasSent: boolean;
    }>`
      select o.status, o.result_text as result, t.supplier_reference as number, t.reference, t.sent_at is not null as "wasSent"
        from orders o join attempts t on t.order_id = o.id
       where o.id = any(${ids.map(String)}::bigint[])`.execute(world.core.database.kysely);
    const sent = rows.filter(({ reference }) => supplier.sends.has(reference));
    assert.equal(sent.length, ids.length);
    const wrong = sent.filter(({ status, result, number }) => status !== "SUCCESS" || result !== `CODE-${number}`);
    assert.deepEqual(wrong, []);
    const unsent = rows.filter(({ reference }) => !supplier.sends.has(reference));
    assert.deepEqual(
      unsent.filter(({ wasSent, number }) => wasSent || number !== null),
      [],
    );
    await assertLedgerBalances(world.core, [reseller]);
  }
});

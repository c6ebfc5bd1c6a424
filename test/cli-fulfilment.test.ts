import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { addStock } from "../src/core/fulfilment/inventory/inventory.ts";
import {
  openCli,
  openCliDatabase,
  temporaryFolder,
  type Cli,
  type CliDatabase,
  type StartedServer,
} from "./cli-process.ts";
import { imei } from "./money-world.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { until } from "./support/wait.ts";

describe("suppliers, routes and the queue on the command line", () => {
  const folder = temporaryFolder();
  let database: CliDatabase;
  let cli: Cli;
  let upstream: TestServer;
  let upstreamKey: string;
  let server: StartedServer;
  let key: string;

  before(async () => {
    database = await openCliDatabase(join(folder.path, "data"));
    cli = openCli({
      ...database.settings,
      PORT: "0",
      LOG_LEVEL: "error",
      ALLOW_PRIVATE_ADDRESSES: "true",
      ASK_SUPPLIER_SECONDS: "0.2",
    });
    upstream = await startTestServer();
    const shop = await upstream.createReseller({ credit: "50" });
    upstreamKey = shop.key;
    const stocked = await upstream.createService({ name: "Unlock code", price: "1.50" });
    await upstream.createService({ name: "Unlock by hand", price: "3" });
    await addStock(upstream.core, stocked, ["CODE-1", "CODE-2"]);
  });
  after(async () => {
    await server?.stop("SIGKILL");
    await upstream.stop();
    await database.drop();
    folder.remove();
  });

  it("adds a supplier whose key is read from standard input and never shown", async () => {
    const args = [
      "supplier",
      "add",
      "--name",
      "Upstream",
      "--url",
      upstream.url,
      "--username",
      "reseller1@example.com",
    ];
    const added = await cli.run([...args, "--repeats", "by-reference", "--key", "-", "--json"], `${upstreamKey}\n`);
    assert.equal(added.code, 0, added.stdout + added.stderr);
    const list = await cli.run(["supplier", "list", "--json"]);
    assert.ok(!`${added.stdout}${list.stdout}`.includes(upstreamKey));
    const { suppliers } = JSON.parse(list.stdout);
    const found = suppliers.find((supplier: { name: string }) => supplier.name === "Upstream");
    assert.deepEqual([found.kind, found.state, found.repeats], ["dhru", "active", "by_reference"]);
    const again = await cli.failure(...args, "--key", "other");
    assert.deepEqual([again.exitCode, again.code], [1, "conflict"]);
    assert.deepEqual((await cli.failure("supplier", "test", "Nobody")).code, "not_found");
  });

  it("tests, synchronises and imports without a server", async () => {
    assert.deepEqual([(await cli.json("supplier", "test", "upstream")).balance], ["50.00"]);
    const sync = await cli.json("supplier", "sync", "Upstream");
    assert.deepEqual([sync.services, sync.added, sync.changed, sync.vanished], [2, 2, 0, 0]);
    const { services, total } = await cli.json(
      "supplier",
      "services",
      "Upstream",
      "--change",
      "new",
      "--search",
      "code",
    );
    assert.deepEqual([total, services[0].cost], [1, "1.50"]);
    const uneven = ["supplier", "import", "Upstream", "--margin", "20.01%"];
    assert.equal((await cli.failure(...uneven)).code, "confirmation_required");
    const imported = await cli.json("supplier", "import", "Upstream", "--margin", "20%,round=0.05");
    assert.deepEqual([imported.created, imported.problems], [2, []]);
    assert.equal((await cli.json("supplier", "import", "Upstream", "--margin", "20%")).created, 0);
    const wrong = await cli.failure("supplier", "import", "Upstream", "--margin", "much");
    assert.deepEqual([wrong.exitCode, wrong.code], [1, "validation_failed"]);
  });

  it("shows and changes routes, with a server", async () => {
    server = await cli.start("serve");
    const { services } = await cli.json("service", "list");
    const byHand = services.find((service: { name: string }) => service.name === "Unlock by hand");
    assert.equal(byHand.price, "3.60");
    const { routes } = await cli.json("route", "list", "--service", String(byHand.id));
    assert.deepEqual(
      routes.map((route: { supplier: string; cost: string | null }) => [route.supplier, route.cost]),
      [
        ["Upstream", "3.00"],
        ["Operator", null],
      ],
    );
    const number = ["--number", routes[0].number];
    const at = ["--service", String(byHand.id), "--supplier", "Upstream"];
    const run = async (command: string, ...rest: string[]) =>
      (await cli.json("route", command, ...at, ...rest)).routes as {
        supplier: string;
        margin: string | null;
        paused: string | null;
        allow_loss: boolean;
      }[];
    const uneven = await cli.failure("route", "set", ...at, "--margin", "50.01%");
    assert.equal(uneven.code, "confirmation_required");
    const [changed] = await run("set", "--margin", "50%", "--allow-loss", "yes");
    assert.deepEqual([changed!.margin, changed!.allow_loss], ["50%", true]);
    const [cleared] = await run("set", "--no-margin", "--allow-loss", "no");
    assert.deepEqual([cleared!.margin, cleared!.allow_loss], [null, false]);
    assert.equal((await run("pause"))[0]!.paused, "operator");
    assert.equal((await run("resume"))[0]!.paused, null);
    assert.deepEqual(
      (await run("move", "--position", "2")).map(({ supplier }) => supplier),
      ["Operator", "Upstream"],
    );
    assert.equal((await cli.failure("route", "add", ...at, ...number)).code, "conflict");
    assert.equal((await run("remove")).length, 1);
    assert.equal((await cli.failure("route", "pause", ...at)).code, "not_found");
    assert.equal((await cli.failure("route", "add", ...at, "--number", "999")).code, "not_found");
    assert.equal((await cli.failure("route", "add", ...at)).code, "validation_failed");
    const twice = ["--input", "Email=Mail", "--input", "Email=Login"];
    assert.match((await cli.failure("route", "add", ...at, ...number, ...twice)).message, /“Email” is given twice/);
    const [added] = await run("add", ...number, "--margin", "50%");
    assert.deepEqual([added!.supplier, added!.margin], ["Upstream", "50%"]);
  });

  it("uses the running server, whose orders get their results", async () => {
    await cli.json("service", "create", "--name", "By hand", "--type", "imei", "--price", "1");
    await cli.json("reseller", "create", "--email", "ada@example.com", "--name", "Ada", "--credit", "100");
    ({ key } = await cli.json("key", "create", "--reseller", "ada@example.com"));
    const { services } = await cli.json("service", "list");
    const idOf = (name: string) => services.find((service: { name: string }) => service.name === name).id;
    const bought = await place(idOf("Unlock code"), 1);
    await until(async () => (await cli.json("order", "show", bought)).status === "SUCCESS");
    assert.equal((await cli.json("order", "show", bought)).result, "CODE-1");
    const { attempts } = await cli.json("attempt", "list", "--order", bought);
    assert.deepEqual([attempts.length, attempts[0].state, attempts[0].cost], [1, "succeeded", "1.50"]);
    assert.equal((await cli.json("supplier", "balance", "Upstream")).balance, "48.50");

    for (const n of [2, 3, 4, 5, 7]) await place(idOf("By hand"), n);
    const { orders } = await cli.json("queue", "list");
    const ids = orders.map((order: { id: number }) => String(order.id));
    assert.equal(orders[0].attention, "manual");
    assert.equal((await cli.json("queue", "take", ids[0])).status, "PROCESSING");
    assert.equal((await cli.json("queue", "answer", ids[0], "--result", "Model: X")).status, "SUCCESS");
    assert.equal((await cli.failure("queue", "answer", ids[0], "--result", "again")).code, "invalid_transition");
    assert.equal((await cli.json("queue", "reject", ids[1], "--reason", "Blacklisted")).status, "REJECTED");
    const file = join(folder.path, "replies.txt");
    writeFileSync(file, `${imei(4)} UNLOCKED-4\n${imei(5)},REJECT Not found\n`);
    const preview = await cli.json("queue", "reply", file, "--preview");
    assert.deepEqual(outcomes(preview), ["matched", "matched"]);
    assert.deepEqual(outcomes(await cli.json("queue", "reply", file)), ["answered", "answered"]);
    const repeated = await cli.run(["queue", "reply", file]);
    assert.equal(repeated.code, 1);
    await place(idOf("By hand"), 5);
    const refused = await cli.failure("queue", "reply", file);
    assert.equal(refused.code, "confirmation_required");
    assert.match(refused.message, /rejected with the reason in line 2 already/);
    const again = JSON.parse((await cli.run(["queue", "reply", file, "--json", "--confirm"])).stdout);
    assert.equal(outcomes(again)[1], "answered");
    writeFileSync(file, `${imei(7)} : No record - error 5\n`);
    assert.equal((await cli.failure("queue", "reply", file)).code, "confirmation_required");
    assert.deepEqual(outcomes(await cli.json("queue", "reply", file, "--confirm")), ["answered"]);
    assert.deepEqual(await cli.json("queue", "list"), { orders: [] });
    assert.equal((await cli.json("reconcile")).ok, true);
  });

  it("pauses a supplier: its orders wait for staff until it is resumed and they are sent back", async () => {
    const paused = await cli.json("supplier", "pause", "Upstream", "--reason", "Too slow");
    assert.deepEqual([paused.state, paused.pause_reason], ["paused", "Too slow"]);
    const { services } = await cli.json("service", "list");
    const code = services.find((service: { name: string }) => service.name === "Unlock code").id;
    const order = await place(code, 6);
    await until(async () => (await cli.json("queue", "list")).orders.length === 1);
    const [waiting] = (await cli.json("queue", "list", "--attention", "diverted")).orders;
    assert.equal(waiting.note, "Diverted: Upstream was paused: Too slow");
    assert.equal((await cli.failure("queue", "return", "--supplier", "Upstream")).code, "conflict");
    const resumed = await cli.json("supplier", "resume", "Upstream");
    assert.deepEqual([resumed.state, resumed.diverted_orders], ["active", 1]);
    const returned = await cli.json("queue", "return", "--supplier", "Upstream");
    assert.deepEqual([returned.returned, returned.kept], [1, 0]);
    await until(async () => (await cli.json("order", "show", order)).status === "SUCCESS");
    const failure = await cli.failure("order", "reroute", order, "--supplier", "Operator");
    assert.equal(failure.code, "invalid_transition");
  });

  function outcomes({ lines }: { lines: { outcome: string }[] }): string[] {
    return lines.map((line) => line.outcome);
  }

  async function place(serviceId: number, n: number): Promise<string> {
    const body = new URLSearchParams({ apikey: key, action: "placeimeiorder", ID: String(serviceId), IMEI: imei(n) });
    const answer = await (await fetch(`${server.url}/api/dispatch`, { method: "POST", body })).json();
    return String((answer as { SUCCESS: { REFERENCEID: number }[] }).SUCCESS[0]!.REFERENCEID);
  }
});

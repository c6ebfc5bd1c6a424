import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { text } from "node:stream/consumers";
import { openCli, PROJECT, temporaryFolder, type StartedServer } from "./cli-process.ts";
import { fillDataFolder } from "./support/databases.ts";
import { until } from "./support/wait.ts";

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

describe("the demonstration", () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, "demo data");
  const cli = openCli({ DATA_DIR: dataDir, PORT: "0" });
  let demo: StartedServer;

  before(async () => {
    demo = await cli.start("demo");
  });
  after(async () => {
    await demo.stop("SIGKILL");
    folder.remove();
  });

  it("prints addresses that answer", async () => {
    const addresses = [...demo.output().matchAll(/^ {2}\w+( API)? +(http\S+)(?: .*)?$/gm)].map((match) => match[2]!);
    assert.equal(addresses.length, 4);
    assert.equal((await fetch(`${demo.url}/docs`)).status, 200);
    assert.equal((await fetch(`${demo.url}/api/v1/services`, bearer("Live"))).status, 200);
  });

  it("prints a working password of a reseller", async () => {
    const [, email, password] = /^ {2}Reseller +(\S+) +password (\S+)$/m.exec(demo.output())!;
    const body = new URLSearchParams({ email: email!, password: password! });
    const response = await fetch(`${demo.url}/api/v1/login`, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
    });
    assert.equal(response.status, 200);
    assert.equal(statSync(join(dataDir, "demo.json")).mode & 0o777, 0o600);
  });

  it("has a catalogue with realistic prices, codes in the inventory and 100.00 USD of credit", async () => {
    const { services } = await cli.json("service", "list");
    assert.ok(services.length >= 25);
    assert.ok(services.some((service: { price: string }) => service.price === "0.045"));
    assert.ok(services.filter((service: { stock: number }) => service.stock > 0).length >= 3);
    const { resellers } = await cli.json("reseller", "list");
    const own = resellers.find(({ email }: { email: string }) => email === "reseller@demo.example");
    assert.equal(own.balance, "100.00");
  });

  it("has a shop with orders that need the operator, and a pending sign-up", async () => {
    const { resellers } = await cli.json("reseller", "list");
    const statuses = resellers.map(({ email, status }: { email: string; status: string }) => `${email} ${status}`);
    assert.ok(statuses.includes("stranger@demo.example pending"), statuses.join());
    const { orders } = await cli.json("queue", "list");
    const ofShop = orders.filter(({ reseller }: { reseller: string }) => reseller === "Nova Repairs");
    assert.equal(ofShop.length, 3);
  });

  it("shows ninety days of trade, marked as sample data, whose ledger check is OK", async () => {
    const { services } = await cli.json("service", "list");
    const headers = bearer("Live");
    const get = async (path: string) => {
      const response = await fetch(`${demo.url}/api/v1/${path}`, headers);
      return (await response.json()) as { data: { metadata: object; service_id: number; created_at: string }[] };
    };
    const { data: orders } = await get("orders?per_page=100");
    assert.equal(orders.length, 100);
    assert.ok(orders.every(({ metadata }) => "sample" in metadata));
    assert.ok(new Set(orders.map(({ service_id: id }) => id)).size > services.length / 2);
    const { data: oldest } = await get("orders?per_page=1&sort=created_at");
    assert.ok(Date.parse(oldest[0]!.created_at) < Date.now() - 80 * 86_400_000, oldest[0]!.created_at);
    for (const status of ["PENDING", "SUCCESS", "REJECTED", "CANCELLED", "REFUNDED"]) {
      const listed = await cli.json("order", "list", "--status", status);
      assert.notEqual(listed.orders.length, 0, status);
    }
    assert.equal((await cli.json("reconcile")).ok, true);
  });

  it("prints commands that work unchanged", { skip: !hasCurl && "left out: curl is missing" }, async () => {
    const lines = demo
      .output()
      .split("\n")
      .filter((line) => /^(ORDER=|curl |DATA_DIR=|npx |sleep )/.test(line));
    assert.equal(lines.length, 13);
    const output = await shell(lines.join("\n"));
    const orders = [...output.matchAll(/^Order (\d+)$/gm)].map((match) => match[1]!);
    assert.equal(orders.length, 5, output);
    const answers = output
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    const [byDispatch, byRest, fromStock, fromUpstream, byHand] = answers;
    assert.equal(byDispatch.SUCCESS[0].LIST.REFERENCEID, Number(orders[0]));
    assert.deepEqual([byRest.data.id, byRest.data.test], [Number(orders[1]), true]);
    assert.deepEqual([fromStock.data.id, fromStock.data.test], [Number(orders[2]), false]);
    for (const id of orders) await until(async () => (await cli.json("order", "show", id)).status === "SUCCESS");
    assert.match((await cli.json("order", "show", orders[2]!)).result, /^FRP-/);
    assert.deepEqual([fromUpstream.data.id, fromUpstream.data.test], [Number(orders[3]), false]);
    assert.match((await cli.json("order", "show", orders[3]!)).result, /^MOTO-/);
    assert.match(byHand.SUCCESS[0].CODE, /^Unlocked/);
  });

  it("has the same data when it is run again, with new keys instead of the old ones", async () => {
    const oldKey = bearer("Live");
    const orders = await cli.json("order", "list");
    assert.equal(await demo.stop(), 0);
    demo = await cli.start("demo");
    assert.deepEqual(await cli.json("order", "list"), orders);
    assert.equal((await fetch(`${demo.url}/api/v1/account`, oldKey)).status, 401);
    assert.equal((await fetch(`${demo.url}/api/v1/account`, bearer("Live"))).status, 200);
    assert.equal((await fetch(`${demo.url}/api/v1/account`, bearer("Test"))).status, 200);
  });

  it("completes a first run that was interrupted", async () => {
    await demo.stop("SIGKILL");
    rmSync(dataDir, { recursive: true });
    fillDataFolder(dataDir);
    await cli.json("migrate");
    writeFileSync(
      join(dataDir, "demo.json"),
      JSON.stringify({ reseller: "reseller-password", operator: "operator-password" }),
    );
    await cli.json(
      "reseller",
      "create",
      "--email",
      "reseller@demo.example",
      "--name",
      "Demo reseller",
      "--credit",
      "100",
    );
    demo = await cli.start("demo");
    const { resellers } = await cli.json("reseller", "list");
    assert.equal(resellers.length, 3);
    assert.equal((await cli.json("order", "list")).orders.length, 5);
    assert.match(demo.output(), /reseller-password/);
  });

  it("says what to do when its port is taken", async () => {
    await demo.stop("SIGKILL");
    await using other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const outcome = await openCli({ DATA_DIR: dataDir, PORT: String(port) }).run(["demo"]);
    assert.equal(outcome.code, 1);
    assert.match(outcome.stderr, new RegExp(`Port ${port} of 127.0.0.1 is in use: .*PORT=${port + 1}`));
  });

  it("does not change a folder with other data, or a PostgreSQL database", async () => {
    const otherFolder = join(folder.path, "other");
    fillDataFolder(otherFolder);
    const other = openCli({ DATA_DIR: otherFolder, PORT: "0" });
    await other.json("reseller", "create", "--email", "ada@example.com", "--name", "Ada");
    const outcome = await other.run(["demo"]);
    assert.equal(outcome.code, 1);
    assert.match(outcome.stderr, /contains other data/);
    const postgres = await openCli({ DATABASE_URL: "postgres://localhost/none" }).run(["demo"]);
    assert.equal(postgres.code, 1);
    assert.match(postgres.stderr, /Unset DATABASE_URL/);
  });

  function bearer(mode: "Live" | "Test"): { headers: Record<string, string> } {
    const key = new RegExp(`^ {2}${mode} key +(\\S+)`, "m").exec(demo.output())![1]!;
    return { headers: { authorization: `Bearer ${key}`, accept: "application/json" } };
  }
});

async function shell(script: string): Promise<string> {
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const child = spawn("sh", ["-c", script], { cwd: PROJECT, env: { ...process.env, PATH: path } });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return stdout + stderr;
}

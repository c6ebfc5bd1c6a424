import assert from "node:assert/strict";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { lockFolder } from "../src/database/lock.ts";
import { CSV, openCli, temporaryFolder, type StartedServer } from "./cli-process.ts";
import { fillDataFolder } from "./support/databases.ts";
import { until } from "./support/wait.ts";

const IMEI = "004999010641008";

describe("commands while a server has the embedded database", () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, "data");
  const cli = openCli({ DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error" });
  let server: StartedServer;
  let key = "";

  before(async () => {
    fillDataFolder(dataDir);
    server = await cli.start("serve");
  });
  after(async () => {
    await server.stop("SIGKILL");
    folder.remove();
  });

  it("are run by the server, through a socket that only its owner can open", async () => {
    assert.equal(statSync(join(dataDir, "control.sock")).mode & 0o777, 0o600);
    await cli.json("reseller", "create", "--email", "ada@example.com", "--name", "Ada", "--credit", "10");
    key = (await cli.json("key", "create", "--reseller", "ada@example.com")).key;
    assert.equal((await account(server.url, key)).balance, "10.00");
    const failure = await cli.failure("key", "create", "--reseller", "nobody@example.com");
    assert.deepEqual([failure.exitCode, failure.code], [1, "not_found"]);
  });

  it("change the sign-up mode of a running server whose first operator signed up by the printed link", async () => {
    const link = /http\S+\/first-operator\?token=([\w-]+)/;
    await until(async () => link.test(server.output()));
    const body = JSON.stringify({
      token: link.exec(server.output())![1],
      name: "Olga",
      email: "olga@example.com",
      password: "correct horse",
    });
    const begin = () =>
      fetch(`${server.url}/api/v1/session/first-operator`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
    assert.deepEqual([(await begin()).status, (await begin()).status], [201, 410]);
    assert.deepEqual(await cli.json("settings", "show"), { name: "Imeister", sign_up: "approval" });
    const changed = { name: "Berlin Unlocks", sign_up: "closed" };
    assert.deepEqual(await cli.json("settings", "set", "--sign-up", "closed", "--name", changed.name), changed);
    const { data } = (await (await fetch(`${server.url}/api/v1/session`)).json()) as {
      data: { brand: { name: string }; sign_up: string };
    };
    assert.deepEqual([data.brand.name, data.sign_up], [changed.name, changed.sign_up]);
    assert.equal((await cli.failure("settings", "set", "--sign-up", "sometimes")).code, "usage");
    assert.equal((await cli.failure("settings", "set", "--name", " ")).code, "validation_failed");
  });

  it("publish, list, end and remove news", async () => {
    const published = await cli.json("news", "publish", "--title", "Holidays", "--text", "We are closed.");
    assert.deepEqual([published.title, published.price_group, published.email.waiting], ["Holidays", null, 0]);
    const id = String(published.id);
    assert.equal((await cli.json("news", "end", id)).status, "ended");
    assert.equal((await cli.json("news", "list")).news[0].status, "ended");
    assert.deepEqual(await cli.json("news", "remove", id), { removed: published.id });
    assert.equal((await cli.failure("news", "end", id)).code, "not_found");
    const past = ["--title", "A", "--text", "B", "--until", "2020-01-01"];
    assert.equal((await cli.failure("news", "publish", ...past)).code, "validation_failed");
  });

  it("carry files to the server", async () => {
    const file = join(folder.path, "services.csv");
    writeFileSync(file, CSV);
    assert.deepEqual(await cli.json("service", "import", file), { created: 2 });
    const codes = join(folder.path, "codes.txt");
    writeFileSync(codes, "CODE-ONE\nCODE-TWO\r\nCODE-ONE\n\n");
    const { added, duplicates } = await cli.json("stock", "add", codes, "--service", "1");
    assert.deepEqual([added, duplicates], [2, 1]);
  });

  it("show and settle orders that resellers placed", async () => {
    const stocked = await place(server.url, key, { service_id: "1", imei: IMEI });
    await until(async () => (await cli.json("order", "show", String(stocked.id))).result === "CODE-ONE");
    const byHand = await place(server.url, key, { service_id: "2", "inputs[Username]": "ada", quantity: "3" });
    const open = await cli.json("order", "list", "--status", "PENDING");
    assert.deepEqual(
      open.orders.map((order: { id: number }) => order.id),
      [byHand.id],
    );
    const settled = await cli.json("order", "settle", String(byHand.id), "--success", "done");
    assert.deepEqual([settled.status, settled.result, settled.price], ["SUCCESS", "done", "2.85"]);
    const twice = await cli.failure("order", "settle", String(byHand.id), "--reject", "no");
    assert.deepEqual([twice.exitCode, twice.code], [1, "invalid_transition"]);
    const refunded = await cli.json("order", "refund", String(byHand.id), "--amount", "0.85", "--key", "half");
    assert.equal(refunded.refunded, "0.85");
    // Both names of the key refund once.
    const again = await cli.json("order", "refund", String(byHand.id), "--amount", "0.85", "--once", "half");
    assert.equal(again.refunded, "0.85");
    const unclear = await cli.failure("order", "refund", String(byHand.id), "--once", "half", "--key", "other");
    assert.equal(unclear.code, "usage");
  });

  it("do not let a second server in", async () => {
    const second = await cli.run(["serve"]);
    assert.equal(second.code, 1);
    assert.match(second.stderr, /in use by another imeister process/);
  });

  it("work at once after the server was killed, before and after its restart", async () => {
    const known = await account(server.url, key);
    await server.stop("SIGKILL");
    const [reseller] = (await cli.json("reseller", "list")).resellers;
    assert.equal(reseller.balance, known.balance);
    server = await cli.start("serve");
    assert.deepEqual(await account(server.url, key), known);
    assert.equal((await cli.json("reconcile")).ok, true);
  });

  it("end without errors when the server is asked to stop", async () => {
    assert.equal(await server.stop("SIGTERM"), 0);
    assert.equal((await cli.json("reseller", "list")).resellers.length, 1);
  });
});

describe("a data folder that is in use by a process that does not answer", () => {
  const folder = temporaryFolder();
  const unlock = lockFolder(folder.path);
  after(() => {
    unlock();
    folder.remove();
  });

  it("is reported with a non-zero exit code", async () => {
    const failure = await openCli({ DATA_DIR: folder.path }).failure("reseller", "list");
    assert.deepEqual([failure.exitCode, failure.code], [1, "server_unreachable"]);
    assert.match(failure.message, /in use by a process that does not answer/);
  });
});

async function account(url: string, key: string): Promise<{ balance: string }> {
  const response = await fetch(`${url}/api/v1/account`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(response.status, 200);
  // The server's address is its listening address, which a restart changes here.
  const { base_url: _, ...data } = JSON.parse(await response.text()).data;
  return data;
}

async function place(url: string, key: string, fields: Record<string, string>): Promise<{ id: number }> {
  const headers = { authorization: `Bearer ${key}`, accept: "application/json" };
  const response = await fetch(`${url}/api/v1/orders`, { method: "POST", headers, body: new URLSearchParams(fields) });
  const text = await response.text();
  assert.equal(response.status, 201, text);
  return JSON.parse(text).data;
}

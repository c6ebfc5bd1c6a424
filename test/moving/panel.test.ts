import assert from "node:assert/strict";
import type { Connection, RowDataPacket } from "mysql2/promise";
import { after, before, describe, it } from "node:test";
import { readConfig } from "../../src/config.ts";
import { readLine } from "../../src/core/moving/runs/read-line.ts";
import type { MovingSource } from "../../src/core/moving/source.ts";
import { openPanel } from "../../src/moving/panel/panel-source.ts";
import { createSourceOpener } from "../../src/workers/moving/source-opener.ts";
import * as panel from "../support/panel/fill.ts";
import { hasMariadb, startMariadb, type MariadbServer } from "../support/panel/mariadb.ts";
import { readAll, sum } from "../support/panel/read-source.ts";
import { fillTroubled } from "../support/panel/troubled.ts";

const reason = "left out: no MariaDB here; run as root on Debian, where the tests install it";

/** These fields of each row. */
function columns<Row extends object>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[][] {
  return rows.map((row) => names.map((name) => row[name]));
}

describe("the database of a panel", { skip: !hasMariadb() && reason }, () => {
  let server: MariadbServer;
  let connection: Connection;
  const count = async (from: string): Promise<number> => {
    const [rows] = await connection.query<RowDataPacket[]>(`select count(*) as n from gsm.nxt_${from}`);
    return Number(rows[0]!["n"]);
  };
  const withPanel = async (url: string, use: (source: MovingSource) => Promise<void>): Promise<void> => {
    const source = await openPanel(url);
    try {
      await use(source);
    } finally {
      await source.close();
    }
  };

  before(async () => {
    server = await startMariadb();
    connection = await server.connect();
    await panel.fillPanel(connection, "gsm", "nxt_");
    await fillTroubled(connection, "odd", "xyz_");
    await connection.query(
      "create user locked@'%' identified by 's3cr3t' require ssl; grant select on gsm.* to locked@'%'",
    );
  });
  after(async () => {
    await connection?.end();
    await server?.stop();
  });

  it("gives its orders with their numbers, statuses, replies and prices", async () => {
    await withPanel(server.urlOf("gsm"), async (source) => {
      const { rows, problems } = await readAll(source, "orders");
      assert.deepEqual(problems, []);
      const imei = rows.filter(({ id }) => Number(id) <= panel.IMEI_ORDERS);
      assert.equal(rows.length, panel.IMEI_ORDERS + panel.SERVER_ORDERS + panel.SOLD_CODES);
      const byStatus = Map.groupBy(imei, ({ status }) => status);
      for (const [number, status] of ["PENDING", "PROCESSING", "SUCCESS", "REJECTED"].entries())
        assert.equal(byStatus.get(status)?.length, await count(`order_imei_master where status = ${number}`), status);
      const done = imei.find(({ id }) => id === "7")!;
      assert.equal(done.result, undefined);
      assert.equal(done.reason, "IMEI not found");
      assert.equal(imei[0]!.result, 'Carrier: Orange España\nOrder: 1 & "more"');
      assert.deepEqual([imei[0]!.service, imei[0]!.reseller, imei[0]!.price], ["2", "2", "2.045"]);
      const custom = imei.find(({ service }) => service === String(panel.CUSTOM_TOOL))!;
      assert.deepEqual(custom.inputs, { "Serial Number": `SN${custom.id}` });
      const ofServer = rows.filter(({ service }) => Number(service) > 100_000 && Number(service) < 200_000);
      assert.equal(ofServer.length, panel.SERVER_ORDERS);
      const isOpen = ({ status }: { status: string }): boolean => status === "PENDING" || status === "PROCESSING";
      assert.equal(ofServer.filter(isOpen).length, await count("order_server_log_master where status in (0, -1)"));
      assert.equal(ofServer.find(({ id }) => id === "500000009")!.reason, "Canceled by user");
      const sold = rows.find(({ id }) => id === "700000001")!;
      assert.match(sold.result ?? "", /^SOLD-1-/);
      // What is on hold for each user is what the open orders cost.
      const { rows: resellers } = await readAll(source, "resellers");
      const held = Map.groupBy(rows.filter(isOpen), ({ reseller }) => reseller);
      for (const { id, held: told } of resellers)
        assert.equal(sum([told]), sum((held.get(id) ?? []).map(({ price }) => price)), id);
    });
  });

  it("leaves out closed orders before a date, and no open one", async () => {
    await withPanel(server.urlOf("gsm"), async (source) => {
      const since = new Date(Date.now() - 3_600_000);
      const { rows } = await readAll(source, "orders", { since });
      const open =
        (await count("order_imei_master where status in (0, 1)")) +
        (await count("order_server_log_master where status in (0, -1)"));
      assert.equal(rows.length, open);
    });
  });

  it("gives what it noted of the balances, with the sign that they show", async () => {
    await withPanel(server.urlOf("gsm"), async (source) => {
      const { rows } = await readAll(source, "transactions");
      assert.equal(rows.length, await count("credit_transection_master"));
      for (const [index, { amount, balance_after: left, description }] of rows.slice(0, 2).entries()) {
        assert.deepEqual([Number(amount) + 100, description], [Number(left), `IMEI Order ${50 * (index + 1)}`]);
      }
      assert.ok(rows.every(({ amount }) => Number(amount) < 0));
      const { rows: none } = await readAll(source, "transactions", { since: new Date(Date.now() + 3_600_000) });
      assert.equal(none.length, 0);
    });
  });

  it("gives resellers with balances to the cent, keys, prices and addresses", async () => {
    await withPanel(server.urlOf("gsm"), async (source) => {
      const { rows, remarks } = await readAll(source, "resellers");
      assert.equal(rows.length, panel.USERS);
      const [alice, bob, , dave, eve] = rows;
      assert.equal(alice!.balance, "12345.67");
      assert.deepEqual(
        [alice!.username, alice!.api_keys, alice!.price_group],
        ["alice_gsm", [panel.ALICE.key], "package 1"],
      );
      assert.match(alice!.password_hash ?? "", /^\$1\$/);
      assert.deepEqual([bob!.balance, bob!.credit_limit], ["-20.25", "50"]);
      assert.deepEqual([bob!.two_factor_secret, dave!.two_factor_secret], ["JBSWY3DPEHPK3PXP", undefined]);
      assert.equal(dave!.name, "José Núñez");
      assert.equal(dave!.currency, "EUR");
      assert.deepEqual(dave!.allowed_ips, ["10.0.0.0/24", "203.0.113.7", "127.0.0.1"]);
      assert.equal(alice!.allowed_ips, undefined);
      assert.equal(eve!.status, "suspended");
      assert.deepEqual(rows[7]!.api_keys, []);
      assert.equal(rows[8]!.created, undefined);
      assert.deepEqual(
        remarks.filter(({ place }) => place === "user_master 3").map(({ field }) => field),
        ["reseller_id"],
      );
    });
  });

  it("gives services in one space of numbers, in which those of the IMEI tools stay", async () => {
    await withPanel(server.urlOf("gsm"), async (source) => {
      const { rows } = await readAll(source, "services");
      const ids = rows.map(({ id }) => Number(id));
      assert.equal(new Set(ids).size, ids.length);
      assert.deepEqual(
        [...new Set(ids)].filter((id) => id < 100_000),
        Array.from({ length: panel.TOOLS }, (_, index) => index + 1),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      assert.deepEqual(byId.get(String(panel.CUSTOM_TOOL))!.inputs, [
        { name: "Serial Number", type: "text", required: false, hint: "On the back" },
      ]);
      assert.deepEqual(byId.get(String(panel.HIDDEN_TOOL))!.visible_to_resellers, [String(panel.BOB.id)]);
      assert.deepEqual(byId.get("12")!.visible_to_resellers, ["1", "2"]);
      assert.deepEqual([byId.get("38")!.status, byId.get(String(panel.TOOLS))!.status], ["paused", "paused"]);
      assert.deepEqual([byId.get("1")!.price, byId.get("1")!.identifier_check], ["1.045", "luhn"]);
      assert.equal(byId.get("9")!.name, "Tool 9 – Größe");
      assert.deepEqual([byId.get("100001")!.type, byId.get("200004")!.price], ["server", "24"]);
      const groups = await readAll(source, "service_groups");
      assert.equal(new Set(groups.rows.map(({ name }) => name)).size, groups.rows.length);
      assert.deepEqual(
        groups.remarks.map(({ value }) => value),
        ["Samsung"],
      );
    });
  });

  it("gives prices as each reseller pays them, and what fulfils the orders", async () => {
    await withPanel(server.urlOf("gsm"), async (source) => {
      const { rows } = await readAll(source, "prices");
      const personal = rows.filter(({ reseller }) => reseller !== undefined);
      const paid = personal.map(({ reseller, service, price }) => `${reseller} ${service} ${price}`);
      assert.deepEqual(paid.toSorted(), ["2 1 0.99", "2 100002 8.88", "2 7 3.33333", "3 1 1.5"]);
      const gold = rows.filter(({ price_group: group }) => group === "package 1");
      assert.equal(gold.length, panel.TOOLS / 2 + 1);
      const suppliers = (await readAll(source, "suppliers")).rows;
      assert.deepEqual(columns(suppliers, "name", "key"), [["Upstream One", "AAA-BBB-CCC-DDD"]]);
      const routes = (await readAll(source, "routes")).rows;
      assert.deepEqual(columns(routes, "service", "supplier_service"), [
        ["1", "8801"],
        ["2", "777"],
      ]);
      assert.equal((await readAll(source, "codes")).rows.length, panel.FREE_CODES);
    });
  });

  it("is read as it was when it was opened, though the panel goes on", async () => {
    await withPanel(server.urlOf("gsm"), async (source) => {
      await connection.query("insert into gsm.nxt_imei_tool_users values (13, 1)");
      const { rows } = await readAll(source, "services");
      assert.equal(rows.find(({ id }) => id === "13")!.visible_to_resellers, undefined);
    });
    await connection.query("delete from gsm.nxt_imei_tool_users where tool_id = 13");
  });

  it("with missing tables and odd values is read as far as it goes, and every change is named", async () => {
    await withPanel(server.urlOf("odd"), async (source) => {
      const users = await readAll(source, "resellers");
      assert.deepEqual(columns(users.rows, "username", "company", "balance"), [
        ["日本", "José", "1.234568"],
        ["two", "Müller", "5"],
        ["three", undefined, "0"],
        ["four", undefined, "0"],
      ]);
      assert.deepEqual(
        users.rows.map(({ api_keys: keys }) => keys),
        [[], ["a key with spaces in it"], ["KEY-OF-THREE"], ["KEY-OF-FOUR"]],
      );
      assert.deepEqual(
        users.remarks.map(({ place, field }) => `${place} ${field}`),
        ["user_master 1 api_key", "user_master 1 balance", "user_master 2 reseller_id"],
      );
      // A key that was restricted must not work from anywhere because its ranges cannot be read.
      const refused = users.rows.map((row) => readLine("resellers", { place: row.id, row }).remarks);
      assert.deepEqual(
        refused
          .flat()
          .flatMap(({ severity, field, value }) => (field === "allowed_ips" ? [`${severity} ${value}`] : [])),
        ['error ["10.0.0.9 to 10.0.0.1"]', 'error [" to 10.0.0.1"]'],
      );
      const services = await readAll(source, "services");
      assert.deepEqual(columns(services.rows, "id", "price", "status"), [
        ["1", "2.5", "active"],
        ["2", "3", "active"],
        ["77", "0", "retired"],
        ["100001", "0", "retired"],
      ]);
      const groups = await readAll(source, "service_groups");
      assert.deepEqual(columns(groups.rows, "id", "name"), [["IMEI 0", "Other services"]]);
      const orders = await readAll(source, "orders");
      assert.deepEqual(columns(orders.problems, "place", "value"), [["order_imei_master 5", "9"]]);
      assert.deepEqual(columns(orders.rows, "id", "status", "price"), [
        ["1", "SUCCESS", "0.000001"],
        ["2", "REJECTED", "1"],
        ["3", "SUCCESS", "1"],
        ["6", "PROCESSING", "1"],
        ["500000001", "SUCCESS", "4"],
        ["500000002", "PROCESSING", "4"],
        ["500000003", "REJECTED", "4"],
        ["500000004", "PENDING", "4"],
      ]);
      assert.deepEqual([orders.rows[0]!.result, orders.rows[0]!.placed], ["plain text", "2000-01-01T00:00:00.000Z"]);
      assert.equal(orders.rows[1]!.placed, "2024-02-29T12:00:00.000Z");
      assert.deepEqual(
        orders.remarks.map(({ field }) => field),
        ["price", "result", "placed"],
      );
    });
  });

  it("that is none, or several, is refused with what is missing", async () => {
    await connection.query("create database empty; create database two");
    await connection.query("create table empty.a_user_master (id int, username text, email text)");
    await assert.rejects(openPanel(server.urlOf("empty")), (error: Error) => {
      assert.match(
        error.message,
        /Missing: column api_key of a_user_master, column credits of a_user_master, table a_imei_tool_master/,
      );
      return true;
    });
    for (const prefix of ["one_", "other_"])
      for (const table of ["user_master", "imei_tool_master", "order_imei_master"])
        await connection.query(`create table two.${prefix}${table} like odd.xyz_${table}`);
    await assert.rejects(openPanel(server.urlOf("two")), /several panels.*one_ or other_/);
    await withPanel(`${server.urlOf("two")}?prefix=other_`, async (source) => {
      assert.deepEqual((await readAll(source, "resellers")).rows, []);
    });
  });

  it("is opened with TLS where the address asks for it, and no refusal shows the password", async () => {
    const url = server.urlOf("gsm").replace("root@", "locked:s3cr3t@");
    await withPanel(`${url}?tls=require`, async (source) => {
      assert.equal(source.name.includes("s3cr3t"), false);
      assert.equal((await readAll(source, "price_groups")).rows.length, 3);
    });
    const refused = [
      url,
      `${url}?tls=verify`,
      `${url}?tls=perhaps`,
      url.replace("s3cr3t", "s3cr3t2"),
      url.replace("s3cr3t", "s3cr3t%"),
      url.replace(/:\d+\//, ":1/"),
    ];
    for (const address of refused) {
      await assert.rejects(openPanel(address), (error: Error) => {
        assert.equal(error.name, "DomainError", error.message);
        assert.equal(error.message.includes("s3cr3t"), false, error.message);
        return true;
      });
    }
  });

  it("is opened for the dashboard by the rules of outgoing calls, with TLS too", async () => {
    const url = server.urlOf("gsm").replace("root@", "locked:s3cr3t@");
    const [open, closed] = [true, false].map((allowed) =>
      createSourceOpener({ ...readConfig({}), ALLOW_PRIVATE_ADDRESSES: allowed }),
    );
    const source = await open!.openDatabase(`${url}?tls=require`);
    assert.equal((await readAll(source, "price_groups")).rows.length, 3);
    await source.close();
    await assert.rejects(closed!.openDatabase(url), /cannot be opened: the address is private\./);
    await assert.rejects(open!.openDatabase(url.replace("mysql:", "http:")), /Write the address of the database like/);
  });
});

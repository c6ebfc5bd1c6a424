import assert from "node:assert/strict";
import type { Connection, RowDataPacket } from "mysql2/promise";
import { after, before, describe, it } from "node:test";
import { createStaff } from "../../src/core/people/staff/staff.ts";
import { readForwarding } from "../../src/core/moving/forwarding/forwarding.ts";
import { reconcile } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { openCli, temporaryFolder } from "../cli-process.ts";
import { imei } from "../money-world.ts";
import { startOldPanel, type OldPanel } from "../support/panel/answers.ts";
import { ALICE, BOB, CAROL, fillPanel, type PanelUser } from "../support/panel/fill.ts";
import { hasMariadb, startMariadb, type MariadbServer } from "../support/panel/mariadb.ts";
import { hasPostgres } from "../support/postgres/postgres.ts";
import { SECRETS, startTestServer, type TestServer } from "../support/server.ts";

const reason = "left out: no MariaDB or no PostgreSQL here; run as root on Debian, where the tests install MariaDB";
const ORDERS = 3_000;

/** As an operator does it, while the server runs. */
async function moveIn({ core }: TestServer, url: string, forward: string): Promise<void> {
  using folder = temporaryFolder();
  const cli = openCli({
    DATA_DIR: folder.path,
    DATABASE_URL: core.config.DATABASE_URL!,
    AUTH_SECRET: SECRETS.authSecret,
    ENCRYPTION_KEY: SECRETS.secretKey.toString("hex"),
  });
  const dry = await cli.json("migrate-from", url, "--name", "old panel", "--dry-run", "--forward", forward);
  assert.deepEqual([dry.state, dry.errors], ["planned", 0], JSON.stringify(dry.remarks.slice(0, 20)));
  assert.equal(await readForwarding(core), null);
  const moved = await cli.json("migrate-from", url, "--name", "old panel", "--forward", forward, "--forward-days", "3");
  assert.deepEqual([moved.state, moved.errors], ["imported", 0]);
}

/** A client of the family as it is set up in another panel: address path, user name, key; nothing else. */
function clientOf(base: string, { username, key }: PanelUser) {
  return async (action: string, parameters: Record<string, string> = {}) => {
    const tags = Object.entries(parameters).map(([name, value]) => `<${name}>${value}</${name}>`);
    const form = { username, apiaccesskey: key, action, requestformat: "JSON" };
    const body = new URLSearchParams({ ...form, parameters: `<PARAMETERS>${tags.join("")}</PARAMETERS>` });
    const response = await fetch(`${base}//api/index.php`, { method: "POST", body });
    assert.equal(response.status, 200);
    // Answers are passed around as clients take them: JSON without a schema.
    return JSON.parse(await response.text());
  };
}
type Client = ReturnType<typeof clientOf>;

/** What clients read of each answer. */
const read = {
  account: async (client: Client) => {
    const { credit, mail, currency } = (await client("accountinfo")).SUCCESS[0].AccoutInfo;
    return { credit: Number(credit), mail, currency };
  },
  services: async (client: Client) => {
    const groups: { GROUPNAME: string; SERVICES: Record<string, Record<string, string>> }[] = Object.values(
      (await client("imeiservicelist")).SUCCESS[0].LIST,
    );
    const services = groups.flatMap(({ GROUPNAME, SERVICES }) =>
      Object.entries(SERVICES).map(([id, { SERVICEID, SERVICENAME, CREDIT, TIME }]) => {
        return [
          id,
          { group: GROUPNAME, id: String(SERVICEID), name: SERVICENAME, credit: Number(CREDIT), time: TIME },
        ] as const;
      }),
    );
    return new Map(services.filter(([id]) => Number(id) < 100_000).toSorted(([a], [b]) => Number(a) - Number(b)));
  },
  /** New and in process are the same to clients: an order to ask about again. */
  order: async (client: Client, id: string) => {
    const { ID, SUCCESS, ERROR } = await client("getimeiorder", { ID: id });
    if (ERROR) return { id: ID, isRefused: true };
    const { IMEI, STATUS, CODE } = SUCCESS[0];
    return { id: ID, IMEI, CODE, isOpen: STATUS === 0 || STATUS === 1, STATUS: STATUS === 1 ? 0 : STATUS };
  },
};

describe("the clients of a panel after the move", { skip: !(hasMariadb() && hasPostgres()) && reason }, () => {
  let mariadb: MariadbServer;
  let connection: Connection;
  let panel: OldPanel;
  let server: TestServer;
  const ask = async (sql: string): Promise<RowDataPacket[]> => (await connection.query<RowDataPacket[]>(sql))[0];

  before(async () => {
    mariadb = await startMariadb();
    connection = await mariadb.connect();
    await fillPanel(connection, "gsm", "gsm_", ORDERS);
    // What six digits show as it is; the panel shows no more, and the import keeps the cents.
    await connection.query(`update gsm_user_master set credits = 1234.5 where id = ${ALICE.id}`);
    panel = await startOldPanel(await mariadb.connect(), "gsm", "gsm_");
    server = await startTestServer({
      database: "postgres",
      workers: false,
      settings: { ALLOW_PRIVATE_ADDRESSES: true },
    });
    await createStaff(server.core, {
      email: "owner@example.com",
      name: "Owner",
      role: "owner",
      password: "a long password",
    });
    await moveIn(server, mariadb.urlOf("gsm"), panel.url);
  });
  after(async () => {
    await server?.stop();
    await panel?.[Symbol.asyncDispose]();
    await connection?.end();
    await mariadb?.stop();
  });

  for (const user of [ALICE, CAROL]) {
    it(`read the same account, services and prices: ${user.username}`, async () => {
      const [old, now] = [clientOf(panel.url, user), clientOf(server.url, user)];
      assert.deepEqual(await read.account(now), await read.account(old));
      const [listed, expected] = [await read.services(now), await read.services(old)];
      // What the reseller above Carol has set counts on the panel's own pages alone.
      if (user === CAROL) expected.set("1", { ...expected.get("1")!, credit: 1.5 });
      assert.deepEqual([...listed], [...expected]);
      assert.equal(listed.size, user === ALICE ? 37 : 36);
    });
  }

  it("poll orders of yesterday, open and closed, and read what they read before", async () => {
    const found = await ask(
      `select id, user_id, status from gsm_order_imei_master where user_id in (${ALICE.id}, ${BOB.id}, ${CAROL.id})`,
    );
    const statuses = new Set(found.map(({ status }) => String(status)));
    for (const status of ["1", "2", "3"]) assert.ok(statuses.has(status), status);
    for (const { id, user_id: userId } of found) {
      const user = [ALICE, BOB, CAROL].find((one) => one.id === userId)!;
      const [old, now] = [clientOf(panel.url, user), clientOf(server.url, user)];
      assert.deepEqual(await read.order(now, String(id)), await read.order(old, String(id)), `order ${id}`);
    }
    const [foreign] = await ask(`select id from gsm_order_imei_master where user_id = 50 limit 1`);
    for (const base of [panel.url, server.url])
      assert.equal((await read.order(clientOf(base, ALICE), String(foreign!["id"]))).isRefused, true);
  });

  it("order by the service number that they have stored, and poll the order", async () => {
    const client = clientOf(server.url, ALICE);
    const { credit } = await read.account(client);
    const placed = await client("placeimeiorder", { ID: "2", IMEI: imei(7) });
    assert.deepEqual([placed.ID, placed.IMEI], ["2", imei(7)]);
    const id = placed.SUCCESS[0].REFERENCEID as number;
    const [last] = await ask("select max(id) as id from gsm_order_imei_master");
    assert.ok(id > Number(last!["id"]) && id < 2 ** 31, String(id));
    assert.deepEqual(await read.order(client, String(id)), {
      id: String(id),
      IMEI: imei(7),
      CODE: "",
      isOpen: true,
      STATUS: 0,
    });
    // Tool 2 at the price of Alice's package.
    assert.equal((await read.account(client)).credit, Number((credit - 1.6).toFixed(6)));
  });

  it("read of an order that was placed in the old panel after the move what that says", async () => {
    const placed = await clientOf(panel.url, ALICE)("placeimeiorder", { ID: "2", IMEI: imei(8) });
    const id = String(placed.SUCCESS[0].REFERENCEID);
    const [old, now] = [clientOf(panel.url, ALICE), clientOf(server.url, ALICE)];
    assert.deepEqual(await now("getimeiorder", { ID: id }), await old("getimeiorder", { ID: id }));
    assert.equal((await read.order(now, id)).isOpen, true);
    assert.equal((await read.order(clientOf(server.url, CAROL), id)).isRefused, true);
  });

  it("are refused with a wrong key or another reseller's name, as before", async () => {
    for (const base of [panel.url, server.url])
      for (const user of [
        { ...ALICE, key: BOB.key },
        { ...ALICE, key: "wrong" },
      ])
        assert.ok((await clientOf(base, user)("accountinfo")).ERROR);
  });

  it("find their money: every balance and every hold is there once, and the ledger agrees", async () => {
    const { ok, checks } = await reconcile(server.core);
    assert.equal(ok, true, JSON.stringify(checks));
    const [sums] = await ask(
      "select cast(sum(cast(credits as char)) as decimal(20, 2)) as credits from gsm_user_master",
    );
    const [row] = await server.core.database.statement<{ available: string }>(
      "sum_wallets",
      "select (sum(available) / 1000000.0)::numeric(20, 2)::text as available from wallets where not test",
      [],
    );
    assert.ok(Math.abs(Number(row!.available) + 1.6 - Number(sums!["credits"])) < 0.1);
  });
});

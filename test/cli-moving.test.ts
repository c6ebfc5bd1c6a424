import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { zipSync } from "fflate";
import { openCli, openCliDatabase, temporaryFolder, type Cli, type CliDatabase } from "./cli-process.ts";

const SERVICES = "ID;Group;Name;Price\r\n7;Checks;Carrier check;2.50\r\n";
const RESELLERS = `id,email,balance,api_keys\n21,ann@example.com,10,"[""OLD-KEY-1234""]"\n`;
const ORDERS = [
  {
    id: "9001",
    reseller: "21",
    service: "7",
    identifier: "356938035643809",
    price: "2.5",
    status: "success",
    result: "AT&T",
    placed: "2026-05-01",
  },
  {
    id: "9002",
    reseller: "21",
    service: "7",
    identifier: "490154203237518",
    price: "2.5",
    status: "pending",
    placed: "2024-05-01 10:00:00",
  },
  {
    id: "9003",
    reseller: "21",
    service: "7",
    identifier: "490154203237518",
    price: "2.5",
    status: "rejected",
    placed: "2024-05-01",
  },
];

describe("imeister migrate-from", () => {
  const folder = temporaryFolder();
  const bundle = join(folder.path, "Old panel");
  let database: CliDatabase;
  let cli: Cli;

  before(async () => {
    database = await openCliDatabase(join(folder.path, "data"));
    cli = openCli(database.settings);
    mkdirSync(bundle);
    writeFileSync(join(bundle, "services.csv"), SERVICES);
    writeFileSync(join(bundle, "resellers.csv"), RESELLERS);
    writeFileSync(join(bundle, "orders.jsonl"), ORDERS.map((order) => JSON.stringify(order)).join("\n"));
  });
  after(async () => {
    await database.drop();
    folder.remove();
  });

  it("reports what it would import, then imports it, and the ledger agrees", async () => {
    const planned = await cli.json("migrate-from", bundle, "--dry-run", "--since", "2026-01-01");
    assert.equal(planned.state, "planned");
    assert.deepEqual(await cli.json("reseller", "list").then(({ resellers }) => resellers), []);
    const moved = await cli.json("migrate-from", bundle, "--since", "2026-01-01");
    assert.deepEqual([moved.name, moved.state, moved.report], ["Old panel", "imported", planned.report]);
    assert.deepEqual(moved.report.money, [
      {
        currency: "USD",
        resellers: 1,
        balances: "10.00",
        held: "0.00",
        open_orders: 1,
        on_hold: "2.50",
        opening_balances: "12.50",
        difference: "12.50",
      },
    ]);
    assert.equal((await cli.json("reconcile")).ok, true);
  });

  it("counts who needs a link to set a password, and sends none without a mail server", async () => {
    const { eligible, waiting, can_send: canSend } = await cli.json("password-links", "show");
    assert.deepEqual([eligible, waiting, canSend], [1, 0, false]);
    assert.equal((await cli.failure("password-links", "send", "--limit", "10")).code, "conflict");
  });

  it("reads a zip file, and changes nothing where nothing differs", async () => {
    const zip = join(folder.path, "panel.zip");
    const json = JSON.stringify(ORDERS.slice(0, 2));
    const bytes = (text: string) => new TextEncoder().encode(text);
    writeFileSync(zip, zipSync({ "export/resellers.csv": bytes(RESELLERS), "export/orders.json": bytes(json) }));
    const again = await cli.json("migrate-from", zip, "--name", "Old panel");
    assert.equal(again.report.money[0].difference, "0.00");
    assert.deepEqual(
      again.report.files.map(({ file, unchanged }: { file: string; unchanged: number }) => [file, unchanged]),
      [
        ["resellers", 1],
        ["orders", 2],
      ],
    );
  });

  it("names the line of what cannot be imported, and fails", async () => {
    const wrong = join(folder.path, "wrong");
    mkdirSync(wrong);
    writeFileSync(join(wrong, "resellers.csv"), `${RESELLERS}22,not an email,1e5\n`);
    writeFileSync(join(wrong, "orders.json"), `{"id": 1}`);
    const { code, stdout } = await cli.run(["migrate-from", wrong, "--name", "Old panel"]);
    assert.notEqual(code, 0);
    assert.match(stdout, /ERROR {2}resellers\.csv, line 3: email not an email: /);
    assert.match(stdout, /ERROR {2}resellers\.csv, line 3: balance 1e5: /);
    assert.match(stdout, /ERROR {2}orders\.json, the whole file: /);
    assert.match(stdout, /Nothing was imported/);
    assert.equal((await cli.failure("migrate-from", join(folder.path, "nothing"))).code, "file_unreadable");
  });
});

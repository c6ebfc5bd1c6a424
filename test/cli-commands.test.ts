import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { openDatabase } from "../src/database/open.ts";
import { run } from "../src/database/statements.ts";
import { CSV, openCli, openCliDatabase, temporaryFolder, type Cli, type CliDatabase } from "./cli-process.ts";

const WRONG_CSV = `name,type,price
Good,imei,1.00
Bad price,imei,"1,50"
,imei,1.00
Bad kind,telepathy,2.00
`;

/** The commands use the operator's API; how they reach each database is tested in cli.test.ts. */
describe("every command", () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, "data");
  let database: CliDatabase;
  let cli: Cli;

  before(async () => {
    database = await openCliDatabase(dataDir);
    cli = openCli(database.settings);
    await cli.json("reseller", "create", "--email", "ada@example.com", "--name", "Ada", "--credit", "100");
  });
  after(async () => {
    await database.drop();
    folder.remove();
  });

  it("refuses a second reseller with the same email", async () => {
    const failure = await cli.failure("reseller", "create", "--email", "ADA@example.com", "--name", "Ada");
    assert.deepEqual([failure.exitCode, failure.code], [1, "conflict"]);
  });

  it("changes a reseller's status by the same rules as the API, and stores the reason", async () => {
    const [known] = (await cli.json("reseller", "list")).resellers;
    const suspend = ["reseller", "suspend", known.email];
    assert.equal((await cli.failure("reseller", "activate", known.email)).code, "invalid_transition");
    assert.equal((await cli.json(...suspend, "--reason", "Unpaid")).status, "suspended");
    assert.equal((await cli.failure(...suspend)).code, "invalid_transition");
    assert.equal((await cli.json("reseller", "activate", known.email)).status, "active");
  });

  it("imports nothing if lines are invalid, and names those lines", async () => {
    const file = join(folder.path, "wrong.csv");
    writeFileSync(file, WRONG_CSV);
    const failure = await cli.failure("service", "import", file);
    assert.deepEqual([failure.exitCode, failure.code], [1, "validation_failed"]);
    assert.deepEqual(Object.keys(failure.fields ?? {}), ["line 3", "line 4", "line 5"]);
    const tooLong = `name,type,price\nGood,imei,1.00\n${"x".repeat(301)},imei,1.00\n`;
    writeFileSync(file, tooLong);
    const second = await cli.failure("service", "import", file);
    assert.deepEqual(Object.keys(second.fields ?? {}), ["line 3"]);
    assert.deepEqual((await cli.json("service", "list")).services, []);
  });

  it("imports a CSV file and lists what it added", async () => {
    const file = join(folder.path, "services.csv");
    writeFileSync(file, CSV);
    assert.deepEqual(await cli.json("service", "import", file), { created: 2 });
    const { services } = await cli.json("service", "list");
    assert.deepEqual(
      services.map((service: { name: string; price: string }) => [service.name, service.price]),
      [
        ["Check, simple", "0.045"],
        ["Credits", "0.95"],
      ],
    );
  });

  it("changes who sees a service and a group, and imports services that few see", async () => {
    const file = join(folder.path, "restricted.csv");
    writeFileSync(file, "name,type,price,visible_to\nFor Ada,imei,1.00,resellers: 1; ada@example.com\n");
    await cli.json("service", "import", file);
    const { services } = await cli.json("service", "list");
    const { id } = services.find((service: { name: string }) => service.name === "For Ada");
    const viewers = { visible_to: "resellers", price_groups: [], resellers: [{ id: 1, name: "Ada" }] };
    const group = await cli.json("service-group", "visibility", "Checks", "--reseller", "ada@example.com");
    assert.deepEqual({ ...group, id: 0 }, { id: 0, name: "Checks", ...viewers });
    const open = await cli.json("service", "visibility", String(id), "--everyone");
    assert.deepEqual(open, { id, visible_to: "everyone", price_groups: [], resellers: [] });
    assert.equal((await cli.failure("service", "visibility", String(id), "--group", "Nobody")).code, "not_found");
    assert.equal((await cli.failure("service", "visibility", String(id))).code, "usage");
  });

  it("creates, lists and revokes keys without showing them again", async () => {
    const { id, key } = await cli.json(
      "key",
      "create",
      "--reseller",
      "1",
      "--label",
      "Panel",
      "--allow-ip",
      "192.0.2.0/24",
      "--no-replay",
    );
    assert.match(key, /^rk_live_/);
    await cli.json("key", "revoke", String(id));
    const listed = await cli.run(["key", "list", "--reseller", "1", "--json"]);
    assert.ok(!listed.stdout.includes(key));
    const [shown] = JSON.parse(listed.stdout).keys;
    assert.deepEqual([shown.label, shown.allowed_ips, shown.revoked_at !== null], ["Panel", ["192.0.2.0/24"], true]);
  });

  it("regenerates and rotates keys, and each key has one successor", async () => {
    const first = await cli.json("key", "create", "--reseller", "1", "--label", "Shop");
    const second = await cli.json("key", "regenerate", String(first.id));
    const third = await cli.json("key", "rotate", String(second.id), "--hours", "2");
    assert.equal(new Set([first.key, second.key, third.key]).size, 3);
    const { keys } = await cli.json("key", "list", "--reseller", "1");
    const shop = keys.filter(({ label }: { label: string }) => label === "Shop");
    assert.deepEqual(
      shop.map((key: Record<string, unknown>) => [key["id"], key["state"], key["replaced_by"]]),
      [
        [first.id, "revoked", second.id],
        [second.id, "live", third.id],
        [third.id, "live", null],
      ],
    );
    assert.equal((await cli.failure("key", "regenerate", String(first.id))).code, "conflict");
    assert.equal((await cli.failure("key", "rotate", "999999")).code, "not_found");
  });

  it("asks for confirmation before it books a large amount", async () => {
    await cli.json("reseller", "create", "--email", "rich@example.com", "--name", "Rich");
    const much = ["top-up", "--reseller", "rich@example.com", "--amount", "20000", "--reason", "Bank transfer 18"];
    const asked = await cli.failure(...much);
    assert.deepEqual([asked.exitCode, asked.code], [1, "confirmation_required"]);
    assert.equal((await cli.json(...much, "--confirm")).balance, "20000.00");
  });

  it("sets prices and margins", async () => {
    assert.equal(
      (await cli.json("price", "set", "--service", "1", "--group", "Gold", "--price", "0.04")).price,
      "0.04",
    );
    const free = ["price", "set", "--service", "1", "--group", "Friends", "--price", "0"];
    const asked = await cli.failure(...free);
    assert.equal(asked.code, "confirmation_required");
    assert.match(asked.message, /would be 0.*\(--confirm\)$/);
    assert.equal((await cli.json(...free, "--confirm")).price, "0.00");
    const gift = ["service", "create", "--name", "Gift", "--type", "server", "--price", "0"];
    assert.equal((await cli.failure(...gift)).code, "confirmation_required");
    await cli.json(...gift, "--confirm");
    await cli.json("price", "margin", "--group", "Gold", "--percent", "-2.5");
    const failure = await cli.failure("price", "set", "--service", "1", "--price", "0.04");
    assert.deepEqual([failure.exitCode, failure.code], [2, "usage"]);
  });

  it("sets, lists and removes exchange rates, and switches the feed", async () => {
    const set = ["exchange-rate", "set", "eur", "--rate", "0.9235"];
    const { base, rates } = await cli.json(...set, "--margin", "1.5", "--round-to", "0.05");
    const [{ rate_at: setAt, ...rate }] = rates;
    assert.ok(Date.parse(setAt) > 0);
    assert.deepEqual([base, rates.length], ["USD", 1]);
    assert.deepEqual(rate, {
      currency: "EUR",
      rate: "0.9235",
      margin_basis_points: 150,
      round_to: "0.05",
      source: "manual",
      valid_until: null,
      paused: false,
      proposed_rate: null,
      proposed_at: null,
      example: { base: "10.00", price: "9.40" },
    });
    const odd = ["exchange-rate", "set", "EUR", "--rate", "9.235"];
    assert.equal((await cli.failure(...odd)).code, "confirmation_required");
    assert.equal((await cli.json(...odd, "--confirm")).rates[0].rate, "9.235");
    assert.equal((await cli.failure("exchange-rate", "set", "EUR", "--rate", "0")).code, "validation_failed");
    assert.equal((await cli.failure("exchange-rate", "set", "EUR", "--source", "feed")).code, "conflict");
    assert.equal((await cli.failure("exchange-rate", "accept", "EUR", "--rate", "1")).code, "not_found");
    assert.match((await cli.run(["exchange-rate", "list"])).stdout, /^EUR +9\.235 +1\.5 % +0\.05 +manual /m);

    assert.equal((await cli.failure("exchange-feed", "fetch")).code, "conflict");
    const feed = await cli.json("exchange-feed", "set", "--kind", "ecb", "--max-change", "2.5");
    assert.deepEqual([feed.kind, feed.max_change_basis_points], ["ecb", 250]);
    assert.match((await cli.json("exchange-feed", "fetch")).message, /within a minute/);
    await cli.json("exchange-rate", "set", "EUR", "--source", "feed");
    assert.equal((await cli.failure("exchange-feed", "set", "--kind", "off")).code, "conflict");
    assert.deepEqual(await cli.json("exchange-rate", "remove", "EUR"), { removed: "EUR" });
    await cli.json("exchange-feed", "set", "--kind", "off");
    assert.match((await cli.run(["exchange-feed", "show"])).stdout, /^Feed: +off$/m);
    assert.deepEqual((await cli.json("exchange-rate", "list")).rates, []);
  });

  it("sets the Telegram bot without showing its token", async () => {
    const none = { configured: false, name: null, error: null };
    assert.deepEqual(await cli.json("telegram", "show"), none);
    assert.equal((await cli.failure("telegram", "set", "--token", "wrong")).code, "validation_failed");
    const token = `123456789:${"a".repeat(35)}`;
    assert.deepEqual(await cli.json("telegram", "set", "--token", token), { ...none, configured: true });
    assert.deepEqual(await cli.json("telegram", "remove"), none);
  });

  it("sets up a payment method with credentials from a file, and decides about payments", async () => {
    const opened = await openDatabase({ url: database.url, dataDir, connections: 1 });
    await run(
      opened.kysely,
      "insert into payment_methods (kind, name, currency, min_amount, max_amount) values ('stripe', 'Card', 'USD', 1000000, 1000000000)",
      [],
    );
    await opened.close();
    const file = join(folder.path, "credentials.json");
    const write = (fields: object) => writeFileSync(file, JSON.stringify(fields));
    write({ secret_key: "sk_live_1" });
    const set = ["payment-method", "credentials", "1", file];
    assert.deepEqual(Object.keys((await cli.failure(...set)).fields ?? {}), ["webhook_secret"]);
    assert.equal((await cli.failure("payment-method", "enable", "1")).code, "validation_failed");
    write({ secret_key: "sk_live_1", webhook_secret: "whsec_1" });
    assert.deepEqual(await cli.json(...set), { id: 1, live: true, test: false });
    assert.ok((await cli.failure(...set, "--test")).fields?.["secret_key"]);
    write({ secret_key: "sk_test_1", webhook_secret: "whsec_2" });
    assert.deepEqual(await cli.json(...set, "--test"), { id: 1, live: true, test: true });
    writeFileSync(file, "secret_key=sk_live_1");
    const wrong = await cli.failure(...set);
    assert.equal(wrong.code, "validation_failed");
    assert.doesNotMatch(wrong.message, /sk_live/);
    assert.deepEqual(await cli.json("payment-method", "enable", "1"), { id: 1, enabled: true });
    const [listed] = (await cli.json("payment-method", "list")).payment_methods;
    assert.deepEqual([listed.name, listed.enabled], ["Card", true]);
    assert.doesNotMatch(JSON.stringify(listed), /sk_|whsec_/);
    assert.deepEqual(await cli.json("payment-method", "disable", "1"), { id: 1, enabled: false });
    assert.deepEqual(await cli.json("payment", "list", "--review"), { payments: [] });
    for (const command of ["credit", "resolve", "check"])
      assert.equal((await cli.failure("payment", command, "1")).code, "not_found", command);
    assert.equal((await cli.failure("payment", "decline", "1", "--reason", "Not paid")).code, "not_found");
  });

  it("names the file that it cannot read", async () => {
    const failure = await cli.failure("stock", "add", "--service", "1", join(folder.path, "absent.txt"));
    assert.deepEqual([failure.exitCode, failure.code], [1, "file_unreadable"]);
  });
});

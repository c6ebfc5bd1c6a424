import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import type { Command as Program } from "commander";
import { createProgram } from "../src/cli/program.ts";
import { openDatabase } from "../src/database/open.ts";
import { run } from "../src/database/statements.ts";
import { openCli, temporaryFolder, type Cli } from "./cli-process.ts";
import { freshDatabase, hasPostgres } from "./support/postgres/postgres.ts";

describe("the command line", () => {
  it("explains every command with --help", async () => {
    const nothing = async (): Promise<void> => {};
    const program = createProgram({ serve: nothing, demo: nothing, migrate: nothing, run: nothing }, "1.2.3");
    const leaves = program.commands.flatMap((command: Program) =>
      command.commands.length > 0 ? command.commands : [command],
    );
    assert.ok(leaves.length >= 25);
    for (const command of program.commands)
      assert.notEqual(command.description(), command.name(), "needs a description");
    for (const leaf of leaves) {
      const help = leaf.helpInformation();
      assert.match(help, /^Usage: imeister /);
      assert.ok(help.includes(leaf.description().slice(0, 30)), leaf.name());
    }
  });

  it("answers wrong usage with the exit code 2 and a message, or JSON", async () => {
    const cli = openCli({});
    const spoken = await cli.run(["frobnicate"]);
    assert.deepEqual([spoken.code, spoken.stdout], [2, ""]);
    assert.match(spoken.stderr, /unknown command 'frobnicate'/);
    const failure = await cli.failure("reseller", "create", "--email", "a@example.com");
    assert.deepEqual([failure.exitCode, failure.code], [2, "usage"]);
    assert.match(failure.message, /--name/);
  });

  it("reports that PostgreSQL does not answer", async () => {
    const failure = await openCli({ DATABASE_URL: "postgres://127.0.0.1:1/none" }).failure("reseller", "list");
    assert.deepEqual([failure.exitCode, failure.code], [1, "database_unreachable"]);
    assert.match(failure.message, /127\.0\.0\.1:1: .*ECONNREFUSED/);
  });

  it("names every wrong setting", async () => {
    const failure = await openCli({ PORT: "many", ROLE: "king" }).failure("reseller", "list");
    assert.deepEqual([failure.exitCode, failure.code], [1, "wrong_settings"]);
    assert.match(failure.message, /PORT.*ROLE/);
  });
});

for (const kind of ["embedded", "postgres"] as const) {
  const isMissing = kind === "postgres" && !hasPostgres();
  const name = kind === "embedded" ? "the embedded database without a server" : "PostgreSQL";
  describe(`commands on ${name}`, { skip: isMissing && "left out: no PostgreSQL here" }, () => {
    const folder = temporaryFolder();
    const dataDir = join(folder.path, "data");
    let url: string | undefined;
    let cli: Cli;
    let drop = async (): Promise<void> => {};

    before(async () => {
      if (kind === "postgres") ({ url, drop } = await freshDatabase());
      cli = openCli({ DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) });
    });
    after(async () => {
      await drop();
      folder.remove();
    });

    it("migrates an empty database with the first command", async () => {
      const made = await cli.json(
        "reseller",
        "create",
        "--email",
        "ada@example.com",
        "--name",
        "Ada",
        "--credit",
        "100.5",
      );
      assert.deepEqual(made, { id: 1, email: "ada@example.com", password_set: false });
      assert.deepEqual(await cli.json("migrate"), { migrations: [] });
    });

    it("books the opening credit and top-ups, once for each idempotency key", async () => {
      const topUp = [
        "top-up",
        "--reseller",
        "ada@example.com",
        "--amount",
        "0.045",
        "--reason",
        "Transfer 7",
        "--once",
        "7",
      ];
      assert.equal((await cli.json(...topUp)).balance, "100.545");
      const repeated = await cli.json(...topUp);
      assert.deepEqual([repeated.balance, repeated.replayed], ["100.545", true]);
    });

    it("takes a password from standard input", async () => {
      const args = [
        "operator",
        "create",
        "--email",
        "op@example.com",
        "--name",
        "Op",
        "--role",
        "owner",
        "--password",
        "-",
        "--json",
      ];
      const short = await cli.run(args, "short\n");
      assert.equal(JSON.parse(short.stdout).error.code, "validation_failed");
      const made = await cli.run(args, "a long enough password\n");
      assert.equal(JSON.parse(made.stdout).role, "owner");
      assert.equal(made.code, 0);
    });

    it("reconciles the ledger without a discrepancy, and fails on drift", async () => {
      const { ok, checks } = await cli.json("reconcile");
      assert.equal(ok, true);
      assert.ok(checks.length >= 5);
      const database = await openDatabase({ url, dataDir, connections: 1 });
      await run(database.kysely, "update wallets set available = available + 1 where not test", []);
      await database.close();
      const drifted = await cli.run(["reconcile"]);
      assert.equal(drifted.code, 1);
      assert.match(drifted.stdout, /^DRIFT /m, drifted.stderr);
    });
  });
}

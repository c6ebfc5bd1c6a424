import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, describe, it } from "node:test";
import { sql } from "kysely";
import pg from "pg";
import type { Connection, Database } from "../src/database/database.ts";
import { applyFunctions } from "../src/database/functions.ts";
import { ForeignSchema, migrate } from "../src/database/migrate.ts";
import { MIGRATIONS_FOLDER, readMigrations } from "../src/database/migration-files.ts";
import { temporaryFolder } from "./cli-process.ts";
import { fillDataFolder, forEachDatabase, openBlank } from "./support/databases.ts";
import { spawnChild } from "./support/children.ts";
import { freshDatabase, hasPostgres } from "./support/postgres/postgres.ts";

const PROCESSES = 4;
const OPEN = join(import.meta.dirname, "../src/database/open.ts");
const MIGRATE = `
  const { migrate } = await import(${JSON.stringify(join(import.meta.dirname, "../src/database/migrate.ts"))});
  const { openDatabase } = await import(${JSON.stringify(OPEN)});
  const database = await openDatabase({ url: process.argv[1], dataDir: "", connections: 2 });
  process.stdout.write(JSON.stringify(await migrate(database)));
  await database.close();`;

async function migrateInProcess(url: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawnChild(process.execPath, ["--input-type=module", "-e", MIGRATE, url]);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, "exit")]);
  return { code: code as number, stdout, stderr };
}

describe("the embedded database", () => {
  // A timer of the recovery would keep the process running.
  it("closes without any query, also after an earlier kill", { timeout: 200_000 }, async () => {
    using folder = temporaryFolder();
    fillDataFolder(folder.path);
    const open = `const { openDatabase } = await import(${JSON.stringify(OPEN)});
      const database = await openDatabase({ dataDir: ${JSON.stringify(folder.path)}, connections: 1 });`;
    for (const end of ["process.exit()", "await database.close()"]) {
      const child = spawnChild(process.execPath, ["--input-type=module", "-e", `${open} ${end};`], { timeout: 90_000 });
      const [code] = await once(child, "exit");
      assert.equal(code, 0, end);
    }
  });
});

describe("the migrations", () => {
  const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";
  it("run once if several processes start at the same time on an empty PostgreSQL", { skip }, async () => {
    await using fresh = await freshDatabase();
    await using opened = new AsyncDisposableStack();
    const { url } = fresh;
    const client = opened.adopt(new pg.Client({ connectionString: url }), (open) => open.end());
    await client.connect();
    await client.query("drop schema public cascade");
    await client.query("create schema public");
    const ended = await Promise.all(Array.from({ length: PROCESSES }, () => migrateInProcess(url)));
    assert.deepEqual(
      ended.filter(({ code }) => code !== 0),
      [],
    );
    const ran = ended.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
    assert.ok(ran.length > 0);
    assert.equal(new Set(ran).size, ran.length);
    const { rows } = await client.query("select name from kysely_migration order by name");
    assert.deepEqual(
      rows.map((row) => row.name),
      ran.toSorted(),
    );
  });

  it("do nothing the second time", async () => {
    await using opened = new AsyncDisposableStack();
    const database = opened.adopt(await openBlank(), (open) => open.close());
    assert.notDeepEqual(await migrate(database), []);
    assert.deepEqual(await migrate(database), []);
  });
});

describe("a database of another version", () => {
  const refusals = [
    [
      "from before the first release",
      "update kysely_migration set name = '0001_foundation'",
      /before the first release.*another DATABASE_URL/,
    ],
    [
      "that is newer",
      "insert into kysely_migration values ('9999_later', now()::text)",
      /newer version.*9999_later.*restore a backup/,
    ],
  ] as const;
  for (const [which, change, sentence] of refusals) {
    it(`${which} is refused with a message that says what to do, and stays unchanged`, async () => {
      await using opened = new AsyncDisposableStack();
      const database = opened.adopt(await openBlank(), (open) => open.close());
      await migrate(database);
      await database.statement("changed", change, []);
      const read = () => database.statement("read", "select * from kysely_migration order by name", []);
      const before = await read();
      await assert.rejects(
        migrate(database),
        (error) => error instanceof ForeignSchema && sentence.test(error.message),
      );
      assert.deepEqual(await read(), before);
    });
  }
});

describe("a migration", () => {
  const first = readMigrations(MIGRATIONS_FOLDER)[0]!;
  const withFolder = async (files: Record<string, string>, work: (folder: string) => Promise<void>): Promise<void> => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, `${first.name}.sql`), first.text);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder.path, name), content);
    await work(folder.path);
  };
  const indexes = (database: Database) =>
    database.statement<{ valid: boolean }>(
      "test_indexes",
      "select indisvalid as valid from pg_index where indexrelid = to_regclass('later_index')",
      [],
    );
  const LATER = "-- no transaction\n-- For tests.\ncreate index concurrently later_index\n  on orders (source);\n";

  forEachDatabase((kind, open) => {
    it("builds indexes outside of its transaction, and once", async () => {
      const database = await open();
      await withFolder({ "0002_later.sql": LATER }, async (folder) => {
        assert.deepEqual(await migrate(database, { folder }), ["0002_later"]);
        assert.deepEqual(await migrate(database, { folder }), []);
        assert.deepEqual(await indexes(database), [{ valid: true }]);
      });
    });

    it("whose text has changed is refused with a message that says what to do; a comment may change", async () => {
      const database = await open();
      const comment = { [`${first.name}.sql`]: `-- Another comment.\r\n${first.text}` };
      await withFolder(comment, async (folder) => assert.deepEqual(await migrate(database, { folder }), []));
      const changed = { [`${first.name}.sql`]: `${first.text}\ncreate table more (id integer);` };
      await withFolder(changed, async (folder) =>
        assert.rejects(
          migrate(database, { folder }),
          (error) =>
            error instanceof ForeignSchema && /0001_schema has changed.*another DATABASE_URL/.test(error.message),
        ),
      );
      await database.statement("forget", "drop table applied_migrations", []);
      await assert.rejects(migrate(database), ForeignSchema);
    });

    it("without transaction may only build and drop indexes", async () => {
      const database = await open();
      const wrong = { "0002_wrong.sql": "-- no transaction\nupdate orders set metadata = null;" };
      await withFolder(wrong, (folder) => assert.rejects(migrate(database, { folder }), /only create or drop indexes/));
    });

    if (kind === "embedded") return;

    it("builds an index anew that an interrupted build left invalid", async () => {
      const database = await open();
      await database.statement("build", "create index later_index on orders (source)", []);
      await database.statement(
        "break",
        "update pg_index set indisvalid = false where indexrelid = to_regclass('later_index')",
        [],
      );
      await withFolder({ "0002_later.sql": LATER }, async (folder) => {
        assert.deepEqual(await migrate(database, { folder }), ["0002_later"]);
        assert.deepEqual(await indexes(database), [{ valid: true }]);
      });
    });

    it("gives up waiting for a table that is in use, and tries again", async () => {
      const database = await open();
      const change = "alter table orders add column later integer;";
      await withFolder({ "0002_later.sql": change }, async (folder) => {
        const migrated = await database.kysely.transaction().execute(async (transaction) => {
          await sql`lock table orders in access share mode`.execute(transaction);
          const running = migrate(database, { folder, lockTimeoutMs: 50 });
          while (!(await waitingForOrders(transaction)));
          while (await waitingForOrders(transaction));
          return { running };
        });
        assert.deepEqual(await migrated.running, ["0002_later"]);
      });
    });
  });

  async function waitingForOrders(connection: Connection): Promise<boolean> {
    // Other test files have databases of the same PostgreSQL, whose tables have the same numbers.
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
                      where l.relation = to_regclass('orders') and not l.granted) as waits`.execute(connection);
    return rows[0]!.waits;
  }
});

describe("the functions", () => {
  const folder = mkdtempSync(join(tmpdir(), "imeister-functions-"));
  after(() => rmSync(folder, { recursive: true }));
  const write = (name: string, returns: string, value: string): void =>
    writeFileSync(
      join(folder, `${name}.sql`),
      `create function ${name}() returns ${returns} language sql as $$ select ${value} $$;`,
    );

  it("are replaced if their text or return type changes, and dropped with their file", async () => {
    await using opened = new AsyncDisposableStack();
    const database = opened.adopt(await openBlank(), (open) => open.close());
    await migrate(database);
    write("changing", "integer", "1");
    write("passing", "integer", "2");
    await applyFunctions(database, folder);
    write("changing", "text", "'one'");
    rmSync(join(folder, "passing.sql"));
    await applyFunctions(database, folder);
    assert.deepEqual(await database.statement("changed", "select changing() as value", []), [{ value: "one" }]);
    await assert.rejects(database.statement("passed", "select passing() as value", []), { code: "42883" });
  });

  it("stay unchanged if one of them is invalid", async () => {
    await using opened = new AsyncDisposableStack();
    const database = opened.adopt(await openBlank(), (open) => open.close());
    await migrate(database);
    write("changing", "integer", "1");
    await applyFunctions(database, folder);
    write("changing", "integer", "2");
    write("wrong", "integer", "nothing_by_this_name");
    await assert.rejects(applyFunctions(database, folder), { code: "42703" });
    assert.deepEqual(await database.statement("kept", "select changing() as value", []), [{ value: 1 }]);
  });
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { sql } from "kysely";
import { openDatabase } from "../src/database/open.ts";
import { PROJECT } from "./cli-process.ts";
import { imei, openMoneyWorld, place } from "./money-world.ts";
import { freshDatabase, hasPostgres } from "./support/postgres/postgres.ts";

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";
const LOST = 100_000n;

it("a restored database skips numbers by the statement of the guide", { skip }, async () => {
  const guide = readFileSync(join(PROJECT, "docs/production.md"), "utf8");
  const statement = /-c "(select setval[^"]+)"/.exec(guide)?.[1];
  assert.ok(statement, "the guide has the statement");
  await using fresh = await freshDatabase();
  await using stack = new AsyncDisposableStack();
  const database = await openDatabase({ url: fresh.url, dataDir: "", connections: 2 });
  stack.defer(() => database.close());
  const world = stack.use(await openMoneyWorld(database));
  const reseller = await world.caller({ credit: 100_000_000n });
  const serviceId = await world.service();
  const before = (await place(world.core, reseller, { serviceId, identifier: imei(1) })).order;
  await sql.raw(statement).execute(database.kysely);
  const after = (await place(world.core, reseller, { serviceId, identifier: imei(2) })).order;
  assert.ok(after.id > before.id + LOST, String(after.id));
  const { rows } = await sql<{ last: string }>`
    select last_value::text as last from events_id_seq union all select last_value::text from transfers_id_seq
  `.execute(database.kysely);
  for (const { last } of rows) assert.ok(BigInt(last) > LOST, last);
});

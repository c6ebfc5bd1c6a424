import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { openBlank } from "../../test/support/databases.ts";
import { describeTables } from "./table-types.ts";

async function describeSchema(statements: readonly string[]): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await openBlank(), (open) => open.close());
  for (const statement of statements) await sql.raw(statement).execute(database.kysely);
  const text = await describeTables(database.kysely);
  return text.slice(text.indexOf("export interface Schema")).split("\n").slice(1);
}

describe("the types of the tables", () => {
  it("describe how each column is read and written", async () => {
    const lines = await describeSchema([
      `create table orders (
        id bigint generated always as identity,
        place integer not null,
        amount bigint,
        status text not null default 'open' check (status in ('open', 'closed')),
        source text check (source in ('api', 'dashboard')),
        note text check (length(note) > 0),
        inputs jsonb not null default '{}',
        metadata jsonb,
        hash bytea not null,
        scopes text[] not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        completed_at timestamptz,
        check (status in ('open') or completed_at is not null))`,
      `create function stamp() returns trigger language plpgsql as $$ begin new.updated_at := now(); return new; end $$`,
      "create trigger stamped before update on orders for each row execute function stamp()",
    ]);
    assert.deepEqual(lines, [
      "  orders: {",
      "    id: GeneratedAlways<bigint>;",
      "    place: number;",
      "    amount: bigint | null;",
      '    status: Generated<"open" | "closed">;',
      '    source: "api" | "dashboard" | null;',
      "    note: string | null;",
      '    inputs: JSONColumnType<JsonTypes["orders.inputs"], string | undefined, string>;',
      '    metadata: JSONColumnType<JsonTypes["orders.metadata"] | null, string | null | undefined, string | null>;',
      "    hash: Uint8Array;",
      "    scopes: string[];",
      "    created_at: MadeAt;",
      "    updated_at: StampedAt;",
      "    completed_at: Date | null;",
      "  };",
      "}",
      "",
    ]);
  });

  it("are not guessed for a column of an unknown type", async () => {
    await assert.rejects(describeSchema(["create table prices (price interval)"]), /prices\.price is a interval/);
  });
});

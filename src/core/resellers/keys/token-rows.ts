import { sql, type Insertable } from "kysely";
import type { Connection, Database } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Caller } from "../../kernel/caller.ts";

/** A token with its reseller and wallet, as authentication needs them. */
export interface TokenRow extends Omit<Caller, "scopes" | "tokenId" | "sessionId"> {
  tokenId: number;
  sessionId: null;
  hash: Uint8Array;
  /** Made by another panel. */
  imported: boolean;
  scopes: string[];
  resellerStatus: "pending" | "active" | "suspended";
  allowedCidrs: string[] | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const FIND = `
  select t.hash, t.imported, t.id as "tokenId", t.kind as "tokenKind", null as "sessionId", t.reseller_id as "resellerId", w.id as "walletId", t.test,
         t.scopes, t.dialect, t.strict_http as "strictHttp", t.replay, coalesce(t.rate_limit, r.rate_limit) as "rateLimit",
         r.email, r.username, r.currency, r.price_group_id as "priceGroupId", r.status as "resellerStatus",
         t.allowed_cidrs as "allowedCidrs", t.expires_at as "expiresAt", t.revoked_at as "revokedAt",
         t.created_at as "createdAt", t.last_used_at as "lastUsedAt"
    from tokens t
    join resellers r on r.id = t.reseller_id
    join wallets w on w.reseller_id = r.id and w.test = t.test
   where t.hash in (select decode(h, 'hex') from unnest($1::text[]) h)`;

/** Finds tokens by their hashes (hexadecimal). */
export async function findTokenRows(database: Database, hashes: string[]): Promise<Map<string, TokenRow>> {
  const rows = await database.statement<TokenRow>("tokens_by_hash", FIND, [hashes]);
  return new Map(rows.map((row) => [Buffer.from(row.hash).toString("hex"), row]));
}

const HAS_IMPORTED = "select exists (select from tokens where imported and revoked_at is null) as has";

export async function hasImportedRow(database: Database): Promise<boolean> {
  const [row] = await database.statement<{ has: boolean }>("tokens_has_imported", HAS_IMPORTED, []);
  return row!.has;
}

export async function insertTokenRow(connection: Connection, token: Insertable<Schema["tokens"]>): Promise<number> {
  const { id } = await connection.insertInto("tokens").values(token).returning("id").executeTakeFirstOrThrow();
  return id;
}

export interface TokenUse {
  tokenId: number;
  at: Date;
  ip: string;
}

export async function recordUseRows(connection: Connection, uses: readonly TokenUse[]): Promise<void> {
  const rows = JSON.stringify(uses.map((use) => ({ id: use.tokenId, at: use.at, ip: use.ip })));
  await sql`
    update tokens t set last_used_at = u.at, last_used_ip = u.ip
      from json_to_recordset(${rows}::json) as u (id integer, at timestamptz, ip text) where t.id = u.id`.execute(
    connection,
  );
}

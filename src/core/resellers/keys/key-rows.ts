import { sql, type Insertable, type RawBuilder, type SqlBool, type Updateable } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { ApiKey, KeyQuery, KeyState } from "./api-key.ts";
import { newApiKey } from "./token-format.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";

const PREFIX_LENGTH = 12;
/** The columns of an ApiKey. */
const SHOWN = [
  "id",
  "reseller_id as resellerId",
  "prefix",
  "last_four as lastFour",
  "label",
  "test",
  "imported",
  "scopes",
  "allowed_cidrs as allowedCidrs",
  "rate_limit as rateLimit",
  "dialect",
  "strict_http as strictHttp",
  "replay",
  "expires_at as expiresAt",
  "revoked_at as revokedAt",
  "replaced_by as replacedBy",
  "created_at as createdAt",
  "last_used_at as lastUsedAt",
  "last_used_ip as lastUsedIp",
] as const;

const IS_IN: Record<KeyState, (now: Date) => RawBuilder<SqlBool>> = {
  revoked: () => sql`revoked_at is not null`,
  expired: (now) => sql`(revoked_at is null and expires_at <= ${now})`,
  live: (now) => sql`(revoked_at is null and (expires_at is null or expires_at > ${now}))`,
};

type KeyValues = Omit<Insertable<Schema["tokens"]>, "kind" | "hash" | "prefix" | "last_four">;

/** Serialises what makes, replaces and counts keys of one reseller. */
export async function lockReseller(transaction: Transaction, id: number): Promise<void> {
  await transaction.selectFrom("resellers").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** Creates the secret of a key and stores its hash. */
export async function insertKeyRow(connection: Connection, values: KeyValues): Promise<{ id: number; key: string }> {
  const key = newApiKey(values.test ?? false);
  const { id } = await connection
    .insertInto("tokens")
    .values({
      ...values,
      kind: "api_key",
      hash: hashSecret(key),
      prefix: key.slice(0, PREFIX_LENGTH),
      last_four: key.slice(-4),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, key };
}

function selectKeys(connection: Connection) {
  return connection.selectFrom("tokens").select(SHOWN).where("kind", "=", "api_key").$castTo<ApiKey>();
}

export function findKeyRow(connection: Connection, id: number): Promise<ApiKey | undefined> {
  return selectKeys(connection).where("id", "=", id).executeTakeFirst();
}

export function listKeyRows(connection: Connection, resellerId: number): Promise<ApiKey[]> {
  return selectKeys(connection).where("reseller_id", "=", resellerId).orderBy("id").execute();
}

export async function pageKeyRows(
  connection: Connection,
  resellerId: number,
  now: Date,
  { states, test, limit, after, offset }: KeyQuery,
): Promise<{ keys: ApiKey[]; total: number | null }> {
  const chosen = connection
    .selectFrom("tokens")
    .where("kind", "=", "api_key")
    .where("reseller_id", "=", resellerId)
    .$if(test !== undefined, (query) => query.where("test", "=", test!))
    .$if(states !== undefined, (query) => query.where((where) => where.or(states!.map((state) => IS_IN[state](now)))));
  const keys = await chosen
    .select(SHOWN)
    .$if(after !== undefined, (query) => query.where("id", "<", after!))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset ?? 0)
    .$castTo<ApiKey>()
    .execute();
  if (offset === undefined) return { keys, total: null };
  const { total } = await chosen.select(({ fn }) => fn.countAll<bigint>().as("total")).executeTakeFirstOrThrow();
  return { keys, total: Number(total) };
}

export async function countLiveKeys(connection: Connection, resellerId: number, now: Date): Promise<number> {
  const { count } = await connection
    .selectFrom("tokens")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where("kind", "=", "api_key")
    .where("reseller_id", "=", resellerId)
    .where(IS_IN.live(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes what is not undefined. Undefined when the key was revoked, or its end is to change and it was replaced. */
export async function updateKeyRow(
  connection: Connection,
  id: number,
  values: Updateable<Schema["tokens"]>,
): Promise<ApiKey | undefined> {
  const change = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (Object.keys(change).length === 0) return findKeyRow(connection, id);
  return connection
    .updateTable("tokens")
    .set(change)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .$if(values.expires_at !== undefined, (rows) => rows.where("replaced_by", "is", null))
    .returning(SHOWN)
    .$castTo<ApiKey>()
    .executeTakeFirst();
}

/** When a key expires or was revoked, for the audit log. */
export function keySnapshot(transaction: Transaction, id: number) {
  return async () => {
    const key = await transaction
      .selectFrom("tokens")
      .select(["revoked_at", "expires_at", "replaced_by"])
      .where("id", "=", id)
      .executeTakeFirst();
    return { [`key ${id}`]: key };
  };
}

/** A second revocation leaves the time of the first. */
export function revokeKeyRow(connection: Connection, id: number): Promise<ApiKey> {
  return connection
    .updateTable("tokens")
    .set((set) => ({ revoked_at: set.fn.coalesce("revoked_at", set.fn<Date>("now")) }))
    .where("id", "=", id)
    .returning(SHOWN)
    .$castTo<ApiKey>()
    .executeTakeFirstOrThrow();
}

/**
 * Makes a key with the settings of a live one, which ends at `endsAt` or earlier, or at once. Undefined when another call
 * revoked or replaced it before, or when it had expired.
 */
export async function replaceKeyRow(
  transaction: Transaction,
  id: number,
  { now, endsAt }: { now: Date; endsAt: Date | "at once" },
): Promise<{ id: number; key: string } | undefined> {
  const old = await transaction
    .selectFrom("tokens")
    .selectAll()
    .where("id", "=", id)
    .where("replaced_by", "is", null)
    .where(IS_IN.live(now))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!old) return undefined;
  const made = await insertKeyRow(transaction, {
    reseller_id: old.reseller_id,
    label: old.label,
    test: old.test,
    scopes: old.scopes,
    allowed_cidrs: old.allowed_cidrs,
    rate_limit: old.rate_limit,
    dialect: old.dialect,
    strict_http: old.strict_http,
    replay: old.replay,
    expires_at: old.expires_at,
  });
  const end =
    endsAt === "at once"
      ? { revoked_at: now }
      : { expires_at: old.expires_at !== null && old.expires_at < endsAt ? old.expires_at : endsAt };
  await transaction
    .updateTable("tokens")
    .set({ ...end, replaced_by: made.id })
    .where("id", "=", id)
    .execute();
  return made;
}

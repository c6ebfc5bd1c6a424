import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/database.ts";
import { run } from "../../database/statements.ts";
import type { ExchangeFeedKind } from "../../database/column-types.ts";
import { formatRate, type Rate } from "./exchange.ts";

/** Where the rates come from that are not set by hand. */
export interface Feed {
  kind: ExchangeFeedKind;
  /** Of `json`: the address, and where a rate stands in the answer. */
  url: string | null;
  path: string | null;
  /** Orders in a currency pause when its rate is older. */
  maxAgeHours: number;
  /** A rate that differs by more, in 1/100 of a percent, needs a decision. */
  maxChangeBasisPoints: number;
  fetchedAt: Date | null;
  /** The time of the rates that were read last. */
  ratesAt: Date | null;
  /** Why the last fetch failed; null: it did not. */
  error: string | null;
}

const SELECT = sql`
  select kind, url, path, max_age_hours as "maxAgeHours", max_change_basis_points as "maxChangeBasisPoints",
         fetched_at as "fetchedAt", rates_at as "ratesAt", error
    from exchange_feed`;

export async function feedRow(connection: Connection): Promise<Feed> {
  const { rows } = await sql<Feed>`${SELECT}`.execute(connection);
  return rows[0]!;
}

/** It stays so until the transaction ends. */
export async function lockFeed(transaction: Transaction): Promise<Feed> {
  const { rows } = await sql<Feed>`${SELECT} for no key update`.execute(transaction);
  return rows[0]!;
}

/** A feed that is on is fetched at once; rates that follow it get the new maximum age. */
export async function writeFeed(
  transaction: Transaction,
  { kind, url, path, maxAgeHours, maxChangeBasisPoints }: Omit<Feed, "fetchedAt" | "ratesAt" | "error">,
): Promise<void> {
  await run(
    transaction,
    `update exchange_feed set kind = $1, url = $2, path = $3, max_age_hours = $4, max_change_basis_points = $5,
            due_at = case when $1 <> 'off' then now() end,
            rates_at = case when kind = $1 and url is not distinct from $2 then rates_at end, error = null`,
    [kind, url, path, maxAgeHours, maxChangeBasisPoints],
  );
  await run(
    transaction,
    `update exchange_rates set valid_until = rate_at + make_interval(hours => $1),
            expired = rate_at + make_interval(hours => $1) <= now()
      where source = 'feed'`,
    [maxAgeHours],
  );
}

export async function fetchSoon(connection: Connection): Promise<boolean> {
  const text = "update exchange_feed set due_at = now() where kind <> 'off' returning kind";
  return (await run(connection, text, [])).length === 1;
}

/** The feed if it is due; then it is due again later, even if this process ends. */
export async function claimFeedRow(connection: Connection, everySeconds: number): Promise<Feed | undefined> {
  const { rows } = await sql<Feed>`
    update exchange_feed set due_at = now() + make_interval(secs => ${everySeconds})
     where kind <> 'off' and due_at <= now()
    returning kind, url, path, max_age_hours as "maxAgeHours", max_change_basis_points as "maxChangeBasisPoints",
              fetched_at as "fetchedAt", rates_at as "ratesAt", error`.execute(connection);
  return rows[0];
}

export async function writeRatesAt(transaction: Transaction, at: Date): Promise<void> {
  await run(transaction, "update exchange_feed set rates_at = $1::timestamptz", [at]);
}

export async function writeFetched(connection: Connection, error: string | null, retrySeconds: number): Promise<void> {
  await run(
    connection,
    `update exchange_feed set error = $1, fetched_at = case when $1::text is null then now() else fetched_at end,
            due_at = case when $1::text is null then due_at else now() + make_interval(secs => $2) end
      where kind <> 'off'`,
    [error, retrySeconds],
  );
}

interface RateKey {
  base: string;
  currency: string;
}

export async function applyRate(
  transaction: Transaction,
  { base, currency }: RateKey,
  { rate, at, maxAgeHours }: { rate: Rate; at: Date; maxAgeHours: number },
): Promise<void> {
  await run(
    transaction,
    `update exchange_rates set rate = $3::numeric, rate_at = $4::timestamptz,
            valid_until = $4::timestamptz + make_interval(hours => $5),
            expired = $4::timestamptz + make_interval(hours => $5) <= now(), proposed_rate = null, proposed_at = null
      where base = $1 and currency = $2`,
    [base, currency, formatRate(rate), at, maxAgeHours],
  );
}

export async function proposeRate(
  transaction: Transaction,
  { base, currency }: RateKey,
  { rate, at }: { rate: Rate; at: Date },
): Promise<void> {
  await run(
    transaction,
    `update exchange_rates set proposed_rate = $3::numeric, proposed_at = $4::timestamptz
      where base = $1 and currency = $2`,
    [base, currency, formatRate(rate), at],
  );
}

import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/database.ts";
import { run } from "../../database/statements.ts";
import type { Micros } from "../kernel/money.ts";
import { formatRate, readRate, type Rate } from "./exchange.ts";

/** How much one unit of `base` is in `currency`, and what prices in `currency` follow from it. */
export interface ExchangeRate {
  base: string;
  currency: string;
  /** Before the margin. */
  rate: Rate;
  /** In 1/100 of a percent. */
  marginBasisPoints: number;
  /** Prices are rounded up to a multiple of it, in micro-units of `currency`. */
  roundTo: Micros;
  source: "manual" | "feed";
  /** When the rate was set, or the time that the feed gives it. */
  rateAt: Date;
  /** Null: it does not expire. */
  validUntil: Date | null;
  /** Orders in this currency are paused. */
  expired: boolean;
  /** A rate of the feed that waits for a decision. */
  proposedRate: Rate | null;
  proposedAt: Date | null;
}

interface Row extends Omit<ExchangeRate, "rate" | "proposedRate"> {
  rate: string;
  proposedRate: string | null;
}

const SELECT = sql`
  select base, currency, rate::text, margin_basis_points as "marginBasisPoints", round_to as "roundTo", source,
         rate_at as "rateAt", valid_until as "validUntil", expired or coalesce(valid_until <= now(), false) as expired,
         proposed_rate::text as "proposedRate", proposed_at as "proposedAt"
    from exchange_rates`;

export async function rateRows(connection: Connection, base: string): Promise<ExchangeRate[]> {
  const { rows } = await sql<Row>`${SELECT} where base = ${base} order by currency`.execute(connection);
  return rows.map(toRate);
}

/** It stays so until the transaction ends. */
export async function lockRate(
  transaction: Transaction,
  { base, currency }: Pick<ExchangeRate, "base" | "currency">,
): Promise<ExchangeRate | undefined> {
  const { rows } = await sql<Row>`
    ${SELECT} where base = ${base} and currency = ${currency} for no key update`.execute(transaction);
  return rows.map(toRate)[0];
}

/** Adds the rate, or replaces all of it; a proposal is gone then. */
export async function writeRate(
  transaction: Transaction,
  rate: Omit<ExchangeRate, "expired" | "proposedRate" | "proposedAt">,
): Promise<void> {
  await run(
    transaction,
    `insert into exchange_rates (base, currency, rate, margin_basis_points, round_to, source, rate_at, valid_until)
     values ($1, $2, $3::numeric, $4, $5::bigint, $6, $7::timestamptz, $8::timestamptz)
     on conflict (base, currency) do update set rate = excluded.rate, margin_basis_points = excluded.margin_basis_points,
       round_to = excluded.round_to, source = excluded.source, rate_at = excluded.rate_at,
       valid_until = excluded.valid_until, expired = false, proposed_rate = null, proposed_at = null`,
    [
      rate.base,
      rate.currency,
      formatRate(rate.rate),
      rate.marginBasisPoints,
      rate.roundTo.toString(),
      rate.source,
      rate.rateAt,
      rate.validUntil,
    ],
  );
}

/** Whether there was one. */
export async function deleteRate(
  transaction: Transaction,
  { base, currency }: Pick<ExchangeRate, "base" | "currency">,
): Promise<boolean> {
  const text = "delete from exchange_rates where base = $1 and currency = $2 returning base";
  return (await run(transaction, text, [base, currency])).length === 1;
}

export async function countResellersIn(connection: Connection, currency: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from resellers where currency = ${currency}`.execute(connection);
  return rows[0]!.total;
}

/** Of the services in this currency that are sold, other than free ones; null where there are none. */
export async function findCheapestPrice(connection: Connection, currency: string): Promise<Micros | null> {
  const { rows } = await sql<{ price: Micros | null }>`
    select min(base_price) as price from services
     where currency = ${currency} and status <> 'retired' and base_price > 0`.execute(connection);
  return rows[0]!.price;
}

/** Notes which rates have become too old, so that lists are built again. */
export async function noteExpired(connection: Connection): Promise<void> {
  await run(connection, "update exchange_rates set expired = true where valid_until <= now() and not expired", []);
}

function toRate(row: Row): ExchangeRate {
  return {
    ...row,
    rate: readRate(row.rate)!,
    proposedRate: row.proposedRate === null ? null : readRate(row.proposedRate),
  };
}

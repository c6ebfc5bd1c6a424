import { sql } from "kysely";
import type { Context } from "../../kernel/context.ts";
import type { Micros } from "../../kernel/money.ts";

/** One supplier's offer beside those of the others. */
export interface ComparedOffer {
  supplierId: number;
  supplierName: string;
  code: string;
  name: string;
  /** In the supplier's currency. */
  cost: Micros;
  currency: string;
  /** In the server's currency, rounded up. */
  ownCost: Micros;
  /** How many of the words the name has. */
  score: number;
}

const MOST_OFFERS = 8;
const MOST_WORDS = 12;
const WORD = /[\p{L}\p{N}]+/gu;

/** What suppliers offer under names that have at least half of the words: the best matches first, then the cheapest. */
export async function compareOffers({ database, config }: Context, text: string): Promise<ComparedOffer[]> {
  const words = [...new Set(text.toLowerCase().match(WORD))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const { rows } = await sql<ComparedOffer>`
    select p.id as "supplierId", p.name as "supplierName", o.code, o.name, o.cost,
           coalesce(p.currency, ${config.CURRENCY}) as currency,
           ceil(o.cost::numeric * p.exchange_rate / 1000000)::bigint as "ownCost", matching.score
      from supplier_services o
      join suppliers p on p.id = o.supplier_id
      cross join lateral (
        select count(*)::integer as score from unnest(${words}::text[]) as w (word)
         where strpos(lower(o.name), w.word) > 0) matching
     where o.vanished_at is null and matching.score * 2 >= ${words.length}::integer
     order by matching.score desc, "ownCost", p.name, o.code
     limit ${MOST_OFFERS}`.execute(database.kysely);
  return rows;
}

import { sql } from "kysely";
import type { Transaction } from "../../../database/database.ts";

export interface PriceDigest {
  now: Date;
  /** Resellers whose prices were compared before are due. */
  weekBegins: Date;
  orderedSince: Date;
  /** Resellers in one statement. */
  most: number;
  /** Of the changed prices of one reseller. */
  samples: number;
}

/**
 * Tells resellers which of the services that they order have another price than the last digest knew, or, if it knew none, than
 * their first order had. What has changed and changed back has the same price, so it is left out.
 */
export async function notifyOfPrices(
  transaction: Transaction,
  { now, weekBegins, orderedSince, most, samples }: PriceDigest,
): Promise<void> {
  await sql`
    with due as materialized (
      select p.id, w.id as wallet_id, w.currency
        from recipients p join wallets w on w.reseller_id = p.reseller_id and not w.test
       where p.prices_seen_at < ${weekBegins}::timestamptz
       order by p.id limit ${most} for no key update of p skip locked
    ), ordered as materialized (
      select d.id, d.wallet_id, d.currency, o.service_id, (array_agg(o.unit_price order by o.id))[1]::numeric as first_price
        from due d join orders o on o.wallet_id = d.wallet_id
       where o.updated_at > ${orderedSince}::timestamptz and o.created_at > ${orderedSince}::timestamptz
         and o.source <> 'import'
       group by d.id, d.wallet_id, d.currency, o.service_id
    ), compared as materialized (
      select r.id, r.wallet_id, r.currency, r.service_id, coalesce(k.price, r.first_price) as before, now.price as after
        from ordered r
        cross join lateral wallet_price(r.wallet_id, r.service_id) now
        left join digest_prices k on k.wallet_id = r.wallet_id and k.service_id = r.service_id
    ), stored as (
      insert into digest_prices as k (wallet_id, service_id, price)
      select c.wallet_id, c.service_id, c.after from compared c order by c.wallet_id, c.service_id
      on conflict (wallet_id, service_id) do update set price = excluded.price where k.price <> excluded.price
    ), forgotten as (
      delete from digest_prices k using due d
       where k.wallet_id = d.wallet_id
         and not exists (select from ordered r where r.wallet_id = k.wallet_id and r.service_id = k.service_id)
    ), seen as (
      update recipients p set prices_seen_at = ${now} from due d where p.id = d.id
    ), changed as materialized (
      select c.*, s.name, row_number() over (partition by c.id order by s.name, s.id) as place
        from compared c join services s on s.id = c.service_id where c.before <> c.after
    ), told as materialized (
      select c.id, count(*)::integer as services,
             jsonb_agg(jsonb_build_object('service', c.name, 'before', c.before::text, 'after', c.after::text,
               'currency', c.currency) order by c.place) filter (where c.place <= ${samples}) as samples
        from changed c group by c.id order by c.id
    )
    select notify_recipients(array[t.id], 'price_changes', t.services, t.samples) from told t`.execute(transaction);
}

import type { Transaction } from "../../../database/database.ts";
import { run } from "../../../database/statements.ts";
import { BUNDLE, BUNDLE_FILES, type BundleFile } from "../bundle/bundle.ts";
import type { Field } from "../bundle/field.ts";
import type { OpenOrders } from "../run.ts";

export interface LoadedRun {
  id: number;
  name: string;
  openOrders: OpenOrders;
  currency: string;
  /** Micro-units that each new reseller gets to test with. */
  testCredit: bigint;
  supplierKinds: readonly string[];
}

/**
 * Makes a temporary table `m_<file>` of each file, for the rest of the transaction: its fields with their types, where the
 * row stood, and what an earlier run of the migration made of it. `m_run` has the run itself.
 */
export async function loadRun(transaction: Transaction, loaded: LoadedRun): Promise<void> {
  const execute = (text: string, values: unknown[] = []) => run(transaction, text, values);
  // A run that imports at the same time waits for this one, and then sees what it has made.
  await execute("lock table moving_origins in share row exclusive mode");
  await execute(`create temp table m_run (id integer, name text, takes boolean, currency text, test_credit bigint,
    supplier_kinds text[]) on commit drop`);
  await execute("insert into m_run values ($1, $2, $3, $4, $5, $6)", [
    loaded.id,
    loaded.name,
    loaded.openOrders === "take",
    loaded.currency,
    loaded.testCredit,
    loaded.supplierKinds,
  ]);
  for (const file of BUNDLE_FILES) await loadFile(execute, file);
  for (const text of [...DEFAULTS, ...ORDERS]) await execute(text);
}

async function loadFile(execute: (text: string) => Promise<unknown>, file: BundleFile): Promise<void> {
  const fields = Object.entries<Field<never>>(BUNDLE[file]);
  const columns = fields.map(([name, { column }]) => `"${name}" ${column}`).join(", ");
  // These are sealed anew for each run; whether they are others cannot be seen.
  await execute(`
    create temp table m_${file} on commit drop as
    select r.number, r.place, r.key as row_key, md5((r.row_values - '{key,two_factor_secret}'::text[])::text) as hash, o.hash as old_hash,
           o.target_id, v.*
      from m_run m
      join moving_rows r on r.run_id = m.id and r.file = '${file}'
      left join moving_origins o on o.name = m.name and o.file = r.file and o.key = r.key
      cross join lateral jsonb_to_record(r.row_values) v (${columns})`);
  if (fields.some(([name]) => name === "id")) await execute(`create index on m_${file} (id)`);
  await execute(`analyze m_${file}`);
}

/** What a row is taken to mean where it says nothing. */
const DEFAULTS = [
  `update m_resellers set name = coalesce(name, username, email), balance = coalesce(balance, 0),
     credit_limit = coalesce(credit_limit, 0), status = coalesce(status, 'active'),
     currency = coalesce(currency, (select currency from m_run)), api_keys = coalesce(api_keys, '[]')`,
  `update m_services set type = coalesce(type, 'imei'), min_quantity = coalesce(min_quantity, 1),
     max_quantity = greatest(coalesce(max_quantity, 1), coalesce(min_quantity, 1)),
     currency = coalesce(currency, (select currency from m_run)),
     identifier = coalesce(identifier, case coalesce(type, 'imei') when 'imei' then 'imei' else 'none' end)`,
  `update m_services set identifier_check = coalesce(identifier_check, case identifier when 'imei' then 'luhn' else 'none' end)`,
  `update m_prices set currency = coalesce(currency, (select currency from m_run))`,
  `update m_suppliers set currency = coalesce(currency, (select currency from m_run)),
     exchange_rate = coalesce(exchange_rate, 1000000), kind = coalesce(kind, (select supplier_kinds[1] from m_run))`,
  // Who has a key is known by it alone here: one that several have would let each of them spend the credit of the others.
  `create temp table m_keys on commit drop as
   select x.id as reseller, x.place, x.allowed_ips, x.created, k ->> 'hash' as hash, k ->> 'prefix' as prefix,
          k ->> 'last_four' as last_four,
          min(x.id) over same_key <> max(x.id) over same_key as is_shared
     from m_resellers x cross join jsonb_array_elements(x.api_keys) k
   window same_key as (partition by k ->> 'hash')`,
];

/** Which orders are open there, which of them are ours to finish, and what an earlier run made of them. */
const ORDERS = [
  `alter table m_orders
     add is_open boolean not null default false,
     add takes boolean not null default false,
     add here_status text, add here_elsewhere boolean, add here_price bigint, add here_service integer,
     add here_reseller integer, add here_identifier text`,
  `update m_orders o set quantity = case when coalesce(quantity, 1) > 0 and price % coalesce(quantity, 1) = 0
       then coalesce(quantity, 1) else 1 end,
     is_open = status in ('PENDING', 'PROCESSING'),
     completed = case when status in ('PENDING', 'PROCESSING') then null
       else greatest(coalesce(completed, placed), placed) end,
     takes = old_hash is null and status in ('PENDING', 'PROCESSING') and (select takes from m_run)`,
  `update m_orders o set here_status = x.status, here_elsewhere = x.settled_elsewhere, here_price = x.price,
     here_service = x.service_id, here_reseller = w.reseller_id, here_identifier = x.identifier,
     takes = not x.settled_elsewhere
     from orders x join wallets w on w.id = x.wallet_id where x.id = o.id and o.old_hash is not null`,
  `create temp table m_left on commit drop as
   select count(*)::integer as orders from m_orders where is_open and not takes and old_hash is null`,
  `delete from m_orders where is_open and not takes and old_hash is null`,
  `create index on m_orders (reseller)`,
  `analyze m_orders`,
  // What each wallet has to receive. Orders that this migration took over, and that the other panel did not give back,
  // are paid from the opening balance: on hold here, or captured. A higher credit limit here stays.
  `create temp table m_money on commit drop as
   select r.id as reseller_id, r.place, r.currency, r.balance, r.held as told_held, w.id as wallet_id,
          greatest(w.credit_limit, case when r.hash is distinct from r.old_hash then r.credit_limit end) as credit_limit,
          coalesce(w.available, 0) as available, coalesce(orders.held, 0) as holds, coalesce(orders.count, 0) as open_orders,
          coalesce(orders.paid, 0) as paid, coalesce(orders.new_holds, 0) as new_holds,
          coalesce(orders.released, 0) as released, r.balance + coalesce(orders.paid, 0) as target,
          coalesce(moved.amount, 0) as moved
     from m_resellers r
     left join wallets w on w.reseller_id = r.id and not w.test
     left join (
       select reseller,
              sum(price) filter (where takes and is_open) as held,
              count(*) filter (where takes and is_open) as count,
              sum(price) filter (where takes and status in ('PENDING', 'PROCESSING', 'SUCCESS')) as paid,
              sum(price) filter (where takes and here_status is null) as new_holds,
              sum(price) filter (where takes and here_status in ('PENDING', 'PROCESSING')
                and status in ('REJECTED', 'CANCELLED', 'REFUNDED')) as released
         from m_orders group by reseller) orders on orders.reseller = r.id
     left join (
       select t.wallet_id, sum(case when t.to_account_id = a.id then -t.amount else t.amount end) as amount
         from transfers t join ledger_accounts a on a.id in (t.from_account_id, t.to_account_id)
         join m_run m on a.panel = m.name
        where t.kind = 'opening_balance' and a.kind = 'migration' group by t.wallet_id) moved on moved.wallet_id = w.id`,
  `analyze m_money`,
];

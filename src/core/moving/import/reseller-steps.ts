import { SCOPES } from "../../kernel/caller.ts";
import { HOUSE_KINDS } from "../../ledger/wallet/transfer-kinds.ts";

const ALL_SCOPES = `array[${SCOPES.map((scope) => `'${scope}'`).join(", ")}]`;
const HOUSE_ACCOUNTS = HOUSE_KINDS.map((kind) => `('${kind}')`).join(", ");
/** Form of the password hashes that this server makes, which an import never replaces. */
const OWN_HASH = "$argon2id$v=19$m=19456,t=2,p=1$%";

/** Resellers with their sign-ins, wallets and keys. New ones have the wallets that every reseller has. */
export const RESELLER_STEPS: readonly string[] = [
  `create temp table m_new on commit drop as
   select id, currency, credit_limit, gen_random_uuid()::text as user_id from m_resellers where old_hash is null`,
  `insert into users (id, email, name, password_hash, email_confirmed_at)
   select n.user_id, lower(x.email), x.name, x.password_hash, now() from m_new n join m_resellers x on x.id = n.id`,
  `insert into resellers (id, name, email, username, company, price_group_id, status, currency, user_id, created_at)
   overriding system value
   select x.id, x.name, x.email, x.username, x.company, g.id, x.status, x.currency, n.user_id, coalesce(x.created, now())
     from m_new n join m_resellers x on x.id = n.id
     left join m_price_group_ids g on g.price_group = x.price_group order by x.id`,
  `update users u set email = lower(x.email), name = x.name,
     password_hash = case when u.password_hash like '${OWN_HASH}' then u.password_hash else x.password_hash end
     from m_resellers x join resellers r on r.id = x.id
    where u.id = r.user_id and x.hash <> x.old_hash`,
  // Whom staff have suspended here stays so until they decide otherwise.
  `update resellers r set name = x.name, email = x.email, username = x.username, company = x.company, price_group_id = g.id,
     status = case when r.status = 'suspended' then r.status else x.status end
     from m_resellers x left join m_price_group_ids g on g.price_group = x.price_group
    where r.id = x.id and x.hash <> x.old_hash`,
  `create temp table m_accounts on commit drop as
   select n.id as reseller, n.currency, t.test, case when t.test then 0 else n.credit_limit end as credit_limit,
          nextval('ledger_accounts_id_seq')::integer as available_id, nextval('ledger_accounts_id_seq')::integer as held_id
     from m_new n cross join (values (false), (true)) t (test)`,
  `insert into ledger_accounts (id, kind, currency, test) overriding system value
   select available_id, 'wallet_available', currency, test from m_accounts
   union all select held_id, 'wallet_held', currency, test from m_accounts`,
  `insert into wallets (reseller_id, test, currency, available_account_id, held_account_id, credit_limit)
   select reseller, test, currency, available_id, held_id, credit_limit from m_accounts order by reseller, test`,
  // The house's side of every movement, as each wallet needs it.
  `insert into ledger_accounts (kind, currency, test)
   select kind, currency, test from (select distinct currency, test from m_accounts) a
    cross join (values ${HOUSE_ACCOUNTS}) k (kind)
   on conflict do nothing`,
  `insert into ledger_accounts (kind, currency, test, panel)
   select distinct 'migration', x.currency, false, m.name from m_resellers x, m_run m
   on conflict do nothing`,
  `with given as (
     update wallets w set available = w.available + m.test_credit, entries_count = w.entries_count + 1
       from m_run m, m_new n where w.reseller_id = n.id and w.test and m.test_credit > 0
     returning w.*, m.test_credit)
   insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, available_after,
     held_after, reason, actor_kind, idempotency_key, created_at)
   select 'promo', a.id, g.available_account_id, g.test_credit, g.currency, true, g.id, g.available, g.held, 'Test money',
          'system', 'opening:' || g.id, clock_timestamp()
     from given g join ledger_accounts a on a.kind = 'promo' and a.currency = g.currency and a.test`,
  `update wallets w set credit_limit = x.credit_limit from m_resellers x
    where w.reseller_id = x.id and not w.test and x.hash <> x.old_hash and w.credit_limit < x.credit_limit`,
  // Of unchanged resellers too: a key may have been shared until another row changed.
  `insert into tokens (reseller_id, kind, hash, prefix, last_four, label, scopes, allowed_cidrs, imported, created_at)
   select k.reseller, 'api_key', decode(k.hash, 'hex'), k.prefix, k.last_four, 'Imported', ${ALL_SCOPES},
          case when jsonb_array_length(coalesce(k.allowed_ips, '[]')) > 0
            then array(select jsonb_array_elements_text(k.allowed_ips)) end, true, coalesce(k.created, now())
     from m_keys k where not k.is_shared
   on conflict (hash) do nothing`,
];

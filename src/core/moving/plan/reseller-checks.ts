import { PRICE_GROUP, repeated, type Check } from "./check.ts";

const WORKS_HERE = `exists (select from tokens t where t.hash = decode(x.hash, 'hex') and t.revoked_at is null)`;

export const RESELLER_CHECKS: readonly Check[] = [
  repeated("resellers", "id", "id", "Another reseller of the file has this number."),
  repeated("resellers", "email", "lower(email)", "Another reseller of the file has this email."),
  repeated("resellers", "username", "lower(username)", "Another reseller of the file has this username."),
  {
    file: "resellers",
    field: "id",
    severity: "error",
    message: "A reseller with this number exists here, and was not made by this migration.",
    rows: `select x.place, x.id::text as value from m_resellers x join resellers r on r.id = x.id where x.old_hash is null`,
  },
  {
    file: "resellers",
    field: "email",
    severity: "error",
    message: "This email belongs to another account here.",
    rows: `select x.place, x.email as value from m_resellers x
            where exists (select from resellers r where lower(r.email) = lower(x.email) and r.id <> x.id)
               or exists (select from users u where u.email = lower(x.email)
                           and not exists (select from resellers r where r.user_id = u.id and r.id = x.id))`,
  },
  {
    file: "resellers",
    field: "username",
    severity: "error",
    message: "This username belongs to another reseller here.",
    rows: `select x.place, x.username as value from m_resellers x
             join resellers r on lower(r.username) = lower(x.username) and r.id <> x.id`,
  },
  {
    file: "resellers",
    field: "price_group",
    severity: "error",
    message: "There is no such price group.",
    rows: `select x.place, x.price_group as value from m_resellers x where x.price_group is not null and not ${PRICE_GROUP}`,
  },
  {
    file: "resellers",
    field: "currency",
    severity: "change",
    message:
      "There is no exchange rate to this currency: until you set one, only services with a fixed price in it can be ordered.",
    rows: `select min(x.place) as place, x.currency as value from m_resellers x, m_run m
            where x.currency <> m.currency
              and not exists (select from exchange_rates e where e.base = m.currency and e.currency = x.currency)
            group by x.currency`,
  },
  {
    file: "resellers",
    field: "currency",
    severity: "error",
    message: "The wallet here has another currency.",
    rows: `select x.place, x.currency as value from m_resellers x join wallets w on w.reseller_id = x.id and not w.test
            where w.currency <> x.currency and x.old_hash is not null`,
  },
  {
    file: "resellers",
    field: "status",
    severity: "change",
    message: "The reseller is suspended here and stays so: reactivate the account if it should be let in again.",
    rows: `select x.place, x.status as value from m_resellers x join resellers r on r.id = x.id
            where x.hash <> x.old_hash and r.status = 'suspended' and x.status <> 'suspended'`,
  },
  {
    file: "resellers",
    field: "balance",
    severity: "error",
    message:
      "The balance would be below the credit limit. Raise the credit limit, or settle what the reseller owes first.",
    rows: `select x.place, (x.balance / 1000000.0)::numeric(30, 6)::text as value from (
             select *, target - moved + released - new_holds as change from m_money) x
            where x.change < 0 and x.available + x.change + x.credit_limit < 0`,
  },
  {
    file: "resellers",
    field: "held",
    severity: "change",
    message:
      "The other panel has another amount on hold than its open orders cost. What its orders cost is taken over; book the difference by hand if it is owed.",
    rows: `select x.place, (x.told_held / 1000000.0)::numeric(30, 6)::text as value from m_money x, m_run m
            where m.takes and x.told_held is not null and x.told_held <> x.holds`,
  },
  {
    file: "resellers",
    field: "password_hash",
    severity: "change",
    message: "The password cannot be verified here: the reseller sets a new one by email.",
    rows: `select x.place, '' as value from m_resellers x where x.password_hash is null`,
  },
  {
    file: "resellers",
    field: "api_keys",
    severity: "change",
    message: "Several resellers have this key, so it works for none of them here.",
    rows: `select x.place, '…' || x.last_four as value from m_keys x where x.is_shared and not ${WORKS_HERE}`,
  },
  {
    file: "resellers",
    field: "api_keys",
    severity: "change",
    message:
      "Several resellers have this key. It still works here for the one who had it alone before, whose credit it spends: revoke it, and give each of them another key.",
    rows: `select x.place, '…' || x.last_four as value from m_keys x where x.is_shared and ${WORKS_HERE}`,
  },
  {
    file: "resellers",
    field: "api_keys",
    severity: "change",
    message: "Another account here has this key, so it is not imported.",
    rows: `select x.place, '…' || x.last_four as value from m_keys x
             join tokens t on t.hash = decode(x.hash, 'hex') and t.reseller_id <> x.reseller
            where not x.is_shared`,
  },
];

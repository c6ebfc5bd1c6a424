import { decimalsOf } from "../../../kernel/money.ts";
import type { LedgerCheck } from "../checked-ledger.ts";

const DECIMALS = 6;
const USUAL_DECIMALS = 2;

/** That each credit that staff approved or a gateway confirmed was booked once, as agreed. */
export const CREDIT_CHECKS: readonly LedgerCheck[] = [
  {
    name: "every approved top-up request was credited once, and no other",
    of: "top-up requests",
    count: ({ topUpRequests }) => `select count(*) from ${topUpRequests} q`,
    money: ["approved_amount", "amount"],
    drift: ({ topUpRequests }) => `
    select q.id as request_id, q.status, q.approved_amount, t.amount - coalesce(f.amount, 0) as amount, w.currency, w.test,
           abs(coalesce(t.amount, 0) - coalesce(f.amount, 0) - coalesce(q.approved_amount, 0)) as difference
      from ${topUpRequests} q
      join wallets w on w.id = q.wallet_id
      left join transfers t on t.idempotency_key = 'top_up_request:' || q.id
      left join transfers f on f.idempotency_key = 'top_up_request:' || q.id || ':fee'
     where t.id is distinct from q.transfer_id or t.amount - coalesce(f.amount, 0) is distinct from q.approved_amount
        or (t.id is not null and (t.wallet_id is distinct from q.wallet_id or t.kind <> 'top_up'))`,
  },
  {
    name: "every credited payment was credited once, and what was taken back was booked",
    of: "payments",
    count: ({ payments }) => `select count(*) from ${payments} p`,
    money: ["credited", "amount", "reversed", "taken_back"],
    drift: ({ payments }) => `
    select p.id as payment_id, p.status, p.credited, t.amount, p.reversed, coalesce(back.amount, 0) as taken_back,
           p.currency, p.test,
           abs(coalesce(t.amount, 0) - coalesce(p.credited, 0)) + abs(coalesce(back.amount, 0) - p.reversed) as difference
      from ${payments} p
      left join transfers t on t.idempotency_key = 'payment:' || p.id
      left join lateral (${takenBack("payment_reversal")}) back on true
     where t.id is distinct from p.transfer_id or t.amount is distinct from p.credited
        or coalesce(back.amount, 0) <> p.reversed
        or (t.id is not null and (t.wallet_id is distinct from p.wallet_id or t.kind <> 'top_up'))`,
  },
  {
    name: "the fee and the bonus of every top-up request are those of its terms",
    of: "top-up requests",
    count: ({ topUpRequests }) => `select count(*) from ${topUpRequests} q`,
    money: ["approved_amount", "fee", "fee_due", "bonus", "bonus_due"],
    drift: ({ topUpRequests }) => `
    select q.id as request_id, q.approved_amount, coalesce(f.amount, 0) as fee, due.fee as fee_due,
           coalesce(b.amount, 0) as bonus, due.bonus as bonus_due, w.currency, w.test,
           abs(coalesce(f.amount, 0) - due.fee) + abs(coalesce(b.amount, 0) - due.bonus) as difference
      from ${topUpRequests} q
      join wallets w on w.id = q.wallet_id
      ${termsOf("q")}
      cross join lateral (select coalesce(${feeOn("q.approved_amount")}, 0) as fee,
                                 coalesce(${bonusOn("q.approved_amount")}, 0) as bonus) due
      ${bookedWith("'top_up_request:' || q.id")}
     where coalesce(f.amount, 0) <> due.fee or coalesce(b.amount, 0) <> due.bonus
        or ${isMisbooked("q.wallet_id")}`,
  },
  {
    name: "the fee and the bonus of every payment are those of its terms",
    of: "payments",
    count: ({ payments }) => `select count(*) from ${payments} p`,
    money: ["credited", "fee", "fee_due", "bonus", "bonus_due", "reversed", "fee_returned", "bonus_taken_back"],
    // The credit is the largest that is left of what was paid, with the fee on it; of the exact amount, the one asked for.
    drift: ({ payments }) => `
    select p.id as payment_id, p.credited, coalesce(f.amount, 0) as fee, due.fee as fee_due,
           coalesce(b.amount, 0) as bonus, due.bonus as bonus_due, p.reversed, coalesce(-returned.amount, 0) as fee_returned,
           coalesce(taken.amount, 0) as bonus_taken_back, p.currency, p.test,
           abs(coalesce(f.amount, 0) - due.fee) + abs(coalesce(b.amount, 0) - due.bonus)
             + abs(coalesce(-returned.amount, 0) - share.fee) + abs(coalesce(taken.amount, 0) - share.bonus) as difference
      from ${payments} p
      ${termsOf("p")}
      cross join lateral (select div((p.credited - terms.fixed) * 10000, 10000 + terms.points) as credit) exact
      cross join lateral (
        select case when p.credited = p.amount + p.fee then p.amount else (
          select max(c.credit) from (select div(exact.credit + n * terms.unit, terms.unit) * terms.unit as credit
                                       from generate_series(-1, 1) n) c
           where c.credit > 0 and c.credit + ${feeOn("c.credit")} <= p.credited) end as credit) split
      cross join lateral (select coalesce(p.credited - split.credit, 0) as fee,
                                 coalesce(${bonusOn("split.credit")}, 0) as bonus) due
      cross join lateral (select coalesce(div(due.fee * p.reversed, p.credited), 0) as fee,
                                 coalesce(div(due.bonus * p.reversed, p.credited), 0) as bonus) share
      ${bookedWith("'payment:' || p.id")}
      left join lateral (${takenBack("payment_fee")}) returned on true
      left join lateral (${takenBack("promo")}) taken on true
     where coalesce(f.amount, 0) <> due.fee or coalesce(b.amount, 0) <> due.bonus
        or coalesce(-returned.amount, 0) <> share.fee or coalesce(taken.amount, 0) <> share.bonus
        or ${isMisbooked("p.wallet_id")}`,
  },
];

/** What the reversals of payment `p` took out of the wallet by transfers of one kind; less than 0: what they returned. */
function takenBack(kind: string): string {
  return `
    select sum(case when r.from_account_id = o.available_account_id then r.amount else -r.amount end) as amount
      from transfers r join wallets o on o.id = r.wallet_id
     where r.kind = '${kind}' and r.idempotency_key >= 'payment:' || p.id || ':reversal:'
       and r.idempotency_key < 'payment:' || p.id || ':reversal;'`;
}

/** The terms stored with a row, with the smallest unit of its currency in micro-units. */
function termsOf(row: string): string {
  return `cross join lateral (
        select coalesce((${row}.terms ->> 'feeFixed')::numeric, 0) as fixed,
               coalesce((${row}.terms ->> 'feeBasisPoints')::numeric, 0) as points,
               ${row}.terms -> 'bonusTiers' as tiers, (${unitOf(`${row}.currency`)})::numeric as unit) terms`;
}

/** Written here a second time, apart from the code that books: rounded up to the smallest unit. */
function feeOn(amount: string): string {
  const parts = "(10000 * terms.unit)";
  return `div(terms.fixed * 10000 + ${amount} * terms.points + ${parts} - 1, ${parts}) * terms.unit`;
}

/** Of the highest tier that is reached, rounded down to the smallest unit. */
function bonusOn(amount: string): string {
  return `coalesce((
    select div(${amount} * (tier ->> 'basisPoints')::numeric, 10000 * terms.unit) * terms.unit
      from jsonb_array_elements(terms.tiers) tier where (tier ->> 'from')::numeric <= ${amount}
     order by (tier ->> 'from')::numeric desc limit 1), 0)`;
}

function bookedWith(key: string): string {
  return `left join transfers f on f.idempotency_key = ${key} || ':fee'
      left join transfers b on b.idempotency_key = ${key} || ':bonus'`;
}

function isMisbooked(walletId: string): string {
  return `f.kind <> 'payment_fee' or b.kind <> 'promo'
        or f.wallet_id is distinct from case when f.id is not null then ${walletId} end
        or b.wallet_id is distinct from case when b.id is not null then ${walletId} end`;
}

/** SQL of the smallest unit of a currency in micro-units. */
function unitOf(currency: string): string {
  const others = Intl.supportedValuesOf("currency").filter((code) => decimalsOf(code) !== USUAL_DECIMALS);
  const cases = others.map((code) => `when '${code}' then ${unit(decimalsOf(code))}`);
  return `case ${currency} ${cases.join(" ")} else ${unit(USUAL_DECIMALS)} end`;
}

function unit(decimals: number): string {
  return (10n ** BigInt(Math.max(0, DECIMALS - decimals))).toString();
}

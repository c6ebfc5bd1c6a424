import { IN_BUNDLE_OR_HERE, repeated, type Check } from "./check.ts";

export const ORDER_CHECKS: readonly Check[] = [
  repeated("orders", "id", "id", "Another order of the file has this number."),
  {
    file: "orders",
    field: "id",
    severity: "error",
    message: "An order with this number exists here, and was not made by this migration.",
    rows: `select x.place, x.id::text as value from m_orders x join orders o on o.id = x.id where x.old_hash is null`,
  },
  {
    file: "orders",
    field: "reseller",
    severity: "error",
    message: "There is no such reseller.",
    rows: `select x.place, x.reseller::text as value from m_orders x where not ${IN_BUNDLE_OR_HERE.reseller}`,
  },
  {
    file: "orders",
    field: "reseller",
    severity: "error",
    message:
      "The order is open, and its reseller is not in the file of resellers, which has the balance that pays for it.",
    rows: `select x.place, x.reseller::text as value from m_orders x
            where x.takes and x.hash is distinct from x.old_hash and not exists (select from m_resellers r where r.id = x.reseller)
              and exists (select from resellers r where r.id = x.reseller)`,
  },
  {
    file: "orders",
    field: "service",
    severity: "error",
    message: "There is no such service.",
    rows: `select x.place, x.service::text as value from m_orders x where not ${IN_BUNDLE_OR_HERE.service}`,
  },
  {
    file: "orders",
    field: "price",
    severity: "change",
    message:
      "The order is open, and there is no exchange rate between its currency and that of its service: it cannot be sent to a supplier that charges for it. Set an exchange rate first.",
    rows: `select x.place, concat_ws(' ', (x.price / 1000000.0)::numeric(30, 6), x.buys) as value from (
             select o.place, o.price,
                    coalesce((select w.currency from wallets w where w.reseller_id = o.reseller and not w.test), r.currency) as buys,
                    coalesce((select s.currency from services s where s.id = o.service), p.currency) as sells
               from m_orders o left join m_resellers r on r.id = o.reseller left join m_services p on p.id = o.service
              where o.takes and o.old_hash is null) x
            where x.buys <> x.sells
              and not exists (select from exchange_rates e where e.base = x.sells and e.currency = x.buys)`,
  },
  {
    file: "orders",
    field: "price",
    severity: "error",
    message:
      "An earlier run imported this order with another reseller, service, identifier or price, which never change.",
    rows: `select x.place, x.id::text as value from m_orders x
            where x.here_status is not null and (x.here_price <> x.price or x.here_service <> x.service
              or x.here_reseller <> x.reseller or x.here_identifier is distinct from x.identifier)`,
  },
  {
    file: "orders",
    field: "status",
    severity: "error",
    message: "An earlier run imported this order with a status that cannot become this one.",
    rows: `select x.place, x.status as value from m_orders x
            where x.here_elsewhere and x.here_status <> x.status
              and not exists (select from order_transitions t where t.from_status = x.here_status and t.to_status = x.status)`,
  },
  {
    file: "orders",
    field: "status",
    severity: "error",
    message:
      "An earlier run took this order over, and it was settled differently here. Settle it the same way in both panels.",
    rows: `select x.place, x.status as value from m_orders x
            where not x.here_elsewhere and x.here_status not in ('PENDING', 'PROCESSING') and not x.is_open
              and (x.here_status = 'SUCCESS') <> (x.status = 'SUCCESS')`,
  },
  {
    file: "orders",
    field: "id",
    severity: "error",
    message: "An earlier run took this order over, and it is missing now: include all orders from its date on.",
    rows: `select 'order ' || o.id as place, o.id::text as value
             from moving_origins g join m_run m on m.name = g.name
             join orders o on o.id = g.target_id join wallets w on w.id = o.wallet_id
            where g.file = 'orders' and not o.settled_elsewhere
              and exists (select from m_resellers r where r.id = w.reseller_id)
              and not exists (select from m_orders x where x.id = o.id)`,
  },
  {
    file: "orders",
    field: "quantity",
    severity: "change",
    message: "The price cannot be divided by the quantity, so the order is imported with the quantity 1.",
    rows: `select r.place, r.row_values ->> 'quantity' as value from moving_rows r join m_run m on m.id = r.run_id
            where r.file = 'orders' and r.row_values ? 'quantity'
              and (r.row_values ->> 'price')::bigint % (r.row_values ->> 'quantity')::bigint <> 0`,
  },
  {
    file: "orders",
    field: "reference",
    severity: "change",
    message: "Another order of the reseller has this reference, so the order is imported without it.",
    rows: `select x.place, x.reference as value from (
             select *, row_number() over (partition by reseller, reference order by id) as n from m_orders
              where reference is not null) x
            where n > 1`,
  },
  repeated("transactions", "id", "id", "Another transaction of the file has this number."),
  {
    file: "transactions",
    field: "reseller",
    severity: "error",
    message: "There is no such reseller.",
    rows: `select x.place, x.reseller::text as value from m_transactions x where not ${IN_BUNDLE_OR_HERE.reseller}`,
  },
];

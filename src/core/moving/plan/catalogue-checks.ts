import { IN_BUNDLE_OR_HERE, PRICE_GROUP, repeated, type Check } from "./check.ts";

/** What a column names by its id or by its name, in any case: the same for all of them. */
function known(table: string, column: string): string {
  return `coalesce((select 'id ' || f.id from ${table} f where f.id = ${column} or lower(f.name) = lower(${column})
    order by f.id = ${column} desc limit 1), lower(${column}))`;
}

export const CATALOGUE_CHECKS: readonly Check[] = [
  repeated("service_groups", "id", "id", "Another service group of the file has this id."),
  repeated("service_groups", "name", "lower(name)", "Another service group of the file has this name."),
  repeated("services", "id", "id", "Another service of the file has this number."),
  repeated("price_groups", "id", "id", "Another price group of the file has this id."),
  repeated("price_groups", "name", "lower(name)", "Another price group of the file has this name."),
  repeated(
    "prices",
    "price",
    `concat_ws('/', service, coalesce(${known("m_price_groups", "price_group")}, ''), coalesce(reseller::text, currency))`,
    "The file has another price of this service for the same buyer.",
  ),
  repeated("suppliers", "id", "id", "Another supplier of the file has this id."),
  repeated("suppliers", "name", "lower(name)", "Another supplier of the file has this name."),
  repeated(
    "routes",
    "supplier",
    `concat_ws('/', service, ${known("m_suppliers", "supplier")})`,
    "The file has another route of this service to the same supplier.",
  ),
  repeated("codes", "code", "md5(row_key)", "The file has this code of the service twice."),
  {
    file: "services",
    field: "id",
    severity: "error",
    message: "A service with this number exists here, and was not made by this migration.",
    rows: `select x.place, x.id::text as value from m_services x join services s on s.id = x.id where x.old_hash is null`,
  },
  {
    file: "services",
    field: "currency",
    severity: "error",
    message: "Services are priced in the currency of the server.",
    rows: `select x.place, x.currency as value from m_services x, m_run m where x.currency <> m.currency`,
  },
  {
    file: "services",
    field: "group",
    severity: "change",
    message: "No service group has this id or name: one with this name is created.",
    rows: `select min(x.place) as place, x."group" as value from m_services x
            where not exists (select from m_service_groups g where g.id = x."group" or lower(g.name) = lower(x."group"))
              and not exists (select from service_groups g where lower(g.name) = lower(x."group")) group by x."group"`,
  },
  {
    file: "services",
    field: "id",
    severity: "change",
    message: "The service has no route: its orders wait for staff.",
    rows: `select x.place, x.id::text as value from m_services x
            where coalesce(x.status, 'active') = 'active' and not exists (select from m_routes r where r.service = x.id)
              and not exists (select from m_codes c where c.service = x.id) and not exists (select from routes r where r.service_id = x.id)`,
  },
  {
    file: "services",
    field: "visible_to_groups",
    severity: "error",
    message: "A service is visible to price groups or to resellers: give one of them.",
    rows: `select x.place, x.visible_to_groups::text as value from m_services x
            where jsonb_array_length(coalesce(x.visible_to_groups, '[]')) > 0
              and jsonb_array_length(coalesce(x.visible_to_resellers, '[]')) > 0`,
  },
  {
    file: "services",
    field: "visible_to_groups",
    severity: "error",
    message: "There is no such price group.",
    rows: `select x.place, x.price_group as value from (
             select place, jsonb_array_elements_text(visible_to_groups) as price_group from m_services) x
            where not ${PRICE_GROUP}`,
  },
  {
    file: "services",
    field: "visible_to_resellers",
    severity: "error",
    message: "There is no such reseller.",
    rows: `select x.place, x.id as value from (
             select place, jsonb_array_elements_text(visible_to_resellers) as id from m_services) x
            where not exists (select from m_resellers r where r.id::text = x.id)
              and not exists (select from resellers r where r.id::text = x.id)`,
  },
  {
    file: "prices",
    field: "price_group",
    severity: "error",
    message: "A price is for a price group or for a reseller: give one of them.",
    rows: `select x.place, coalesce(x.price_group, '') as value from m_prices x
            where (x.price_group is null) = (x.reseller is null)`,
  },
  {
    file: "prices",
    field: "price_group",
    severity: "error",
    message: "There is no such price group.",
    rows: `select x.place, x.price_group as value from m_prices x where x.price_group is not null and not ${PRICE_GROUP}`,
  },
  {
    file: "prices",
    field: "service",
    severity: "error",
    message: "There is no such service.",
    rows: `select x.place, x.service::text as value from m_prices x where not ${IN_BUNDLE_OR_HERE.service}`,
  },
  {
    file: "prices",
    field: "reseller",
    severity: "error",
    message: "There is no such reseller.",
    rows: `select x.place, x.reseller::text as value from m_prices x
            where x.reseller is not null and not ${IN_BUNDLE_OR_HERE.reseller}`,
  },
  {
    file: "prices",
    field: "currency",
    severity: "error",
    message: "The price of a reseller is in the currency of the service or of the reseller.",
    rows: `select x.place, x.currency as value from m_prices x cross join m_run m
            where x.reseller is not null and x.currency <> m.currency
              and x.currency is distinct from coalesce((select min(r.currency) from m_resellers r where r.id = x.reseller),
                (select r.currency from resellers r where r.id = x.reseller))`,
  },
  {
    file: "suppliers",
    field: "kind",
    severity: "error",
    message: "This server has no supplier of this type.",
    rows: `select x.place, x.kind as value from m_suppliers x, m_run m where not x.kind = any(m.supplier_kinds)`,
  },
  {
    file: "suppliers",
    field: "exchange_rate",
    severity: "error",
    message: "Give the exchange rate of the supplier's currency.",
    rows: `select x.place, x.currency as value from m_suppliers x, m_run m
            where x.exchange_rate = 0 or (x.currency <> m.currency and x.exchange_rate = 1000000)`,
  },
  {
    file: "routes",
    field: "service",
    severity: "error",
    message: "There is no such service.",
    rows: `select x.place, x.service::text as value from m_routes x where not ${IN_BUNDLE_OR_HERE.service}`,
  },
  {
    file: "routes",
    field: "supplier",
    severity: "error",
    message: "There is no such supplier.",
    rows: `select x.place, x.supplier as value from m_routes x
            where not exists (select from m_suppliers s where s.id = x.supplier or lower(s.name) = lower(x.supplier))
              and not exists (select from suppliers s where lower(s.name) = lower(x.supplier))`,
  },
  {
    file: "codes",
    field: "service",
    severity: "error",
    message: "There is no such service.",
    rows: `select x.place, x.service::text as value from m_codes x where not ${IN_BUNDLE_OR_HERE.service}`,
  },
  {
    file: "codes",
    field: "code",
    severity: "change",
    message:
      "This many rows look like several codes, but each would be sold as one. Give each code its own row, unless they belong together.",
    // As `doubtOfCodes` asks about codes that staff add.
    rows: `select 'service ' || x.service as place, count(*)::text as value from m_codes x
            where x.old_hash is null and x.code ~ '[;,|\\t\\n]' and exists (
              select from unnest(array[';', ',', '|', chr(9), chr(10)]) sign where (
                select count(*) > 1 and bool_and(part !~ '\\s')
                  from (select trim(both E' \\t\\r\\n' from piece) from unnest(string_to_array(x.code, sign)) piece) pieces (part)
                 where part <> ''))
            group by x.service`,
  },
  {
    file: "codes",
    field: "code",
    severity: "change",
    message:
      "This many codes that an earlier run imported are missing now and still for sale here. If the other panel has sold them, withdraw them from the inventory.",
    rows: `select 'service ' || c.service_id as place, count(*)::text as value
             from m_run m join moving_origins g on g.name = m.name and g.file = 'codes'
             join stock_codes c on c.service_id || '/' || c.code = g.key and c.order_id is null
            where (exists (select from m_codes) or exists (select from m_services))
              and not exists (select from m_codes x where x.row_key = g.key)
            group by c.service_id`,
  },
];

const VISIBLE_TO = `case when jsonb_array_length(coalesce(x.visible_to_groups, '[]')) > 0 then 'price_groups'
  when jsonb_array_length(coalesce(x.visible_to_resellers, '[]')) > 0 then 'resellers' else 'everyone' end`;

/** Catalogue: what the file and the server name alike is the same group. */
export const CATALOGUE_STEPS: readonly string[] = [
  `update service_groups g set name = x.name from m_service_groups x
    where g.id = x.target_id and x.hash <> x.old_hash
      and not exists (select from service_groups o where lower(o.name) = lower(x.name) and o.id <> g.id)`,
  `insert into service_groups (name, position)
   select name, coalesce(position, 0) from m_service_groups where old_hash is null order by number on conflict do nothing`,
  `insert into service_groups (name)
   select distinct on (lower(x."group")) x."group" from m_services x
    where not exists (select from m_service_groups g where g.id = x."group" or lower(g.name) = lower(x."group"))
   on conflict do nothing`,
  `create temp table m_group_ids on commit drop as
   select distinct on (x."group") x."group", coalesce(known.target_id, g.id) as id
     from (select distinct "group" from m_services) x
     left join m_service_groups f on f.id = x."group" or lower(f.name) = lower(x."group")
     left join m_service_groups known on known.row_key = f.row_key and known.target_id is not null
     left join service_groups g on lower(g.name) = lower(coalesce(f.name, x."group"))
    order by x."group", f.id = x."group" desc nulls last`,
  `insert into services (id, group_id, type, name, description, currency, base_price, identifier_kind, identifier_check,
     inputs, min_quantity, max_quantity, allow_duplicate, cancellable, delivery_time, status, position, visible_to)
   overriding system value
   select x.id, g.id, x.type, x.name, coalesce(x.description, ''), x.currency, x.price, x.identifier, x.identifier_check,
          coalesce(x.inputs, '[]'), x.min_quantity, x.max_quantity, coalesce(x.allow_duplicate, 'no') = 'yes',
          coalesce(x.cancellable, 'until_submitted'), coalesce(x.delivery_time, ''), coalesce(x.status, 'active'),
          coalesce(x.position, 0), ${VISIBLE_TO}
     from m_services x join m_group_ids g on g."group" = x."group" where x.old_hash is null order by x.id`,
  `update services s set group_id = g.id, type = x.type, name = x.name, description = coalesce(x.description, ''),
     base_price = x.price, identifier_kind = x.identifier, identifier_check = x.identifier_check,
     inputs = coalesce(x.inputs, '[]'), min_quantity = x.min_quantity, max_quantity = x.max_quantity,
     allow_duplicate = coalesce(x.allow_duplicate, 'no') = 'yes',
     cancellable = coalesce(x.cancellable, 'until_submitted'), delivery_time = coalesce(x.delivery_time, ''),
     status = coalesce(x.status, 'active'), position = coalesce(x.position, 0), visible_to = ${VISIBLE_TO}
     from m_services x join m_group_ids g on g."group" = x."group" where s.id = x.id and x.hash <> x.old_hash`,
  `insert into price_groups (name) select name from m_price_groups where old_hash is null order by number on conflict do nothing`,
  `update price_groups g set name = x.name from m_price_groups x
    where g.id = x.target_id and x.hash <> x.old_hash
      and not exists (select from price_groups o where lower(o.name) = lower(x.name) and o.id <> g.id)`,
  `create temp table m_price_group_ids on commit drop as
   select distinct on (x.price_group) x.price_group, coalesce(f.target_id, g.id) as id
     from (select price_group from m_resellers union select price_group from m_prices
           union select jsonb_array_elements_text(visible_to_groups) from m_services) x
     left join m_price_groups f on f.id = x.price_group or lower(f.name) = lower(x.price_group)
     left join price_groups g on lower(g.name) = lower(coalesce(f.name, x.price_group))
    where x.price_group is not null
    order by x.price_group, f.id = x.price_group desc nulls last`,
];

/** What names services and resellers, which are there by then. */
export const OFFER_STEPS: readonly string[] = [
  `insert into group_prices (service_id, price_group_id, price, currency)
   select x.service, g.id, x.price, nullif(x.currency, s.currency)
     from m_prices x join m_price_group_ids g on g.price_group = x.price_group join services s on s.id = x.service
    where x.hash is distinct from x.old_hash
   on conflict (service_id, price_group_id, currency) do update set price = excluded.price`,
  `insert into personal_prices (service_id, reseller_id, price, currency)
   select x.service, x.reseller, x.price, nullif(x.currency, s.currency)
     from m_prices x join services s on s.id = x.service
    where x.reseller is not null and x.hash is distinct from x.old_hash
   on conflict (service_id, reseller_id) do update set price = excluded.price, currency = excluded.currency`,
  `delete from catalogue_viewers v using m_services x where v.service_id = x.id and x.hash <> x.old_hash`,
  `insert into catalogue_viewers (service_id, price_group_id)
   select distinct x.id, g.id from m_services x cross join jsonb_array_elements_text(x.visible_to_groups) v (name)
     join m_price_group_ids g on g.price_group = v.name where x.hash is distinct from x.old_hash`,
  `insert into catalogue_viewers (service_id, reseller_id)
   select distinct x.id, v.id::integer from m_services x cross join jsonb_array_elements_text(x.visible_to_resellers) v (id)
    where x.hash is distinct from x.old_hash and jsonb_array_length(coalesce(x.visible_to_groups, '[]')) = 0`,
  `insert into routes (service_id, position, supplier_id, supplier_service, cost)
   select x.service, coalesce(last.position, 0) + row_number() over (partition by x.service order by x.position, x.number),
          p.id, x.supplier_service, x.cost
     from m_routes x
     join m_suppliers_here p on p.row_key = x.row_key
     left join (select service_id, max(position) as position from routes group by service_id) last on last.service_id = x.service
    where x.old_hash is null
      and not exists (select from routes r where r.service_id = x.service and r.supplier_id = p.id)`,
  `update routes r set supplier_service = x.supplier_service, cost = x.cost
     from m_routes x join m_suppliers_here p on p.row_key = x.row_key
    where r.service_id = x.service and r.supplier_id = p.id and x.hash <> x.old_hash`,
  `insert into stock_codes (service_id, code) select service, code from m_codes where old_hash is null order by number
   on conflict (service_id, code) do nothing`,
  `select 1 from services s where s.id in (select service from m_codes where old_hash is null) order by s.id for no key update`,
  // Orders take the codes before any other route. Where the inventory is a route already, its place is the operator's choice.
  `create temp table m_stocked on commit drop as
   select distinct x.service from m_codes x
    where x.old_hash is null and not exists (
      select from routes r join suppliers p on p.id = r.supplier_id where r.service_id = x.service and p.kind = 'stock')`,
  `update routes r set position = r.position + 1 from m_stocked x where r.service_id = x.service`,
  `insert into routes (service_id, position, supplier_id)
   select x.service, 1, p.id from m_stocked x cross join suppliers p where p.kind = 'stock' order by x.service`,
];

/** Which supplier each route means. */
export const FIND_SUPPLIERS = `
  create temp table m_suppliers_here on commit drop as
  select distinct on (x.row_key) x.row_key, s.id
    from m_routes x
    left join m_suppliers f on f.id = x.supplier or lower(f.name) = lower(x.supplier)
    join suppliers s on lower(s.name) = lower(coalesce(f.name, x.supplier))
   order by x.row_key, f.id = x.supplier desc nulls last`;

-- Routes are changed one at a time. Each is named by its service and its supplier, and stores when it changed last.
alter table routes
  drop constraint routes_pkey,
  drop constraint routes_service_id_supplier_id_key,
  add primary key (service_id, supplier_id),
  -- Checked when a statement ends: one statement may move several routes.
  add constraint routes_place unique (service_id, position) deferrable initially immediate,
  add column updated_at timestamptz not null default now();

-- `updated_at` is what an editor sends back. The database alone writes it: later than the last change by at least the
-- millisecond that an editor sees, and only when something else than the columns named here changed.
create function stamp_change() returns trigger language plpgsql as $$
declare
  ignored text[] := coalesce(tg_argv, '{}');
begin
  new.updated_at := case when (to_jsonb(old) - ignored) is distinct from (to_jsonb(new) - ignored)
    then greatest(now(), old.updated_at + interval '1 millisecond') else old.updated_at end;
  return new;
end $$;
create trigger services_stamped before update on services for each row
  execute function stamp_change('position', 'delivery_p50_seconds', 'delivery_p95_seconds');
create trigger routes_stamped before update on routes for each row execute function stamp_change();
create trigger resellers_stamped before update on resellers for each row execute function stamp_change();

-- The supplier whose pause sent an open order to people; null once the order goes anywhere else.
alter table orders add column diverted_from integer references suppliers (id);
alter table orders drop constraint orders_attention_check;
alter table orders add check (attention in ('manual', 'no_route', 'refused', 'ambiguous', 'loss', 'retries', 'expired',
  'out_of_stock', 'diverted'));

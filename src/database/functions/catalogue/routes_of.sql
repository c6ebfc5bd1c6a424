-- The routes of a service in their order, as `next-step` reads them.
create function routes_of(wanted integer) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object(
      'position', r.position, 'supplierId', r.supplier_id, 'kind', p.kind, 'supplierService', r.supplier_service,
      'cost', r.cost::text, 'offered', o.cost::text, 'allowLoss', r.allow_loss, 'pausedBy', r.paused_by, 'inputNames', r.input_names,
      'continueOnRejection', r.continue_on_rejection, 'supplierName', p.name,
      'supplierPaused', p.paused_at is not null, 'pauseReason', p.pause_reason,
      'openSeconds', greatest(0, extract(epoch from p.open_until - now()))) order by r.position), '[]')
    from routes r
    join suppliers p on p.id = r.supplier_id
    left join supplier_services o on o.supplier_id = r.supplier_id and o.code = r.supplier_service
   where r.service_id = wanted
$$;

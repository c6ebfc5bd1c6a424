-- Whether a reseller sees a service: both the service and its group must be visible to them. Statements ask it only where
-- the service or the group is not visible to everyone.
create function sees_service(of_service_id integer, of_reseller_id integer, of_price_group_id integer) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from services s join service_groups g on g.id = s.group_id
     where s.id = of_service_id
       and (s.visible_to = 'everyone'
         or exists (select from catalogue_viewers v where v.service_id = s.id and v.reseller_id = of_reseller_id)
         or exists (select from catalogue_viewers v where v.service_id = s.id and v.price_group_id = of_price_group_id))
       and (g.visible_to = 'everyone'
         or exists (select from catalogue_viewers v where v.service_group_id = g.id and v.reseller_id = of_reseller_id)
         or exists (select from catalogue_viewers v where v.service_group_id = g.id and v.price_group_id = of_price_group_id)));
end $$;

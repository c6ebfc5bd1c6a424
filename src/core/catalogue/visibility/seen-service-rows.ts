import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../../database/database.ts";

/** Who looks for services. */
export interface Viewer {
  resellerId: number;
  priceGroupId: number | null;
}

/** Whether the reseller sees the service `s` of the group `g`, by the names that both have in the statement. */
export function isVisibleTo({ resellerId, priceGroupId }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`((s.visible_to = 'everyone' and g.visible_to = 'everyone')
    or sees_service(s.id, ${resellerId}::integer, ${priceGroupId}::integer))`;
}

export async function seesServiceRow(connection: Connection, viewer: Viewer, serviceId: number): Promise<boolean> {
  const { rows } = await sql<{ sees: boolean }>`
    select sees_service(${serviceId}::integer, ${viewer.resellerId}::integer, ${viewer.priceGroupId}::integer) as sees`.execute(
    connection,
  );
  return rows[0]!.sees;
}

/** A service that not everyone sees, with why this reseller does. */
export interface RestrictedServiceRow {
  id: number;
  name: string;
  serviceGroup: string;
  status: "active" | "paused" | "retired";
  /** Chosen by name; else their price group is. */
  isChosen: boolean;
}

/** What a reseller sees that not everyone does, as the catalogue lists it. */
export async function restrictedServiceRows(
  connection: Connection,
  viewer: Viewer,
  most: number,
): Promise<RestrictedServiceRow[]> {
  const { rows } = await sql<RestrictedServiceRow>`
    select s.id, s.name, g.name as "serviceGroup", s.status,
           exists (select from catalogue_viewers v where v.reseller_id = ${viewer.resellerId}::integer
             and (v.service_id = s.id or v.service_group_id = g.id)) as "isChosen"
      from services s join service_groups g on g.id = s.group_id
     where (s.visible_to <> 'everyone' or g.visible_to <> 'everyone') and s.status <> 'retired' and ${isVisibleTo(viewer)}
     order by g.position, g.id, s.position, s.id limit ${most}`.execute(connection);
  return rows;
}

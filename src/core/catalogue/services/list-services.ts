import type { Context } from "../../kernel/context.ts";
import type { ServiceStatus, ServiceType } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";

/** A service as the operator sees it. */
export interface ListedService {
  id: number;
  groupName: string;
  name: string;
  type: ServiceType;
  basePrice: Micros;
  currency: string;
  status: ServiceStatus;
  /** Codes that can be delivered now. */
  freeCodes: bigint;
}

/** Every service, retired ones too, in the order of the catalogue, for the operator. */
export function listServices(context: Context): Promise<ListedService[]> {
  return context.database.kysely
    .selectFrom("services as s")
    .innerJoin("service_groups as g", "g.id", "s.group_id")
    .select(["s.id", "g.name as groupName", "s.name", "s.type", "s.base_price as basePrice", "s.currency", "s.status"])
    .select((service) =>
      service
        .selectFrom("stock_codes as c")
        .select((code) => code.fn.countAll<bigint>().as("free"))
        .whereRef("c.service_id", "=", "s.id")
        .where("c.order_id", "is", null)
        .$asScalar()
        .$notNull()
        .as("freeCodes"),
    )
    .orderBy("g.position")
    .orderBy("g.id")
    .orderBy("s.position")
    .orderBy("s.id")
    .execute();
}
